import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { modules } from '../../../server/app.ts';
import { tellHappened } from '../../../server/observe/happened.ts';
import { metrics as part } from '../../../server/observe/index.ts';
import { createMetrics, type Metrics } from '../../../server/observe/metrics.ts';
import { testServer } from '../../support/server.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../ops/monitoring/${path}`, import.meta.url), 'utf8');

const Rule = z.object({
  alert: z.string(),
  expr: z.string(),
  annotations: z.object({ summary: z.string(), description: z.string() }),
});
const Rules = z.object({ groups: z.array(z.object({ rules: z.array(Rule) })) });
const Board = z.looseObject({
  panels: z.array(z.looseObject({ targets: z.array(z.looseObject({ expr: z.string() })) })),
});

const rules = Rules.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);
const asked = [
  ...rules.map(({ expr }) => expr),
  ...Board.parse(JSON.parse(read('dashboard.json'))).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr),
  ),
];

let server: Awaited<ReturnType<typeof testServer>>;
let metrics: Metrics;
beforeAll(async () => {
  server = await testServer({
    parts: [
      {
        name: 'counting',
        async register(app, deps) {
          metrics = createMetrics(app, deps);
          app.addHook('onClose', async () => metrics.stop());
        },
      },
      ...modules.filter((each) => each !== part),
    ],
  });
});
afterAll(() => server.close());

/** The labels of each series that is printed once something of each kind has happened. */
async function printed(): Promise<Map<string, Set<string>>> {
  await server.app.inject({ url: '/health' });
  await server.sql`insert into errands (kind, payload, due_at, created_at) values ('mail', '{}', 0, 0)`;
  server.pass(10);
  tellHappened('errand', { kind: 'mail', outcome: 'failed' });
  tellHappened('hand-over', { what: 'request' });
  tellHappened('report', { status: 'DELIVERED' });
  tellHappened('payment', { state: 'paid' });
  tellHappened('fault', { of: 'page' });
  tellHappened('security', { event: 'signed-in' });
  const found = new Map<string, Set<string>>();
  for (const line of (await metrics.read()).split('\n')) {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === '') continue;
    const known = found.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

/** What Prometheus itself adds or knows. */
const own = new Set(['up', 'job', 'instance']);

test('every figure that the rules and the dashboard ask for is printed, with the labels they ask by', async () => {
  const found = await printed();
  const names = asked.flatMap((expr) => expr.match(/\b(?:rider_portal|nodejs|process)_\w+/g) ?? []);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !found.has(name))).toEqual([]);
  const picked = asked.flatMap((expr) =>
    [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', inside = '']) =>
      [...inside.matchAll(/(\w+)(?:=|!=|=~|!~)"/g)].map(([, label = '']) => ({ name, label })),
    ),
  );
  const strange = picked.filter(
    ({ name, label }) => !own.has(label) && !found.get(name)?.has(label),
  );
  expect(strange).toEqual([]);
  const labels = new Set([...found.values()].flatMap((each) => [...each]));
  const grouped = asked.flatMap((expr) =>
    [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
  );
  expect(grouped.filter((label) => !labels.has(label) && !own.has(label))).toEqual([]);
});

test('every alert says what it means and what to do, by files and commands that there are', () => {
  const scripts: Record<string, string> = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ).scripts;
  for (const { annotations } of rules) {
    for (const [path] of annotations.description.matchAll(/docs\/[\w/-]+\.md/g)) {
      expect(() => readFileSync(new URL(`../../../${path}`, import.meta.url))).not.toThrow();
    }
    for (const [, name = ''] of annotations.description.matchAll(/npm run ([\w-]*\w)/g)) {
      expect(Object.keys(scripts)).toContain(name);
    }
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
