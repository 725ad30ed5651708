import { type RefObject, useEffect } from 'react';

type Seen = { readonly at: Element; readonly top: number; readonly inSight: boolean };

/**
 * Keeps the field that has the focus where it is in the window while parts of the form come or grow above it, such as an address
 * that was found; and over the foot when that grows. Not every browser does so, and none does at the top of a page.
 */
export function useStillFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current === null) return;
    const { current } = form;
    let seen = look(current);
    const see = () => {
      seen = look(current);
    };
    const sizes = new ResizeObserver(() => {
      if (seen?.at === document.activeElement) hold(seen);
      see();
    });
    const watchAll = () => {
      for (const part of current.children) sizes.observe(part);
    };
    const parts = new MutationObserver(watchAll);
    parts.observe(current, { childList: true });
    watchAll();
    addEventListener('scroll', see, { passive: true });
    addEventListener('focusin', see);
    return () => {
      for (const observer of [sizes, parts]) observer.disconnect();
      removeEventListener('scroll', see);
      removeEventListener('focusin', see);
    };
  }, [form]);
}

function look(form: HTMLFormElement): Seen | null {
  const at = document.activeElement;
  const part = [...form.children].find((each) => each.contains(at));
  // The foot keeps its place by itself, and what it covers would be scrolled out of sight for it.
  if (!at || !part || getComputedStyle(part).position === 'sticky') return null;
  const { top, bottom } = at.getBoundingClientRect();
  return { at, top, inSight: top >= 0 && bottom <= innerHeight };
}

function hold({ at, top, inSight }: Seen): void {
  if (!inSight) return;
  scrollBy(0, at.getBoundingClientRect().top - top);
  at.scrollIntoView({ block: 'nearest' });
}
