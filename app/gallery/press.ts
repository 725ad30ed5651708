/** Does something with what a page shows, once it shows it. */
export function onceThere(page: Document, selector: string, act: (found: HTMLElement) => void) {
  const look = () => {
    const found = page.querySelector<HTMLElement>(selector);
    if (found) act(found);
    return found !== null;
  };
  if (look()) return;
  const watch = new MutationObserver(() => {
    if (look()) watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true });
}

export const press = (found: HTMLElement): void => found.click();

/** As somebody does by keyboard: the page hears of it, whatever holds the value. */
export function typeInto(found: HTMLElement): void {
  found.focus();
  found.ownerDocument.execCommand('insertText', false, 'a');
}
