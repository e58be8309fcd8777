declare module "virtual:style.css";

declare module "virtual:safe" {
  /** Colours of the drawing, and those that stand for them in the palette that everybody can tell apart. */
  const replaced: Record<string, string>;
  export default replaced;
}

declare module "*.svg?raw" {
  const text: string;
  export default text;
}
