import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bidi, connect } from './bidi.ts';
import { answered, end, freePort, programAt, start } from './start.ts';
import type { Tab } from './tab.ts';

/** Firefox without a window, over WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(): Promise<Tab | string> {
  const program = programAt(['firefox-esr', 'firefox']);
  if (program === null) return 'it needs firefox or firefox-esr';
  const profile = await mkdtemp(join(tmpdir(), 'rider-portal-firefox-'));
  const port = await freePort();
  const args = ['--headless', '--no-remote', '--profile', profile];
  const child = start(program, [...args, `--remote-debugging-port=${port}`]);
  const bidi = await answered(() => connect(`ws://127.0.0.1:${port}/session`));
  await bidi.send('session.new', { capabilities: {} });
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
  await bidi.send('browsingContext.setViewport', {
    context,
    viewport: { width: 1280, height: 1000 },
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return tabOf(bidi, context, async () => {
    bidi.close();
    await end(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}

function tabOf(bidi: Bidi, context: string, endAll: () => Promise<void>): Tab {
  const ask = async (expression: string) => {
    const said = await bidi.send('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: true,
    });
    if (said.type !== 'success') throw new Error(said.exceptionDetails?.text ?? 'the page threw');
    return said.result.value === undefined ? undefined : JSON.parse(said.result.value);
  };
  const find = async (selector: string): Promise<string> => {
    const expression = `document.querySelector(${JSON.stringify(selector)})`;
    const found = { expression, target: { context }, awaitPromise: false };
    const { result } = await bidi.send('script.evaluate', found);
    if (result?.type !== 'node') throw new Error(`there is no ${selector}`);
    return result.sharedId;
  };
  const act = (actions: unknown) => bidi.send('input.performActions', { context, actions });
  const click = async (selector: string) => {
    // The middle of the element wherever it is then: what comes late may still move it.
    const origin = { type: 'element', element: { sharedId: await find(selector) } };
    const at = { type: 'pointerMove', origin, x: 0, y: 0 };
    const press = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await act([{ type: 'pointer', id: 'mouse', actions: press }]);
  };
  return {
    go: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    ask,
    click,
    async type(selector, text) {
      await click(selector);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act([{ type: 'key', id: 'keys', actions: keys }]);
    },
    errors: () => bidi.errors,
    close: endAll,
  };
}
