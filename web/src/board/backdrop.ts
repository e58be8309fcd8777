/**
 * The drawing of the board as pictures. Drawing its 2,600 paths anew for every frame is too slow without a
 * graphics card, so there is one picture of the whole sheet, and one of what the window shows in full sharpness.
 * Both are only moved and scaled while the reader pans and zooms; the sharp one is made again when he rests.
 */

import type { Area } from "../lib/camera.svelte";

interface Eye {
  x: number;
  y: number;
  k: number;
  width: number;
  height: number;
}

/**
 * How much is written on the map, from which scale on: names that would be too small to be read are left out, and
 * those of fortresses and off-map boxes grow in their place.
 */
const LEVELS = [
  { from: 0.9, style: "" },
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

/** Pixels of the picture of the whole sheet for a unit of the drawing. */
const WHOLE = 1;
/** The sharp picture reaches so far beyond the window, in parts of its size. */
const MARGIN = 0.2;
/** The sharp picture is made in strips of this height, one a frame, so that nothing stutters meanwhile. */
const STRIP = 160;
/** Milliseconds without a movement after which the reader is said to rest. */
const REST = 140;
/** The drawings that are kept: one takes some 28 MB, and making it again a moment. */
const KEPT = 2;
/** The most pixels of the sharp picture. */
const MOST = 16e6;

export class Backdrop {
  private svg = "";
  /** How large the reader wants texts. */
  private text = 1;
  /** The drawing as pictures with more or fewer names, the one that was used last at the end. */
  private readonly images = new Map<number, Promise<HTMLImageElement>>();
  private readonly whole = document.createElement("canvas");
  private sharp = document.createElement("canvas");
  /** The next sharp picture, which is not seen yet. */
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

  /** Takes the drawing and how large texts are; resolves when it can be seen. */
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

  /** The drawing with what can be read at a scale. */
  private imageFor(k: number): Promise<HTMLImageElement> {
    const level = LEVELS.findIndex(({ from }) => k >= from * this.text);
    const made =
      this.images.get(level) ?? decoded(this.svg.replace("</style>", `${LEVELS[level]?.style ?? ""}</style>`));
    this.images.delete(level);
    this.images.set(level, made);
    for (const [old, image] of [...this.images].slice(0, -KEPT)) {
      this.images.delete(old);
      void image.then((found) => found.removeAttribute("src"));
    }
    return made;
  }

  /** The reader looks at another part now. */
  look(eye: Eye): void {
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

  /** Makes the sharp picture for where the reader is now, strip by strip on a canvas that is not seen yet. */
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

/** Takes a picture away and frees its pixels at once: a collector of garbage would not notice them for long. */
function release(canvas: HTMLCanvasElement | null): void {
  if (!canvas) return;
  canvas.remove();
  canvas.width = canvas.height = 0;
}

/** Names that grow need more room between their two lines. */
function apart(by: number): string {
  const line = (which: string, shift: number) =>
    `.board .name text:${which}-child:not(:only-child){transform:translateY(${shift}px)}`;
  return line("first", -by) + line("last", by);
}

/** A drawing as a picture that can be drawn at once. */
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

/** Pixels of the sharp picture for one of the page. */
function density({ width, height }: Eye): number {
  return Math.min(devicePixelRatio, Math.sqrt(MOST / (width * height)));
}

function move(canvas: HTMLCanvasElement, x: number, y: number, scale: number): void {
  canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}
