import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { endpoints } from '#schemas';
import { openApi } from '../server/site/openapi.ts';
import { writeClient } from './client/write.ts';

/** Writes the calls of `examples/client` from the contract: run it after the contract has changed, and commit what it writes. */
const root = fileURLToPath(new URL('../', import.meta.url));
const file = `${root}examples/client/api.ts`;
await writeFile(file, writeClient(openApi(Object.values(endpoints))));
await promisify(execFile)('biome', ['format', '--write', file]);
console.log(file);
