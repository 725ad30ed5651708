import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { afterPicture } from '#adapters';
import { $ordersReady, $vendorId } from '#core';
import { $attention } from './attention-model.ts';
import { rowId } from './element-ids.ts';
import { oneColumn } from './tracking.css.ts';

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

/**
 * Who comes to a list, and has no order open, begins at the first row that needs somebody, unless they are at something
 * already. A phone has no keys to go on with.
 */
export function useFocusOnArrival(selectedId: string | null): void {
  const [ready, vendorId, [first]] = useUnit([$ordersReady, $vendorId, $attention]);
  const begin = useEffectEvent(() => {
    if (selectedId !== null || first === undefined || matchMedia(oneColumn).matches) return;
    const link = linkOf(first);
    if (document.activeElement?.contains(link)) link?.focus();
  });
  useEffect(
    () => (ready && vendorId !== null ? afterPicture(() => begin()) : undefined),
    [ready, vendorId],
  );
}

const linkOf = (orderId: string) =>
  document.getElementById(rowId(orderId))?.querySelector('a') ?? null;

/** When the panel is closed, the focus that went with it returns to the row that had opened it. */
export function useFocusOnReturn(selectedId: string | null): void {
  const shown = useRef(selectedId);
  useEffect(() => {
    const left = shown.current;
    shown.current = selectedId;
    if (left === null || selectedId !== null || document.activeElement !== document.body) return;
    linkOf(left)?.focus();
  }, [selectedId]);
}
