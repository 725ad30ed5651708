import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Market } from '#schemas';
import { loadDeployments } from '../../server/deployments.ts';
import { loadMarkets, servable } from '../../server/markets.ts';
import { StartError } from '../../server/start-error.ts';

const deployments = new URL('../../deployments/', import.meta.url).pathname;
const all = await loadMarkets();
const [first, second] = [...all.values()];

const good = { ...first, country: 'AA' };

/** A folder with one good file, one that is no TypeScript, one without a market, one with a wrong fee, one of another country and one in no time zone. */
let folder: URL;
beforeAll(async () => {
  folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'markets-'))}/`);
  const write = (name: string, text: string) => writeFile(new URL(name, folder), text);
  await write('aa.ts', `export const market = ${JSON.stringify(good)};`);
  await write('bb.ts', 'export const market = {');
  await write('cc.ts', 'export const other = 1;');
  const wrong = { ...second, fee: { ...second?.fee, base: -1 } };
  await write('dd.ts', `export const market = ${JSON.stringify(wrong)};`);
  await write('ee.ts', `export const market = ${JSON.stringify(good)};`);
  const nowhere = { ...good, country: 'FF', timezone: 'Asia/Nowhere' };
  await write('ff.ts', `export const market = ${JSON.stringify(nowhere)};`);
});
afterAll(() => rm(folder, { recursive: true }));

test('a wrong file is named with its field and stops no other', async () => {
  const told: [string, string | undefined][] = [];
  const tell = ({ file, problems: [problem] }: { file: string; problems: readonly Field[] }) => {
    told.push([file, problem?.field]);
  };
  const read = await loadMarkets(tell, folder);
  expect([...read.values()]).toEqual([good]);
  expect(told.toSorted()).toEqual([
    ['markets/bb.ts', 'market'],
    ['markets/cc.ts', 'market'],
    ['markets/dd.ts', 'fee.base'],
    ['markets/ee.ts', 'country'],
    ['markets/ff.ts', 'timezone'],
  ]);
});
type Field = { field: string };

test('a command that needs all of them says which file is wrong', async () => {
  await expect(loadMarkets(undefined, folder)).rejects.toThrow(StartError);
  await expect(loadMarkets(undefined, folder)).rejects.toThrow(/^markets\/..\.ts is wrong: /);
});

test('outside the demo a deployment of a draft is refused, and a confirmed one is served', async () => {
  const confirmed = new Map([...all].map(([code, each]) => [code, agreed(each, code === 'KW')]));
  expect(servable(confirmed, { demo: true })).toEqual(confirmed);
  const usable = servable(confirmed, { demo: false });
  const { all: served, broken } = await loadDeployments(deployments, usable, undefined);
  expect(served.map(({ country }) => country)).toEqual(['KW']);
  expect(broken.length).toBeGreaterThan(0);
  for (const { problems } of broken) {
    expect(problems).toEqual([{ field: 'country', why: expect.stringContaining('confirmed') }]);
  }
});

function agreed(market: Market, isAgreed: boolean): Market {
  return { ...market, status: isAgreed ? 'confirmed' : 'draft' };
}
