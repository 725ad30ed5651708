import type { Log } from '../log.ts';
import { createRepeats } from './repeats.ts';
import { codeOf, isUnreachable } from './unreachable.ts';

const pause = 1000;

type About = { id: string; route: string | undefined };

/**
 * Logs failures. While the database is away, every call fails alike: the first is logged with its stack, further ones are counted in
 * one line a second. Our own faults are logged each time.
 */
export function failureLog(log: Log): (err: unknown, about: About) => void {
  const repeats = createRepeats(pause, (code, failed) =>
    log.error({ code, failed }, 'more requests failed alike in the last second'),
  );
  return (err, about) => {
    const code = codeOf(err);
    if (repeats.counted(code)) return;
    log.error({ err, ...about }, 'request failed');
    if (isUnreachable(err)) repeats.opened(code);
  };
}
