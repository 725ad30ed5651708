import { type Beside, listenBeside } from '../../listen-beside.ts';
import type { World } from '../../module.ts';
import { createSandbox } from './app.ts';

/** Starts the sandbox on its own port. */
export function startSandbox(world: World): Promise<Beside> {
  const { host, port, paymentPort } = world.config;
  return listenBeside({
    ...{ create: () => createSandbox(world), host, portal: port, asked: paymentPort, steps: 1 },
    ...{ what: 'card fields', variable: 'PAYMENT_PORT' },
  });
}
