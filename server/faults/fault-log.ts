import { createRepeats } from '../http/repeats.ts';
import type { Log } from '../log.ts';
import { withoutPeople } from './without-people.ts';

const minute = 60_000;

type Fault = { readonly feature: string; readonly part: string; readonly message: string };

/** Logs the first of many faults that are alike, and once a minute how many more there were. */
export function faultLog(log: Log): (fault: Fault, deployment: string) => void {
  const repeats = createRepeats(minute, (key, times) => {
    const [feature, message] = key.split('\n');
    log.warn({ feature, message, times }, 'a feature broke as often again in the last minute');
  });
  return ({ feature, part, message: said }, deployment) => {
    const message = withoutPeople(said);
    const key = `${feature}\n${message}`;
    if (repeats.counted(key)) return;
    log.warn({ feature, part, message, deployment }, 'a feature broke in a browser');
    repeats.opened(key);
  };
}
