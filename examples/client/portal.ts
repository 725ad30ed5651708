import { type Asked, callsBy } from './api.ts';
import { Refused } from './refused.ts';

type Options = {
  /** Where the portal is, such as `https://portal.example`. */
  url: string;
  /** A service key, which begins with `rpk_`. */
  key: string;
  /** Seconds after which a call is given up. */
  timeout?: number;
};

/** All calls that a service key may make. A call that the portal refuses rejects with `Refused`. */
export type Portal = ReturnType<typeof riderPortal>;

/** The portal at an address, as a program with this key sees it. */
export function riderPortal({ url, key, timeout = 20 }: Options) {
  const ask = async ({ method, path, query = {}, body, idempotencyKey }: Asked) => {
    const place = new URL(path, url);
    for (const [name, value] of Object.entries(query)) place.searchParams.set(name, String(value));
    const answer = await fetch(place, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout * 1000),
    });
    if (answer.ok) return answer;
    const said = await answer.json().catch(() => undefined);
    throw new Refused(answer.status, said, answer.headers.get('retry-after'));
  };
  const calls = callsBy({
    result: async (asked) => (await (await ask(asked)).json()).result,
    file: async (asked) => (await ask(asked)).blob(),
  });
  return { ...calls, url };
}
