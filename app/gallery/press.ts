/** One thing that is done on a page, to the first element that fits, once it is there. */
export type Deed = { readonly at: string; readonly act: (found: HTMLElement) => void };

/** Does one after the other. */
export function doInTurn(page: Document, [deed, ...rest]: readonly Deed[]): void {
  if (deed === undefined) return;
  onceThere(page, deed.at, (found) => {
    deed.act(found);
    doInTurn(page, rest);
  });
}

/** Does something with what a page shows, once it shows it. */
function onceThere(page: Document, selector: string, act: (found: HTMLElement) => void) {
  const look = () => {
    const found = page.querySelector<HTMLElement>(selector);
    if (found) act(found);
    return found !== null;
  };
  if (look()) return;
  const watch = new MutationObserver(() => {
    if (look()) watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true, attributes: true });
}

/** Presses it as a person does. */
export const press = (found: HTMLElement): void => found.click();

/** As somebody does by keyboard: the page hears of it, whatever holds the value. */
export function typeInto(found: HTMLElement): void {
  found.focus();
  found.ownerDocument.execCommand('insertText', false, 'a');
}

/** The page says on its root that an order left; it never gets to the server, and nothing answers. */
export function holdOrder({ ownerDocument: page }: HTMLElement): void {
  const view = page.defaultView;
  if (view === null) return;
  const send = view.fetch.bind(view);
  view.fetch = (address, init) => {
    const { pathname } = new URL(String(address), view.location.href);
    if (init?.method !== 'POST' || !pathname.endsWith('/order')) return send(address, init);
    page.documentElement.dataset.orderHeld = '';
    return new Promise(() => undefined);
  };
}

/** Accepts the terms of a form where it asks for that. */
export function acceptTerms(form: HTMLElement): void {
  const box = 'label:has(a[href^="/prohibiteditems"]) input:not(:checked)';
  form.querySelector<HTMLInputElement>(box)?.click();
}
