import type { PluginFault } from '#core';
import { endpoints, faultLength, pathOf } from '#schemas';

/** Most reports of one page load. */
const most = 10;

/** Reports to the server which feature broke and how, once per feature and message, without personal data. */
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
