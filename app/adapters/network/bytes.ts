/** What an address of another origin answers; nothing of the person is told to it. */
export type Bytes = { readonly status: number; readonly data: ArrayBuffer };

/** Asks for bytes once. Throws when nothing came within so many seconds. */
export async function readBytes(address: string, seconds: number): Promise<Bytes> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(seconds * 1000),
    ...{ credentials: 'omit', referrerPolicy: 'no-referrer' },
  });
  return { status: answer.status, data: await answer.arrayBuffer() };
}
