/** Longest body sent with `keepalive`, in characters: browsers allow 64 KiB in total. */
const longest = 16_000;

/** Lets requests of a hidden page outlive it, so that they arrive even while it is being closed. */
export function outlasting(init: RequestInit | undefined, isHidden: boolean): RequestInit {
  const { body } = init ?? {};
  const small = typeof body === 'string' && body.length <= longest;
  return { ...init, keepalive: isHidden && small };
}
