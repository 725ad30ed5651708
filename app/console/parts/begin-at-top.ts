/** What is shown next is begun at its top, by keyboard and by ear, too. */
export function beginAtTop(within: Element | null): void {
  scrollTo(0, 0);
  within?.closest('main')?.focus({ preventScroll: true });
}
