import type { Log } from '../log.ts';
import { codeOf, isUnreachable } from './unreachable.ts';

const pause = 1000;

type About = { id: string; route: string | undefined };

/**
 * Logs what failed. While the database is away every call fails alike: the first is logged with its stack, and those after
 * it are counted, one line a second, so that a log does not fill a disk just when something is wrong. A fault of our own
 * is logged each time.
 */
export function failureLog(log: Log): (err: unknown, about: About) => void {
  const more = new Map<string, number>();
  const openFor = (code: string) => {
    more.set(code, 0);
    setTimeout(count, pause, code).unref();
  };
  const count = (code: string) => {
    const failed = more.get(code) ?? 0;
    more.delete(code);
    if (failed === 0) return;
    log.error({ code, failed }, 'more requests failed alike in the last second');
    openFor(code);
  };
  return (err, about) => {
    const code = codeOf(err);
    const failed = more.get(code);
    if (failed !== undefined) return void more.set(code, failed + 1);
    log.error({ err, ...about }, 'request failed');
    if (isUnreachable(err)) openFor(code);
  };
}
