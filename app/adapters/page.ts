/** Opens the browser's own way to print, which also makes PDF files. */
export function printPage(): void {
  window.print();
}

/** A path of ours as an address that works anywhere. */
export function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

/** Puts a text on the clipboard; rejects where the browser does not allow it. */
export function copyText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}
