import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

type Told = { onDismiss: (id: string) => void; onHold: (held: boolean) => void };

/** Holds the notices while pointer or focus is among them, leads to them with F8 and back when they are dismissed. */
export function useHold(stack: RefObject<HTMLElement | null>, { onDismiss, onHold }: Told) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const there = event.key === 'F8' && stack.current?.querySelector('button');
      if (!there) return;
      event.preventDefault();
      there.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [stack]);
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && stack.current?.contains(target) === true;
  return {
    onPointerEnter: () => onHold(true),
    onPointerLeave: () => onHold(isInside(document.activeElement)),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (isInside(relatedTarget)) return;
      before.current = relatedTarget;
      onHold(true);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) onHold(false);
    },
    dismiss(id: string): void {
      const { activeElement } = document;
      if (isInside(activeElement) && before.current instanceof HTMLElement) before.current.focus();
      // What is removed under the pointer is never left by it.
      onHold(false);
      onDismiss(id);
    },
  };
}
