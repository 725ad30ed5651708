import {
  type FocusEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import { isAbove } from './virtual-keys.ts';

/** Refs to the list and to the element around it that scrolls; `margin` is the pixels from the top of that to the list. */
export function useScroller() {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const list = frame.current;
    const found = scrollerOf(list);
    scroller.current = found;
    if (list === null || found === null) return;
    // A new list is shown from its beginning.
    found.scrollTop = 0;
    const observer = new ResizeObserver(() => {
      if (list.checkVisibility()) setMargin(distance(list, found));
    });
    observer.observe(found);
    return () => observer.disconnect();
  }, []);
  return { frame, scroller, margin };
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  let next = element?.parentElement ?? null;
  while (next && !/auto|scroll/.test(getComputedStyle(next).overflowY)) next = next.parentElement;
  return next;
}

function distance(list: HTMLElement, scroller: HTMLElement): number {
  const { top } = list.getBoundingClientRect();
  return Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop);
}

/** The key of the row with the focus, which must stay in the page even when it is scrolled away, and the handlers for it. */
export function useFocusedKey(keys: readonly string[]) {
  const [focused, setFocused] = useState<string | null>(null);
  const handlers = useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent) => {
        const place = Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset'));
        setFocused(keys[place - 1] ?? null);
      },
      onBlur: () => setFocused(null),
    }),
    [keys],
  );
  return [focused, handlers] as const;
}

/** The row of a list that was shown last, which stays in the page so that the focus can return to it. */
export function useLastShown(list: string, shown: string | null): string | null {
  const [last, setLast] = useState({ list, shown });
  const now = last.list === list ? (shown ?? last.shown) : shown;
  if (last.list !== list || last.shown !== now) setLast({ list, shown: now });
  return now;
}

/**
 * Whether the latest change happened above the row in view (`anchor`), which must then not move. Null at the top, where new
 * rows should be seen.
 */
export function useShift(keys: readonly string[], anchor: string | null): boolean {
  const [last, setLast] = useState({ keys, shift: false });
  if (last.keys !== keys) setLast({ keys, shift: isAbove(last.keys, keys, anchor) });
  return last.shift;
}

/** The value as of the last change of `beat`, for values whose every change would re-render all rows. */
export function useCalm<Value>(value: Value, beat: unknown): Value {
  const [calm, setCalm] = useState({ value, beat });
  if (calm.beat === beat) return calm.value;
  setCalm({ value, beat });
  return value;
}

/**
 * Renders each key once and answers the same element until `draw` changes, so that unchanged rows are not
 * re-rendered; when another row is shown, only that one and the previous one are.
 */
export function useDrawn(
  draw: (key: string, isShown: boolean) => ReactElement,
  shown: string | null,
): (key: string) => ReactElement {
  const drawn = useMemo(() => {
    const elements = {
      shown: new Map<string, ReactElement>(),
      other: new Map<string, ReactElement>(),
    };
    return (key: string, isShown: boolean) => {
      const known = isShown ? elements.shown : elements.other;
      if (known.size > MANY && !known.has(key)) known.clear();
      const element = known.get(key) ?? draw(key, isShown);
      known.set(key, element);
      return element;
    };
  }, [draw]);
  return (key) => drawn(key, key === shown);
}

/** More rows than are ever in sight. */
const MANY = 500;

/** Scrolls to the open row when another row or list is opened, and only once: a person may scroll away from it. */
export function useShown(
  handle: RefObject<VirtualizerHandle | null>,
  { keys, shown, list }: { keys: readonly string[]; shown: string | null; list: string },
): void {
  const reached = useRef('');
  useEffect(() => {
    const place = `${list} ${shown}`;
    if (reached.current === place) return;
    const index = shown === null ? -1 : keys.indexOf(shown);
    if (index < 0) return;
    reached.current = place;
    handle.current?.scrollToIndex(index, { align: 'nearest' });
  }, [handle, keys, shown, list]);
}

type Scrolled = {
  scroller: RefObject<HTMLElement | null>;
  handle: RefObject<VirtualizerHandle | null>;
  list: string;
};

/** Scrolls to the top when another list is shown, but not if it is at the top already, which would force a layout. */
export function useTop({ scroller, handle, list }: Scrolled): void {
  const last = useRef(list);
  useLayoutEffect(() => {
    if (last.current === list) return;
    last.current = list;
    if (handle.current && handle.current.scrollOffset > 0) scroller.current?.scrollTo({ top: 0 });
  }, [scroller, handle, list]);
}
