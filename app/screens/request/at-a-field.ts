/** Whether somebody is at a field that has stayed on screen: no step that goes on by itself takes them from it. */
export function isAtField(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

/**
 * Leads to a field at once, also where it is folded away: the form's own way does so later, when somebody may be at another
 * field already, and knows nothing of the fields of features.
 */
export function focusField(name: string): void {
  const [field] = document.getElementsByName(name);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
