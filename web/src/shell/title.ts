/** The title of a tab: marked when it is the reader's turn, with the messages he has not read. */
export function titleOf(page: string, game: string, turn: boolean, unread: number): string {
  const mark = turn ? "● " : "";
  const count = unread ? `(${unread}) ` : "";
  return `${mark}${count}${game ? `${game} – ${page}` : page}`;
}
