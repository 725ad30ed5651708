import { ofFeature, reportFault } from './fault.ts';

/** A browser says this when a layout takes a second look to settle; nothing broke. */
const harmless = /^ResizeObserver loop/;

/** Tells the server of errors and rejections that nobody caught in this page. What a feature broke was told already. */
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
