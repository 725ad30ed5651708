/** A request that `early.ts` made while the page's code was still loading. */
type AskedEarly = { address: string; name: string | null; at: number; answer: Promise<Response> };

declare global {
  interface Window {
    askedEarly?: AskedEarly[];
  }
}

/** Age in ms beyond which an early answer is too old to use. */
const youngFor = 20_000;

/** A `fetch` that uses each early answer once, for the same address and the same authorization. */
export function withAskedEarly(
  early: AskedEarly[],
  ask: typeof fetch,
  now = () => performance.now(),
): typeof fetch {
  const take = (address: unknown, init: RequestInit = {}) => {
    const name = new Headers(init.headers).get('authorization');
    const at = early.findIndex((each) => each.address === address && each.name === name);
    const [asked] = at < 0 || (init.method ?? 'GET') !== 'GET' ? [] : early.splice(at, 1);
    return asked && now() - asked.at < youngFor ? asked.answer : null;
  };
  return async (address, init) => {
    const answer = take(address, init);
    if (answer === null) return ask(address, init);
    const first = await Promise.race([answer.catch(() => null), rejectOnAbort(init?.signal)]);
    return first ?? ask(address, init);
  };
}

/** Rejects once the signal is aborted. */
function rejectOnAbort(signal: AbortSignal | null = null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
