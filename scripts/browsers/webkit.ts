import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { answered, end, freePort, programAt, start } from './start.ts';
import type { Tab } from './tab.ts';

const element = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKit, over WebDriver, on a screen that nobody sees. */
export async function openWebkit(): Promise<Tab | string> {
  const driver = programAt(['WebKitWebDriver']);
  const screen = programAt(['Xvfb']);
  const found = globSync('/usr/lib/{,*/}webkit2gtk-4.*/MiniBrowser').at(-1);
  if (!(driver && screen && found)) return 'it needs webkit2gtk-driver and xvfb';
  const port = await freePort();
  const display = `:${100 + (port % 400)}`;
  const shown = start(screen, [display, '-screen', '0', '1280x1000x24']);
  const driving = start(driver, [`--port=${port}`], {
    DISPLAY: display,
    PATH: `${process.env.PATH}:${dirname(found)}`,
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const options = { binary: found, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await answered(() => call(port, 'POST', '/session', { capabilities }));
  return tabOf(port, `/session/${sessionId}`, async () => {
    await end(driving);
    await end(shown);
  });
}

function tabOf(port: number, session: string, endAll: () => Promise<void>): Tab {
  const post = (path: string, body: unknown) => call(port, 'POST', `${session}${path}`, body);
  const find = async (selector: string) =>
    (await post('/element', { using: 'css selector', value: selector }))[element];
  return {
    go: (url) => post('/url', { url }),
    ask: (expression) => post('/execute/sync', { script: `return ${expression}`, args: [] }),
    click: async (selector) => post(`/element/${await find(selector)}/click`, {}),
    type: async (selector, text) => post(`/element/${await find(selector)}/value`, { text }),
    errors: () => null,
    async close() {
      await call(port, 'DELETE', session).catch(() => undefined);
      await endAll();
    },
  };
}

async function call(port: number, method: string, path: string, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${value?.message ?? value?.error}`);
  return value;
}
