/** Whether somebody is at a field that has stayed on screen: no step that goes on by itself takes them from it. */
export function isAtField(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}
