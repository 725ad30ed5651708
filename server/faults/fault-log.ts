import type { Clock } from '../clock.ts';
import { createBudget } from '../http/budget.ts';
import { createRepeats } from '../http/repeats.ts';
import type { Log } from '../log.ts';
import { tellHappened } from '../observe/happened.ts';
import type { PolicyReport } from './policy-reports.ts';
import { withoutPeople } from './without-people.ts';

const minute = 60_000;
/** The most different lines a minute, so that made-up faults fill neither disk nor memory. */
const mostLines = 100;
/** The name for faults of the page itself. */
const ofPage = 'page';

type Fault = { readonly feature: string; readonly part: string; readonly message: string };

/** Logs the first of equal faults, and once a minute how many more there were. */
export function faultLog(log: Log, clock: Clock) {
  const repeats = createRepeats(minute, (key, times) => {
    const [what = '', ...about] = key.split('\n');
    log.warn({ ...read(what, about), times }, `${words(what)} as often again in the last minute`);
  });
  const lines = createBudget(mostLines, minute / 1000, clock, 1);
  const write = (key: string, line: object) => {
    if (repeats.counted(key) || lines.take('') > 0) return;
    log.warn(line, `${words(key.split('\n', 1)[0] ?? '')} in a browser`);
    repeats.opened(key);
  };
  return {
    fault({ feature, part, message: said }: Fault, deployment: string): void {
      const message = withoutPeople(said);
      tellHappened('fault', { of: feature === ofPage ? 'page' : 'feature' });
      write(`${feature}\n${message}`, { feature, part, message, deployment });
    },
    policy({ directive, blocked }: PolicyReport, deployment: string): void {
      tellHappened('fault', { of: 'policy' });
      write(`${policy}\n${directive}\n${blocked}`, { directive, blocked, deployment });
    },
  };
}

/** A name that no feature has. */
const policy = 'policy report';

function read(what: string, [first, second]: string[]): object {
  return what === policy
    ? { directive: first, blocked: second }
    : { feature: what, message: first };
}

function words(what: string): string {
  if (what === policy) return 'a page was not allowed what it wanted';
  return what === ofPage ? 'a page broke' : 'a feature broke';
}
