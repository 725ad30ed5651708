import { type Affected, affectedSince, changedSince } from './test/changed.ts';
import { endOf } from './test/report.ts';
import { type Outcome, runCheck, runTests, type Step } from './test/steps.ts';

type Told = Outcome & { name: string; seconds: number };

const checks: readonly Step[] = [
  { name: 'types', run: runCheck('tsc') },
  { name: 'client types', run: runCheck('tsc', '-p', 'tsconfig.client.json') },
  { name: 'lint', run: runCheck('biome', 'ci', '--error-on-warnings') },
  { name: 'unused code', run: runCheck('knip') },
];
const build: Step = { name: 'build', run: runCheck('vite', 'build') };

/** What stands in one line runs side by side; each line needs nothing of the one before but its build, and the rest of the machine. */
const everything: readonly (readonly Step[])[] = [
  [...checks, build],
  [
    { name: 'size budgets', run: runCheck('node', 'scripts/size.ts') },
    { name: 'oldest browsers', run: runCheck('node', 'scripts/needs.ts') },
  ],
  [{ name: 'unit tests', run: runTests('unit') }],
  [{ name: 'server tests', run: runTests('server') }],
  [{ name: 'browser tests', run: runTests('browser') }],
];

const since = changedSince(process.argv.slice(2));
const lines = since === undefined ? everything : linesFor(affectedSince(since));

/** The checks, and of the tests those that a change can break. */
function linesFor({ unit, server, browser }: Affected): readonly (readonly Step[])[] {
  const tests = [
    { name: 'unit tests', run: runTests('unit', ['related', '--run', ...unit]), found: unit },
    { name: 'server tests', run: runTests('server', ['run', ...server]), found: server },
    { name: 'browser tests', run: runTests('browser', ['run', ...browser]), found: browser },
  ];
  const lines = tests.filter(({ found }) => found.length > 0).map((step) => [step]);
  return [[...checks, ...(browser.length > 0 ? [build] : [])], ...lines];
}

/** Every step runs even after a failure, so that one run tells everything that is wrong. */
const outcomes: Told[] = [];
for (const steps of lines) outcomes.push(...(await sideBySide(steps)));

console.log(`\n── summary ${'─'.repeat(53)}`);
for (const { name, passed, failed, troubles, seconds } of outcomes) {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = `${passed} passed, ${failed} failed`;
  console.log(
    `${mark} ${name.padEnd(15)} ${counts.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s`,
  );
  for (const trouble of troubles) console.log(`    ${trouble}`);
}

const end = endOf(outcomes);
process.exitCode = end.holds ? 0 : 1;
console.log(`\n${end.lines.join('\n')}`);

/** One step is heard as it goes on; of several each is heard when it is done, so that their words do not mix. */
function sideBySide(steps: readonly Step[]): Promise<readonly Told[]> {
  const isAlone = steps.length === 1;
  return Promise.all(
    steps.map(async ({ name, run }) => {
      const title = `\n── ${name} ${'─'.repeat(60 - name.length)}\n`;
      if (isAlone) process.stdout.write(title);
      const kept: string[] = [];
      const start = performance.now();
      const outcome = await run(isAlone ? undefined : (words) => kept.push(words));
      if (!isAlone) process.stdout.write(title + kept.join(''));
      return { name, ...outcome, seconds: (performance.now() - start) / 1000 };
    }),
  );
}
