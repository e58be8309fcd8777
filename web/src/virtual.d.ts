declare module "virtual:style.css";

declare module "virtual:safe" {
  /** Colours of the drawing, and their replacements in the palette for colour-blind readers. */
  const replaced: Record<string, string>;
  export default replaced;
}

declare module "*.svg?raw" {
  const text: string;
  export default text;
}
