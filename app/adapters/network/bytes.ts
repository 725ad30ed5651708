/** The answer of another origin, fetched without credentials or referrer. */
export type Bytes = { readonly status: number; readonly data: ArrayBuffer };

/** Fetches bytes once. Throws when there is no answer within `seconds`. */
export async function readBytes(address: string, seconds: number): Promise<Bytes> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(seconds * 1000),
    ...{ credentials: 'omit', referrerPolicy: 'no-referrer' },
  });
  return { status: answer.status, data: await answer.arrayBuffer() };
}
