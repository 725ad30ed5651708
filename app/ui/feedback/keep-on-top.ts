import { raise } from './raise.ts';

/**
 * Moves the notices into the topmost modal dialog, since everything outside that is inert, and back to their own place when none
 * is open. The place holds nothing else, so React never has to find them there. Returns a function that stops this.
 */
export function keepOnTop(held: HTMLElement): () => void {
  const place = held.parentElement;
  const stack = held.querySelector<HTMLElement>('[popover]');
  const follow = () => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? place;
    if (held.parentElement !== top) top?.append(held);
    raise(stack, stack?.querySelector('[data-notice]') !== null);
  };
  const changes = new MutationObserver((seen) => {
    // A dialog that is taken out of the page takes along what stands in it.
    if (!held.isConnected || seen.some(isOfDialog)) follow();
  });
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  follow();
  return () => {
    changes.disconnect();
    place?.append(held);
  };
}

/** Whether a dialog opened or closed. */
function isOfDialog({ type, target }: MutationRecord): boolean {
  return type === 'attributes' && target instanceof HTMLDialogElement;
}
