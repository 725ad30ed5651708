import { reportFault } from './fault.ts';

/** How `tellFault` begins what it tells the browser; the server has heard of that already. */
const known = 'the feature ';

/** Tells the server of what nobody caught in this page. The report comes with the first of them, and its own failure is left. */
export function hearPageFaults(
  target: Pick<Window, 'addEventListener'> = window,
  report = reportFault,
): void {
  const tell = (part: string, cause: unknown) => {
    if (cause instanceof Error && cause.message.startsWith(known)) return;
    report({ pluginId: 'page', part, cause });
  };
  target.addEventListener('error', ({ error, message }) => tell('error', error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => tell('promise', reason));
}
