import type { PageView } from '#core/ports';
import type { Deployment } from '#schemas';

/** Sends a report without waiting for an answer. */
type Send = (url: string, body: string) => boolean;

/** Reports page views where the deployment wants it: to the browser's console, or to its own service. */
export function createAnalytics(
  analytics: Deployment['analytics'],
  send: Send,
  say: typeof write = write,
) {
  return (view: PageView): void => {
    const report = JSON.stringify({ event: 'page_view', ...view });
    if (analytics?.kind === 'console') say(report);
    if (analytics?.kind === 'beacon') send(analytics.url, report);
  };
}

function write(report: string): void {
  console.info(report);
}
