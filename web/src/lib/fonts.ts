/** The fonts of the drawing, which are those of the page: loaded once, and given to the drawing. */

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

/** Loads the fonts for the page; the rules of a style sheet that has them inside it come back. */
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

/** A drawing that is shown as a picture sees no fonts but those inside it. */
export async function withFonts(svg: string): Promise<string> {
  return svg.includes("@font-face") ? svg : svg.replace("<style>", `<style>${(await faces()).join("")}`);
}
