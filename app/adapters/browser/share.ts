/** Opens the browser's own way to print, which also makes PDF files. */
export function printPage(): void {
  window.print();
}

/** A path of ours as an address that works anywhere. */
export function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

/** Whether the system has a sheet of its own from which things are sent. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens that sheet; who closes it again has changed their mind, and a sheet that does not open says so itself. */
export function shareText(what: { text: string; url: string }): void {
  navigator.share(what).catch(() => undefined);
}
