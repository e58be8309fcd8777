/** The tab's title: marked when it is the reader's turn, with the number of unread messages. */
export function titleOf(page: string, game: string, turn: boolean, unread: number): string {
  const mark = turn ? "● " : "";
  const count = unread ? `(${unread}) ` : "";
  return `${mark}${count}${game ? `${game} – ${page}` : page}`;
}
