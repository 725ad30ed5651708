/** Puts a text on the clipboard; rejects where the browser does not allow it. */
export function copyText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}

/** Whether the browser supports passkeys here; not on insecure pages. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}
