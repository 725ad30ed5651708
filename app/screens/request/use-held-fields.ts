import { type RefObject, useLayoutEffect } from 'react';

/**
 * While a request is being sent its fields keep focus and content, and take no other. They are not `disabled`, which would take the
 * focus away, and the values out of the form.
 */
export function useHeldFields(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  useLayoutEffect(() => {
    const { current } = form;
    if (!isSent || current === null) return;
    const fields = current.querySelectorAll(':read-write');
    for (const field of fields) field.setAttribute('readonly', '');
    for (const press of presses) current.addEventListener(press, hold, true);
    return () => {
      for (const field of fields) field.removeAttribute('readonly');
      for (const press of presses) current.removeEventListener(press, hold, true);
    };
  }, [form, isSent]);
}

/** What ticks a box or chooses from a list: neither knows `readonly`. */
const presses = ['click', 'mousedown', 'keydown'] as const;

function hold(event: Event): void {
  const { target, type } = event;
  const isTab = 'key' in event && event.key === 'Tab';
  const takes = type === 'click' ? 'input, select' : 'select';
  if (target instanceof Element && target.matches(takes) && !isTab) event.preventDefault();
}
