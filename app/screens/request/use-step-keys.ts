import { useEffect } from 'react';

/**
 * Presses the buttons of a step by the keys that they name as theirs, also while nothing of the step has the focus, as after a
 * reload: Enter with Control or Command for the one that sends, Escape for Back.
 */
export function useStepKeys(): void {
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function press(event: KeyboardEvent): void {
  const { defaultPrevented, repeat, isComposing, target } = event;
  if (defaultPrevented || repeat || isComposing || isElsewhere(target)) return;
  const keys = `main button[aria-keyshortcuts~="${nameOf(event)}"]`;
  const button = document.querySelector<HTMLElement>(keys);
  if (button === null) return;
  event.preventDefault();
  // A question is answered by keys only once it is there for the person; until then they lead to it.
  const question = button.closest('fieldset');
  if (question?.contains(document.activeElement) === false) question.focus();
  else button.click();
}

function nameOf({ key, ctrlKey, metaKey }: KeyboardEvent): string {
  return key === 'Enter' && (ctrlKey || metaKey) ? 'Control+Enter' : key;
}

/** Whether a key is meant for something else than the step: a dialog, the frame around the page, a link, or a list of choices. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') || !(target instanceof Element)) return true;
  if (target.matches('body, main')) return false;
  const own = target.closest('main, [role=dialog], [popover], [popovertarget]');
  return !own?.matches('main') || target.matches('a[href], select, [aria-expanded=true]');
}
