/** Characters that a browser surely sends for a page that is gone: it allows 64 KiB in all. */
const longest = 16_000;

/** What is sent out of sight, such as while the page is left, arrives although nobody is there for the answer. */
export function outlasting(
  init: RequestInit | undefined,
  visibility: DocumentVisibilityState,
): RequestInit {
  const { body } = init ?? {};
  const small = typeof body === 'string' && body.length <= longest;
  return { ...init, keepalive: visibility === 'hidden' && small };
}
