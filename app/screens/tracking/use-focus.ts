import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { afterPicture } from '#adapters';
import { $ordersReady, $vendorId } from '#core';
import { $attention } from './attention-model.ts';
import { rowId } from './element-ids.ts';
import { oneColumn } from './tracking.css.ts';

/**
 * On a phone the panel replaces the list, so the focus moves to the panel's title. Elsewhere the
 * focus is not read, since that would force a layout during a click.
 */
export function useFocusFromList(title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia(oneColumn).matches) return;
    if (document.activeElement?.checkVisibility() === false) title.current?.focus();
  }, [title]);
}

/**
 * On arrival at a list without an open order, focuses the first row that needs attention, unless something has the focus
 * already. Not on phones, which have no keys.
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
