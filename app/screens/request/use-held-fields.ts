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
    current.addEventListener('click', holdTick, true);
    return () => {
      for (const field of fields) field.removeAttribute('readonly');
      current.removeEventListener('click', holdTick, true);
    };
  }, [form, isSent]);
}

/** Ticks know no `readonly`. */
function holdTick(event: Event): void {
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}
