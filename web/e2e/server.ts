/** A server and a browser as they are found on this machine, and games made without clicks. */

import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "playwright-core";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const COMMAND = join(ROOT, ".venv/bin/maria");
export const PAGE = join(ROOT, "src/maria/server/page/index.html");
/** Where pictures of failed tests go. */
export const FAILED = join(ROOT, "build/e2e");
/** Milliseconds after which something that does not come is a fault; less shows sooner what is missing. */
export const PATIENCE = Number(process.env["MARIA_PATIENCE"] ?? 240_000);

/** Seconds that a bot may think; it needs far less. */
const LONGEST = 120;

/** Who sits where. */
const NAMES: Record<string, string> = {
  maria_theresa: "Anna",
  frederick: "Karl",
  louis: "Jeanne",
  a: "Anna",
  b: "Karl",
};

const BROWSERS = ["chromium", "chromium-browser", "google-chrome"];
/** Chromium without the windows it draws nowhere: the same pages in two thirds of the time. */
const SHELL = "chromium-headless-shell";
export const NOT_RUN = `not run: browser (${[SHELL, ...BROWSERS].join(", ")} are not in PATH)`;
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

// ---------------------------------------------------------------- the browser

/** The program of a browser of Chromium's family, if there is one; tests prefer the shell, measurements what people use. */
export function browserProgram(names = [SHELL, ...BROWSERS]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function launch(executablePath = browserProgram([...BROWSERS, SHELL])): Promise<Browser> {
  if (!executablePath) throw new Error(NOT_RUN);
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

// ---------------------------------------------------------------- the server

export interface Made {
  id: string;
  /** The keys of the seats that are taken, and links to all others. */
  tokens: Record<string, string>;
}

export interface Wanted {
  variant?: string;
  players?: 2 | 3;
  options?: string[];
  /** The bots and where they sit. */
  bots?: Record<string, string>;
  watch?: "nobody" | "link" | "anyone";
}

/** `maria serve` with a database of its own, which outlives it. */
export class Server {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "maria-e2e-"));
  /** What it has printed. */
  readonly lines: string[] = [];
  url = "";
  /** Whatever ends us ends it too. */
  private readonly endNow = () => this.process?.kill("SIGKILL");

  constructor() {
    process.once("exit", this.endNow);
  }

  /** Starts it, on its previous port if it had one, and waits until it listens. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const database = `sqlite:///${join(this.folder, "maria.sqlite")}`;
    const words = ["serve", "--host", "127.0.0.1", "--port", port, "--database", database, "--rate", "100000"];
    const started = spawn(COMMAND, words, { stdio: ["ignore", "pipe", "pipe"], cwd: this.folder });
    this.process = started;
    createInterface(started.stderr).on("line", (line) => this.lines.push(line));
    this.url = await new Promise<string>((listens, fails) => {
      const late = setTimeout(() => started.kill("SIGKILL"), PATIENCE);
      started.once("exit", () => clearTimeout(late));
      createInterface(started.stdout).on("line", (line) => {
        this.lines.push(line);
        if (!line.includes('"event": "listening"')) return;
        clearTimeout(late);
        listens((JSON.parse(line) as { address: string }).address);
      });
      started.once("error", fails);
      started.once("exit", () => fails(new Error(["the server did not start", ...this.lines].join("\n"))));
    });
  }

  /** Kills it; it has no chance to clean up. */
  kill9(): Promise<void> {
    return this.end("SIGKILL");
  }

  /** Stops it for good, and deletes its database. */
  async stop(): Promise<void> {
    await this.end("SIGTERM");
    process.off("exit", this.endNow);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { process } = this;
    this.process = null;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const ended = new Promise((done) => process.once("exit", done));
    process.kill(signal);
    const late = setTimeout(() => process.kill("SIGKILL"), PATIENCE);
    await ended;
    clearTimeout(late);
  }

  // -------------------------------------------------------------- requests without a page

  async ask<Answer>(method: "GET" | "POST", path: string, token?: string, body?: unknown): Promise<Answer> {
    return (await (await this.send(method, path, token, body)).json()) as Answer;
  }

  /** A response that is not JSON, such as a record. */
  async read(path: string, token?: string): Promise<string> {
    return (await this.send("GET", path, token)).text();
  }

  private async send(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {};
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const sent = body === undefined ? null : JSON.stringify(body);
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(`${this.url}/api${path}`, { method, headers, body: sent, signal });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  /** A game whose seats are taken: bots sit where `bots` says, people in the others. */
  async newGame({
    variant = "introductory",
    players = 3,
    options = [],
    bots = {},
    watch = "link",
  }: Wanted): Promise<Made> {
    const seats = Object.fromEntries(
      Object.entries(bots).map(([seat, bot]) => [seat, { kind: "bot", bot, seconds: LONGEST }]),
    );
    return this.taken(await this.made("/games", { variant, players, options, seats, watch }));
  }

  /** A game continued from a record; people take its seats unless the game is over. */
  async load(record: string, hints = false): Promise<Made> {
    const made = await this.made("/games/load", { record, hints });
    const { status } = await this.ask<{ status: string }>("GET", `/games/${made.id}`, Object.values(made.tokens)[0]);
    return status === "over" ? made : this.taken(made);
  }

  /** Plays lines of a record, each from the seat it belongs to. */
  async play({ id, tokens }: Made, lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      const [seat = "", action = ""] = line.split(": ", 2);
      const path = (what: string) => `/games/${id}/${what}seat=${seat}`;
      const { table } = await this.ask<{ table: { step: string } }>(
        "GET",
        path("updates?after=1000000&"),
        tokens[seat],
      );
      const body = { id: randomBytes(8).toString("hex"), step: table.step, action };
      await this.ask("POST", path("act?"), tokens[seat], body);
    }
  }

  /** A new game and the links to its seats. */
  async made(path: string, body: unknown): Promise<Made> {
    const { game, tokens } = await this.ask<{ game: { id: string }; tokens: Record<string, string> }>(
      "POST",
      path,
      undefined,
      body,
    );
    return { id: game.id, tokens };
  }

  /** Everybody takes a seat. */
  async taken({ id, tokens }: Made): Promise<Made> {
    const keys: Record<string, string> = {};
    for (const [seat, link] of Object.entries(tokens)) {
      const [value, key] = [randomBytes(32).toString("hex"), randomBytes(16).toString("base64url")];
      await this.ask("POST", `/games/${id}/take`, link, { name: NAMES[seat] ?? seat, value, key });
      keys[seat] = key;
    }
    return { id, tokens: keys };
  }
}
