import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import { homeIcons } from '../server/site/icons.ts';

/** Draws the home-screen icons of every brand from its sign: run it after a `favicon.svg` has changed, and commit what it writes. */
const folder = new URL('../brands/', import.meta.url);
const { CHROMIUM: executablePath } = process.env;
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
for (const brand of await brandsIn(folder)) {
  const sign = await readFile(new URL(`${brand}/favicon.svg`, folder), 'utf8');
  await mkdir(new URL(`${brand}/icons/`, folder), { recursive: true });
  for (const { name, size, isWhole } of homeIcons) {
    const picture = await draw(browser, sign, { size, isWhole });
    await writeFile(new URL(`${brand}/icons/${name}`, folder), picture);
  }
  console.log(brand);
}
await browser.close();

async function brandsIn(place: URL): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true });
  return entries.filter((each) => each.isDirectory()).map(({ name }) => name);
}

type Look = { size: number; isWhole: boolean };

/** A system cuts a whole icon into its own shape, so that the sign stands inside and its ground reaches the edges. */
async function draw(on: Browser, sign: string, { size, isWhole }: Look): Promise<Buffer> {
  const page = await on.newPage({ viewport: { width: size, height: size } });
  const ground = isWhole
    ? (/<rect width="32" height="32"[^>]*fill="([^"]+)"/.exec(sign)?.[1] ?? '#fff')
    : 'none';
  const inset = isWhole ? Math.round(size * 0.12) : 0;
  const source = `data:image/svg+xml,${encodeURIComponent(sign)}`;
  await page.setContent(
    `<style>*{margin:0}body{background:${ground};padding:${inset}px}</style>` +
      `<img src="${source}" width="${size - 2 * inset}" height="${size - 2 * inset}" alt="">`,
  );
  const picture = await page.screenshot({ omitBackground: !isWhole });
  await page.close();
  return picture;
}
