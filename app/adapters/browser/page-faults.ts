import { ofFeature, reportFault } from './fault.ts';

/** Raised when a layout needs a second pass; harmless. */
const harmless = /^ResizeObserver loop/;

/** Reports uncaught errors and rejections to the server. Those of features were reported already. */
export function hearPageFaults(
  target: Pick<Window, 'addEventListener'> = window,
  report = reportFault,
): void {
  const tell = (part: string, cause: unknown) => {
    const isKnown = cause instanceof Error && cause.message.startsWith(ofFeature);
    if (!isKnown) report({ pluginId: 'page', part, cause });
  };
  target.addEventListener('error', ({ error, message }) => {
    if (!harmless.test(message)) tell('error', error ?? message);
  });
  target.addEventListener('unhandledrejection', ({ reason }) => tell('promise', reason));
}
