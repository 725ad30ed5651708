import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when the row that holds it goes, which would leave it nowhere: the row in its place gets it, or the page once the
 * list is gone. Answers what the list does when something in it is focused.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const held = useRef<{ it: Element; row: number } | null>(null);
  useLayoutEffect(() => {
    const { current: was } = held;
    if (was === null || was.it.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) focusOn(list.current, was.row);
  });
  useLayoutEffect(() => {
    const page = list.current?.closest<HTMLElement>('main');
    const { current: at } = list;
    return () => {
      if (at?.contains(document.activeElement)) page?.focus({ preventScroll: true });
    };
  }, [list]);
  return ({ target }: { target: Element }) => {
    const rows = [...(list.current?.children ?? [])];
    held.current = { it: target, row: rows.findIndex((row) => row.contains(target)) };
  };
}

function focusOn(list: HTMLElement | null, row: number): void {
  const rows = list?.children ?? [];
  const near = rows[Math.min(row, rows.length - 1)];
  const inside = near?.querySelector<HTMLElement>('a[href], button, input, select');
  (inside ?? list?.closest<HTMLElement>('main'))?.focus({ preventScroll: true });
}
