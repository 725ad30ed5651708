/** Whether somebody is at a field that has stayed on screen: no step that goes on by itself takes them from it. */
export function isAtField(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

/** Leads to a field at once: the form's own way does so later, when somebody may be at another field already. */
export function focusField(name: string): void {
  document.getElementsByName(name)[0]?.focus();
}
