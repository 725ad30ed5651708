import { setTimeout as pause } from 'node:timers/promises';

/** One tab of a browser, and what a person does in it. */
export type Tab = {
  go: (url: string) => Promise<void>;
  /** What an expression is worth in the page, as JSON can say it. */
  ask: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  /** Presses the keys of a text in a field. */
  type: (selector: string, text: string) => Promise<void>;
  /** What the console said that no page may say; null where the browser does not tell. */
  errors: () => readonly string[] | null;
  close: () => Promise<void>;
};

/** Opens a browser; a sentence where it cannot be loaded here. */
export type Open = () => Promise<Tab | string>;

const patience = 60_000;

/** Asks until something is so; the page's own words when it never is. */
export async function until(tab: Tab, what: string, expression: string): Promise<void> {
  const deadline = performance.now() + patience;
  while ((await tab.ask(expression).catch(() => false)) !== true) {
    if (performance.now() > deadline) {
      const words = await tab.ask("document.body.innerText.replace(/\\s+/g, ' ').slice(0, 300)");
      throw new Error(`${what} did not come; there is: ${words}`);
    }
    await pause(100);
  }
}

/** Selects the one thing on screen that people call so: a button or a link by its words, a field by its label. */
export async function called(tab: Tab, name: string): Promise<string> {
  await until(tab, `“${name}”`, markExpression(name));
  return '[data-meant]';
}

function markExpression(name: string): string {
  return `(() => {
    const name = ${JSON.stringify(name)};
    document.querySelector('[data-meant]')?.removeAttribute('data-meant');
    const words = (each) => each.textContent.replace(/\\s+/g, ' ').trim();
    const button = [...document.querySelectorAll('button, a')].find((each) => words(each) === name && each.checkVisibility());
    const label = [...document.querySelectorAll('label')].find((each) => words(each).startsWith(name));
    const found = button ?? label?.control;
    // A button that is at work takes no press.
    if (!found || found.disabled || found.ariaBusy === 'true') return false;
    found.setAttribute('data-meant', '');
    found.scrollIntoView({ block: 'center' });
    return true;
  })()`;
}
