import { writeFile } from 'node:fs/promises';
import { writtenPages } from './docs/pages.ts';

/** Writes the tables of fields in `docs/` from shapes and types: run it after one of them has changed, and commit what it writes. */
const root = new URL('../', import.meta.url);
for (const [page, text] of writtenPages(root)) {
  await writeFile(new URL(page, root), text);
  console.log(page);
}
