import { useEffect, useRef } from 'react';

/** A field that was refused gets the focus, wherever the button was. */
export function useRefusalFocus(refusal: unknown) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return form;
}
