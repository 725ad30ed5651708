/** Whether somebody is at work in a field or, where no press led to the step, at a button: the focus must not be taken away. */
export function isAtWork(wasPressed: boolean): boolean {
  const places = `input, textarea, select${wasPressed ? '' : ', button'}`;
  return document.activeElement?.matches(places) ?? false;
}

/**
 * Focuses a field at once, even in a closed section. The form library's `setFocus` runs later, when somebody may be in another
 * field, and does not know the fields of features.
 */
export function focusField(name: string): void {
  const [field] = document.getElementsByName(name);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
