import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium: Playwright's own or the system's where there is one, else the one npm brought. */
export async function findChromium(): Promise<string> {
  const found = [chromium.executablePath(), ...installed].find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.arch === 'x64') return unpack();
  throw new Error('No Chromium was found: run `npx playwright install chromium` once.');
}

/** Unpacks beside its place and moves it in, so that runs in parallel never see half a browser. */
async function unpack(): Promise<string> {
  const manifest = findPackageJSON('@sparticuz/chromium', import.meta.url);
  if (manifest === undefined) throw new Error('The package @sparticuz/chromium is not installed.');
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium/', import.meta.url));
  const place = join(folder, String(version));
  if (existsSync(place)) return place;
  await mkdir(folder, { recursive: true });
  const fresh = `${place}.${process.pid}`;
  await pipeline(
    createReadStream(join(dirname(manifest), 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(fresh, { mode: 0o755 }),
  );
  await rename(fresh, place);
  return place;
}
