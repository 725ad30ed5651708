/** Presses what a page shows, once it shows it. */
export function pressOnceThere(page: Document, selector: string): void {
  const press = () => {
    const found = page.querySelector<HTMLElement>(selector);
    found?.click();
    return found !== null;
  };
  if (press()) return;
  const watch = new MutationObserver(() => {
    if (press()) watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true });
}
