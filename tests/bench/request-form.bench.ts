import { flagNames } from '#schemas';
import { shops } from '../../e2e/pages/demo.ts';
import { requestPage } from '../../e2e/pages/request.ts';
import { textsOf } from '../../e2e/pages/texts.ts';
import { takeSeen } from './live/probe.ts';
import { type LiveStage, onLiveStage, percentile } from './live/stage.ts';
import { type BenchRow, row } from './row.ts';

const ROUNDS = 3;
const text = 'The quick brown fox jumps over the lazy dog';
const frame = 1000 / 60;
/** These show another page than the form. */
const elsewhere = /maintenance|goes-to-login/;

/** From a key stroke in the details of the form, with every feature on, to the end of the picture that shows it. */
export function run(): Promise<BenchRow[]> {
  return onLiveStage(async (stage) => {
    const { page, request } = await openForm(stage);
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await takeSeen(page);
      for (const field of [request.fields.name, request.fields.description]) {
        await field.focus();
        await page.keyboard.type(text, { delay: 20 });
      }
      rounds.push((await takeSeen(page)).inputs);
    }
    const value = Math.min(...rounds.map((inputs) => percentile(inputs, 0.5)));
    return [
      row(
        { name: 'request form: key stroke to picture, median', value, unit: 'ms', limit: frame },
        'at most',
        1,
      ),
    ];
  });
}

async function openForm({ newPage, address, vendorId }: LiveStage) {
  const page = await newPage('keydown');
  await page.route('**/flags/*/v1/flags', (route) => {
    const all = flagNames.map((name) => [name, !elsewhere.test(name)]);
    return route.fulfill({ json: { flags: Object.fromEntries(all) } });
  });
  await page.goto(address(`/request-a-rider/${vendorId}`));
  const request = requestPage({ page, t: await textsOf('en') });
  await request.typeAddress(shops.sg.near);
  await request.fields.name.waitFor();
  await request.openOptions();
  return { page, request };
}
