import { launch, Server } from "./e2e/server";
const server = new Server();
await server.start();
const browser = await launch();
async function open(fragment: string, width: number, height: number) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(60000);
  page.on("console", (m) => { if (m.type() === "error") console.log("console", m.text()); });
  page.on("pageerror", (e) => console.log("pageerror", e.stack));
  page.on("response", (r) => { if (r.status() >= 400) console.log("response", r.status(), r.url()); });
  await page.goto(`${server.url}/${fragment}`);
  return page;
}
const names = process.argv.slice(2);
try {
  for (const [w, h] of [[1280, 720], [390, 844]] as const) {
    for (const name of names) {
      const page = await open(name.startsWith("#") ? name : `#lesson=${name}`, w, h);
      if (name.startsWith("#rules")) {
        await page.locator("article.wanted .case-title").first().click();
        await page.locator(".case svg").waitFor();
      } else if (!name.startsWith("#")) {
        await page.locator(".lesson").waitFor();
        await page.locator(".decision:not(.busy)").waitFor();
      }
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/shots/${name.replace(/\W/g, "-")}-${w}.png` });
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
