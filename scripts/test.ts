import { endOf } from './test/report.ts';
import { type Outcome, runCheck, runTests, type Step } from './test/steps.ts';

const steps: readonly Step[] = [
  { name: 'types', run: runCheck('tsc') },
  { name: 'client types', run: runCheck('tsc', '-p', 'tsconfig.client.json') },
  { name: 'lint', run: runCheck('biome', 'ci', '--error-on-warnings') },
  { name: 'unused code', run: runCheck('knip') },
  { name: 'build', run: runCheck('vite', 'build') },
  { name: 'size budgets', run: runCheck('node', 'scripts/size.ts') },
  { name: 'oldest browsers', run: runCheck('node', 'scripts/needs.ts') },
  { name: 'unit tests', run: runTests('unit') },
  { name: 'server tests', run: runTests('server') },
  { name: 'browser tests', run: runTests('browser') },
];

/** Every step runs even after a failure, so that one run tells everything that is wrong. */
const outcomes: (Outcome & { name: string; seconds: number })[] = [];
for (const { name, run } of steps) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const start = performance.now();
  const outcome = await run();
  outcomes.push({ name, ...outcome, seconds: (performance.now() - start) / 1000 });
}

console.log(`\n── summary ${'─'.repeat(53)}`);
for (const { name, passed, failed, troubles, seconds } of outcomes) {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = `${passed} passed, ${failed} failed`;
  console.log(
    `${mark} ${name.padEnd(15)} ${counts.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s`,
  );
  for (const trouble of troubles) console.log(`    ${trouble}`);
}

const { lines, holds } = endOf(outcomes);
process.exitCode = holds ? 0 : 1;
console.log(`\n${lines.join('\n')}`);
