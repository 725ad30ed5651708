import type { PageView } from '#core/ports';
import type { Deployment } from '#schemas';

/** How a report leaves the page, without anybody waiting for it. */
type Send = (url: string, body: string) => boolean;

/** Reports which pages are looked at, where the deployment wants it: to the console, or to a service of its own. */
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
