import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RequestSnapshot } from '#core';
import type { RequestFields } from '#schemas';
import { focusField, isAtWork } from './at-work.ts';
import { stepOf } from './steps.ts';
import { placeId, useGoOn } from './use-kept-focus.ts';

/** In the order in which they stand. */
const asked = [
  'destinationName',
  'destinationPhoneNumber',
  'destinationUnitNumber',
  'orderAmount',
] as const;

/** Focuses the field with an error, or, after the address, the first empty field. */
export function useDetailsFocus(
  snapshot: RequestSnapshot,
  form: UseFormReturn<RequestFields>,
): void {
  const { pointedAt, error, draft, editing } = snapshot.context;
  const isAddressed = stepOf(snapshot) === 'details';
  const goOnKept = useGoOn(snapshot);
  const goOn = useEffectEvent(() => {
    if (isAtWork(false)) return;
    const values = form.getValues();
    const empty = asked.find((name) => (values[name] ?? '').trim() === '');
    if (empty !== undefined && error === null) focusField(empty);
  });
  const begin = useEffectEvent(() => {
    // The address had its price before these fields were there, so the new step's heading was all there was to lead to.
    if (isAddressed && document.activeElement?.matches('h1')) return goOn();
    const isFree = document.activeElement?.matches('body, main') ?? true;
    // A copied order only needs the button; for a saved recipient, the goods are still to be entered.
    if (isFree && draft.copied_from)
      document.getElementById(placeId)?.focus({ preventScroll: true });
    else if (isFree && draft.from_book) goOn();
    if (isAddressed && editing === null) goOnKept();
  });
  useEffect(() => begin(), []);
  const lead = useEffectEvent((field: string) => form.setFocus(field));
  useEffect(() => {
    const field = pointedAt ?? error?.where ?? null;
    if (field !== null) lead(field);
  }, [pointedAt, error]);
  const was = useRef(isAddressed);
  useEffect(() => {
    if (isAddressed && !was.current) goOn();
    was.current = isAddressed;
  }, [isAddressed]);
}
