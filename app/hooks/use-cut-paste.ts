import { useEffect } from 'react';

/** Tells when a field is too short for a pasted text, which browsers cut silently, and how many characters it takes. */
export function useCutPaste(tell: (max: number) => void): void {
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const field = event.target;
      if (event.defaultPrevented || !isField(field)) return;
      const pasted = event.clipboardData?.getData('text') ?? '';
      if (isCut(field, pasted)) tell(field.maxLength);
    };
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, [tell]);
}

type Field = HTMLInputElement | HTMLTextAreaElement;
type Room = Pick<Field, 'maxLength' | 'value' | 'selectionStart' | 'selectionEnd' | 'tagName'>;

/** Whether a field has no room for all of a text that is pasted over what is selected in it; a field of one line takes no line breaks. */
export function isCut(field: Room, pasted: string): boolean {
  const { maxLength, value, selectionStart, selectionEnd, tagName } = field;
  const taken = tagName === 'INPUT' ? pasted.replace(/[\r\n]/g, '') : pasted;
  const stays = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  return maxLength >= 0 && stays + taken.length > maxLength;
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
