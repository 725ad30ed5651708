import { inject } from 'vitest';

/** The port of the product that only this worker's files use, one after the other. */
export const productPort = await askLobby();

async function askLobby(): Promise<number> {
  const answer = await fetch(new URL(`/${process.env.VITEST_POOL_ID ?? 1}`, inject('lobby')));
  const { port, ...failure } = await answer.json();
  if (typeof port !== 'number') throw new Error(`No product: ${JSON.stringify(failure)}`);
  return port;
}
