/* Nothing of the page is kept here, so that it is never older than its server. Only where no server answers at all,
   the sheet that the page has left (src/offline.ts) says so. */

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(async () => (await caches.match("/offline")) ?? Response.error()));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(([open]) => (open ? open.focus() : self.clients.openWindow("/"))),
  );
});
