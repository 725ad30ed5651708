/** Whether a field has the focus; automatic steps must not take it away. */
export function isAtField(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
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
