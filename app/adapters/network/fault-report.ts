import type { PluginFault } from '#core';
import { endpoints, faultLength, pathOf } from '#schemas';

/** Of one page load: a page that breaks again and again says no more. */
const most = 10;

/** Tells the server which feature broke, and how: once for each feature and message, and nothing of the person. */
export function createFaultReport(ask: typeof fetch) {
  const told = new Set<string>();
  return async ({ pluginId, part, cause }: PluginFault): Promise<void> => {
    const message = [...String(cause)].slice(0, faultLength).join('');
    const name = `${pluginId} ${message}`;
    if (told.has(name) || told.size === most) return;
    told.add(name);
    await ask(pathOf(endpoints.reportFault, {}), {
      method: endpoints.reportFault.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ feature: pluginId, part, message }),
      ...{ credentials: 'omit', keepalive: true },
    });
  };
}

/** For this page load. */
export const report = createFaultReport((...asked) => fetch(...asked));
