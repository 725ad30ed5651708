import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { noticeShown } from '#core';

/** Says it when a field has no room for all that is pasted: the browser cuts it without a word. */
export function useCutPaste(): void {
  const tell = useUnit(noticeShown);
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const field = event.target;
      if (event.defaultPrevented || !isField(field)) return;
      const pasted = event.clipboardData?.getData('text') ?? '';
      const { maxLength: max } = field;
      if (max >= 0 && roomTaken(field) + pasted.length > max) {
        tell({ key: 'form.cut', type: 'warning', values: { max } });
      }
    };
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, [tell]);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** What stays of a field when something is pasted over what is selected in it. */
function roomTaken({ value, selectionStart, selectionEnd }: Field): number {
  return value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
}
