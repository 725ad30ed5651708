import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfBuild } from './needs/files.ts';
import { type FileNeeds, faultsOf } from './needs/report.ts';
import { needsOfScript } from './needs/script.ts';
import { lacksOfStyle } from './needs/style.ts';

/** Checks that the built client runs in every browser of the policy (`app/build/browsers.ts`), as far as names and syntax tell. */
const dist = join(import.meta.dirname, '..', 'dist');
const files = filesOfBuild(dist);
const faults = faultsOf(files.map(needsOf));
for (const fault of faults) console.error(fault);
console.log(`${files.length} files looked at, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function needsOf(file: string): FileNeeds {
  const text = readFileSync(join(dist, file), 'utf8');
  if (file.endsWith('.css')) return { file, lacks: lacksOfStyle(text), waits: false };
  return { file, ...needsOfScript(text) };
}
