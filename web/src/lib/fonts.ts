/** The fonts, shared by the page and the drawing: loaded once, and embedded in the drawing. */

import bold from "../../../src/maria/box/fonts/Alegreya-Bold.woff2?url";
import medium from "../../../src/maria/box/fonts/Alegreya-Medium.woff2?url";
import italic from "../../../src/maria/box/fonts/Alegreya-MediumItalic.woff2?url";

const FAMILY = "Alegreya";
const FACES = [
  { url: medium, weight: "500", style: "normal" },
  { url: italic, weight: "500", style: "italic" },
  { url: bold, weight: "700", style: "normal" },
];
let loaded: Promise<string[]> | undefined;

/** Loads the fonts for the page; returns style rules with the fonts embedded. */
function faces(): Promise<string[]> {
  loaded ??= Promise.all(
    FACES.map(async ({ url, weight, style }) => {
      const bytes = await (await fetch(url)).arrayBuffer();
      document.fonts.add(new FontFace(FAMILY, bytes.slice(0), { weight, style }));
      const data = await dataUrl(new Blob([bytes], { type: "font/woff2" }));
      return `@font-face{font-family:'${FAMILY}';font-weight:${weight};font-style:${style};src:url(${data})}`;
    }),
  );
  return loaded;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new DOMException());
    reader.readAsDataURL(blob);
  });
}

export async function loadFonts(): Promise<void> {
  await faces();
}

/** A drawing shown as an image can only use fonts embedded in it. */
export async function withFonts(svg: string): Promise<string> {
  return svg.includes("@font-face") ? svg : svg.replace("<style>", `<style>${(await faces()).join("")}`);
}
