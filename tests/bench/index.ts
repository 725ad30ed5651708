import '../support/temporal.ts';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { bench, benchNames } from './discover.ts';
import type { BenchRow } from './row.ts';
import { table } from './table.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, long: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const known = await benchNames();
const unknown = positionals.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". There are: ${known.join(', ')}.`);
  process.exit(1);
}

const rows: BenchRow[] = [];
for (const name of positionals.length > 0 ? positionals : known) {
  console.log(`measuring ${name} …`);
  rows.push(...(await (await bench(name))({ long: values.long })));
}
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(rows, null, 2)}\n`);
console.log(`\n${table(rows)}`);
process.exitCode = rows.every((row) => row.holds) ? 0 : 1;
