import { type RefObject, useEffect, useRef } from 'react';

/** What an element stands in, innermost first, and its place in each. */
type Places = readonly { readonly within: Element; readonly place: number }[];

/**
 * Keeps the focus on a page when what holds it goes, as the buttons of a removed row do: what is now in its place gets it, or the
 * page.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  const held = useRef<{ it: Element; places: Places } | null>(null);
  useEffect(() => {
    const { current: main } = page;
    if (main === null) return;
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof Element) held.current = { it: target, places: placesOf(target, main) };
    };
    // React's own event is not heard while a dialog that closes gives the focus back.
    main.addEventListener('focusin', hold);
    const observer = new MutationObserver(() => {
      const { current: was } = held;
      if (was === null || was.it.isConnected) return;
      held.current = null;
      if (document.activeElement !== document.body) return;
      (controlAt(was.places, main) ?? main).focus({ preventScroll: true });
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      main.removeEventListener('focusin', hold);
    };
  }, [page]);
}

function placesOf(element: Element, page: Element | null): Places {
  const { parentElement: within } = element;
  if (within === null || element === page) return [];
  const place = [...within.children].indexOf(element);
  return [{ within, place }, ...placesOf(within, page)];
}

/** The first control in sight at the innermost place that has one. */
function controlAt(places: Places, page: Element): HTMLElement | undefined {
  return places
    .filter(({ within }) => page.contains(within))
    .map(({ within, place }) => within.children[Math.min(place, within.children.length - 1)])
    .flatMap((now) => (now ? [now, ...now.querySelectorAll(controls)] : []))
    .filter((each) => each instanceof HTMLElement)
    .find((each) => each.matches(controls) && each.checkVisibility());
}

const controls = ':is(button, input, select):enabled, a[href], summary';
