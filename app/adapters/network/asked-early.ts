/** What `early.ts` asked for while the code of the page was still on its way. */
type AskedEarly = { address: string; name: string | null; at: number; answer: Promise<Response> };

declare global {
  interface Window {
    askedEarly?: AskedEarly[];
  }
}

/** In ms; what was asked for longer ago than this says too little of now. */
const youngFor = 20_000;

/** A `fetch` that gives each answer that was asked for early to the first who asks for the same under the same name. */
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
    const first = await Promise.race([answer.catch(() => null), aborted(init?.signal)]);
    return first ?? ask(address, init);
  };
}

/** Rejects once nobody waits any more. */
function aborted(signal: AbortSignal | null = null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
