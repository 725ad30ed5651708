import { useEffect, useRef } from 'react';

/** Moves the focus to a refused field. */
export function useRefusalFocus(refusal: unknown) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return form;
}
