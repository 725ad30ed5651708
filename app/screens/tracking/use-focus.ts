import { type RefObject, useEffect, useRef } from 'react';
import { oneColumn } from './tracking.css.ts';

/** The `id` of an order's row. */
export const rowId = (orderId: string) => `row-${orderId}`;

/** The `id` of the title of the order that is open. */
export const orderTitleId = 'order-title';

/** For when what had the focus is gone, but the order is still there. */
export function focusOrderTitle(): void {
  document.getElementById(orderTitleId)?.focus();
}

/**
 * On a phone the panel takes the place of the list: the focus that stood there goes to the panel's title. Elsewhere the
 * focus is not asked about, since the answer would lay out the page in the midst of a click.
 */
export function useFocusFromList(title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia(oneColumn).matches) return;
    if (document.activeElement?.checkVisibility() === false) title.current?.focus();
  }, [title]);
}

/** When the panel is closed, the focus that went with it returns to the row that had opened it. */
export function useFocusOnReturn(selectedId: string | null): void {
  const shown = useRef(selectedId);
  useEffect(() => {
    const left = shown.current;
    shown.current = selectedId;
    if (left === null || selectedId !== null || document.activeElement !== document.body) return;
    document.getElementById(rowId(left))?.querySelector('a')?.focus();
  }, [selectedId]);
}
