import { makeNew } from './new/index.ts';

const usage = `npm run new -- plugin NAME            a feature behind a flag of its own, which is off
npm run new -- market CODE CURRENCY   a country, such as nz NZD
npm run new -- brand NAME             names, pictures and colours
npm run new -- language CODE          one that deployments may offer, such as nl or pt_BR
npm run new -- language CODE texts    the same with files for texts of its own, or only the files`;

const asked = process.argv.slice(2);
const outcome = await makeNew(asked, new URL('../', import.meta.url));
if (outcome.ok) {
  for (const path of outcome.written) console.log(path);
  console.log(outcome.next);
} else {
  console.error(asked.length === 0 ? usage : outcome.why);
  process.exitCode = 2;
}
