import type { World } from '../../module.ts';
import { StartError } from '../../start-error.ts';
import { createSandbox } from './app.ts';

/** Starts the sandbox on its own port: the one that was asked for, else the next one, else any that is free. */
export async function startSandbox(
  world: World,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const { host, port: portal, paymentPort } = world.config;
  const next = portal === 0 || portal === 65_535 ? 0 : portal + 1;
  const tries = paymentPort === undefined ? [next, 0] : [paymentPort];
  for (const port of tries) {
    const app = await createSandbox(world);
    try {
      await app.listen({ host, port });
    } catch (cause) {
      await app.close();
      if (port !== tries.at(-1)) continue;
      throw new StartError(
        `Port ${port} for card fields cannot be used: choose another with PAYMENT_PORT.`,
        { cause },
      );
    }
    const address = app.server.address();
    return {
      port: typeof address === 'object' && address ? address.port : port,
      stop: () => app.close(),
    };
  }
  throw new Error('no port was tried');
}
