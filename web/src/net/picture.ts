/** A moment's board as a file: the server's drawing, or an image made from it here. */

import { query, read } from "./client";
import { heldSeats } from "./seats";
import { fileName, saveFile } from "./record";
import { language } from "../lib/texts.svelte";
import type { GameInfo } from "../lib/types";

export const KINDS = ["png", "svg"] as const;
/** The width of an image, in pixels. */
const WIDTH = 2400;

export async function savePicture(
  game: GameInfo,
  seq: number,
  eyes: string | null,
  kind: (typeof KINDS)[number],
): Promise<void> {
  const token = heldSeats(localStorage, game.id)[0]?.token ?? null;
  const values = { seq, lang: language(), ...(eyes ? { eyes } : {}) };
  const svg = new Blob([await read(query(`/games/${game.id}/picture.svg`, values), { token })], {
    type: "image/svg+xml",
  });
  saveFile(kind === "svg" ? svg : await toPng(svg), `${fileName(game)}-${seq}.${kind}`);
}

/** A drawing as an image of WIDTH. */
export async function toPng(svg: Blob): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(svg);
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new DOMException())), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
