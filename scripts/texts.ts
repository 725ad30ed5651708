import { parseArgs } from 'node:util';
import { run } from './support/run.ts';
import { type Missing, translatedIn, writtenSets } from './texts/missing.ts';

const usage = `npm run texts                  how far each language with texts of its own is
npm run texts -- CODE          what CODE lacks, by file, with the English words, and what still says the same as English
npm run texts -- CODE --json   the same for programs: { FILE: { KEY: "English" } }`;

const root = new URL('../', import.meta.url);

await run(main, (error) => error);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [set] = positionals;
  if (values.help) return console.log(usage);
  if (set === undefined) return tellAll();
  const { missing, same } = translatedIn(root, set);
  if (values.json) return console.log(JSON.stringify(byFile(missing), null, 2));
  tell(missing);
  if (same.length > 0) console.log('\nAs in English, which may be right:');
  tell(same);
  console.log(`\n${missing.length} missing, ${same.length} as in English`);
}

function tellAll(): void {
  for (const set of writtenSets(root)) {
    const { all, missing, same } = translatedIn(root, set);
    const about = set === 'en' ? '' : `, ${same.length} as in English`;
    console.log(`${set.padEnd(12)}${all - missing.length} of ${all}${about}`);
  }
}

function tell(texts: readonly Missing[]): void {
  for (const [file, own] of Object.entries(byFile(texts))) {
    console.log(file);
    for (const [key, english] of Object.entries(own)) console.log(`  ${key}: ${english}`);
  }
}

function byFile(texts: readonly Missing[]): Record<string, Record<string, string>> {
  const files: Record<string, Record<string, string>> = {};
  for (const { file, key, english } of texts) files[file] = { ...files[file], [key]: english };
  return files;
}
