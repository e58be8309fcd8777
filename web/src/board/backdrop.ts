/**
 * The drawing of the board as bitmaps. Painting its 2,600 paths on every frame is too slow without a graphics card,
 * so there is one bitmap of the whole sheet and one sharp bitmap of the visible part. While the reader pans and zooms,
 * they are only moved and scaled; the sharp one is painted again when the camera rests.
 */

import type { Area } from "../lib/camera.svelte";

interface Eye {
  x: number;
  y: number;
  k: number;
  width: number;
  height: number;
}

/** The scale from which every name is readable. */
const ALL = 0.9;
/**
 * How much text the map shows, and from which scale: names too small to read are left out, and those of
 * fortresses and off-map boxes grow in their place.
 */
const LEVELS = [
  { from: ALL, style: "" },
  {
    from: 0.56,
    style:
      ".board .name:not(.name-minor,.name-major){display:none}" +
      ".board .name.name-minor,.board .name.name-major,.board .box-name{font-size:16.2px}" +
      apart(3),
  },
  {
    from: 0,
    style:
      ".board .name:not(.name-major){display:none}" +
      ".board .name.name-major,.board .box-name{font-size:25px}" +
      apart(7),
  },
];

/** Pixels per unit of the drawing in the bitmap of the whole sheet. */
const WHOLE = 1;
/** How far the sharp bitmap extends beyond the window, as a fraction of its size. */
const MARGIN = 0.2;
/** The sharp bitmap is painted in strips of this height, one per frame, to avoid stutter. */
const STRIP = 160;
/** Milliseconds without movement before the camera counts as resting. */
const REST = 140;
/** How many drawings are cached: one takes about 28 MB, and painting it again takes a moment. */
const KEPT = 2;
/** The largest pixel count of the sharp bitmap. */
const MOST = 16e6;

export class Backdrop {
  private svg = "";
  /** The reader's text size. */
  private text = 1;
  /** Cached drawings by amount of text, the most recently used last. */
  private readonly images = new Map<number, Promise<HTMLImageElement>>();
  private readonly whole = document.createElement("canvas");
  private sharp = document.createElement("canvas");
  /** The next sharp bitmap, not visible yet. */
  private next: HTMLCanvasElement | null = null;
  private sharpAt: Eye | null = null;
  private eye: Eye | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private job = 0;

  constructor(
    private readonly host: HTMLElement,
    private readonly sheet: Area,
  ) {
    host.append(this.whole, this.sharp);
    this.sharp.hidden = true;
  }

  /** Sets the drawing and the text size; resolves once it can be shown. */
  async load(svg: string, text: number): Promise<void> {
    [this.svg, this.text] = [svg, text];
    this.images.clear();
    const image = await this.imageFor(this.eye?.k ?? 1);
    if (svg !== this.svg) return;
    const { x, y, width, height } = this.sheet;
    this.whole.width = Math.ceil(width * WHOLE);
    this.whole.height = Math.ceil(height * WHOLE);
    const context = this.whole.getContext("2d", { alpha: false });
    context?.setTransform(WHOLE, 0, 0, WHOLE, -x * WHOLE, -y * WHOLE);
    context?.drawImage(image, x, y, width, height);
    this.place();
    this.rest(0);
  }

  /** The drawing with the text readable at a scale. */
  private imageFor(k: number): Promise<HTMLImageElement> {
    const level = LEVELS.findIndex(({ from }) => k >= from * (from < ALL ? this.text : 1));
    const style = level ? LEVELS[level]?.style : grown(this.text);
    const made = this.images.get(level) ?? decoded(this.svg.replace("</style>", `${style ?? ""}</style>`));
    this.images.delete(level);
    this.images.set(level, made);
    for (const [old, image] of [...this.images].slice(0, -KEPT)) {
      this.images.delete(old);
      void image.then((found) => found.removeAttribute("src"));
    }
    return made;
  }

  /** Follows the camera. */
  follow(eye: Eye): void {
    this.eye = eye;
    this.place();
    this.rest(REST);
  }

  destroy(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.job);
    for (const canvas of [this.whole, this.sharp, this.next]) release(canvas);
  }

  private place(): void {
    if (!this.eye) return;
    const { x, y, k } = this.eye;
    move(this.whole, x + this.sheet.x * k, y + this.sheet.y * k, k / WHOLE);
    if (this.sharpAt) {
      const grown = k / this.sharpAt.k;
      move(this.sharp, x - this.sharpAt.x * grown, y - this.sharpAt.y * grown, grown / density(this.sharpAt));
    }
  }

  private rest(wait: number): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.job);
    release(this.next);
    this.next = null;
    this.timer = setTimeout(() => void this.sharpen(), wait);
  }

  /** Paints the sharp bitmap for the current camera, strip by strip, on a hidden canvas. */
  private async sharpen(): Promise<void> {
    const eye = this.eye;
    if (!eye?.width || !this.svg || !this.whole.width) return;
    const image = await this.imageFor(eye.k);
    if (eye !== this.eye) return;
    const [east, south] = [Math.round(eye.width * MARGIN), Math.round(eye.height * MARGIN)];
    const at: Eye = {
      x: eye.x + east,
      y: eye.y + south,
      k: eye.k,
      width: eye.width + 2 * east,
      height: eye.height + 2 * south,
    };
    const dense = density(at);
    const canvas = (this.next = document.createElement("canvas"));
    canvas.width = Math.round(at.width * dense);
    canvas.height = Math.round(at.height * dense);
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) return;
    context.fillStyle = getComputedStyle(this.host).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const { x, y, width, height } = this.sheet;
    const scale = at.k * dense;
    let top = 0;
    const strip = () => {
      const bottom = Math.min(top + STRIP * dense, canvas.height);
      context.save();
      context.beginPath();
      context.rect(0, top, canvas.width, bottom - top);
      context.clip();
      context.setTransform(scale, 0, 0, scale, at.x * dense, at.y * dense);
      context.drawImage(image, x, y, width, height);
      context.restore();
      top = bottom;
      if (top < canvas.height) this.job = requestAnimationFrame(strip);
      else this.show(canvas, at);
    };
    this.job = requestAnimationFrame(strip);
  }

  private show(canvas: HTMLCanvasElement, at: Eye): void {
    this.sharp.replaceWith(canvas);
    release(this.sharp);
    [this.sharp, this.next] = [canvas, null];
    this.sharpAt = at;
    this.place();
  }
}

/** Removes a canvas and frees its pixels immediately; garbage collection could take a long time. */
function release(canvas: HTMLCanvasElement | null): void {
  if (!canvas) return;
  canvas.remove();
  canvas.width = canvas.height = 0;
}

/** Larger names need more space between their two lines. */
function apart(by: number): string {
  const line = (which: string, shift: number) =>
    `.board .name text:${which}-child:not(:only-child){transform:translateY(${shift}px)}`;
  return line("first", -by) + line("last", by);
}

/** All names for the reader's text size, as far as their neighbours leave room. */
export function grown(text: number): string {
  if (text === 1) return "";
  const times = 1 + 0.7 * (text - 1);
  const size = (names: string, usual: number) => `${names}{font-size:${usual * times}px}`;
  return size(".board .name", 10) + size(".board :is(.name-minor,.name-major)", 10.3) + apart(6 * (times - 1));
}

/** A drawing as a picture that can be painted immediately. */
async function decoded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = url;
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
}

/** Pixels of the sharp bitmap per CSS pixel. */
function density({ width, height }: Eye): number {
  return Math.min(devicePixelRatio, Math.sqrt(MOST / (width * height)));
}

function move(canvas: HTMLCanvasElement, x: number, y: number, scale: number): void {
  canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}
