/** Opens the browser's own way to print, which also makes PDF files. */
export function printPage(): void {
  window.print();
}

/** A path of ours as an address that works anywhere. */
export function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

/** Whether the system has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet. Rejections are ignored: the person cancelled, or the system has shown why it failed. */
export function shareText(what: { title: string; text: string; url: string }): void {
  navigator.share(what).catch(() => undefined);
}
