/** The page as an app: a small service worker, and the page it shows while the server is unreachable. */

import { language, say } from "./lib/texts.svelte";

const STYLE = `:root{color-scheme:light dark}body{display:grid;place-content:center;gap:1em;min-height:90vh;margin:0 1em;
text-align:center;font:1.2em/1.4 Georgia,serif;background:light-dark(#f4ecd8,#2a241d);color:light-dark(#2e241b,#f0e6d0)}
h1{margin:0;font-weight:500;letter-spacing:.2em}a{color:inherit}`;

/** Stores that page in the reader's language, and starts the service worker. */
export async function installable(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const words = `<h1>${say("board-title")}</h1><p>${say("page-offline")}</p><p><a href="/">${say("page-offline-again")}</a></p>`;
  const sheet =
    `<!doctype html><html lang="${language()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${say("board-title")}</title><style>${STYLE}</style><main>${words}</main></html>`;
  const kept = await caches.open("offline");
  await kept.put("/offline", new Response(sheet, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
  await navigator.serviceWorker.register("/worker.js");
}
