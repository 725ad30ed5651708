import { type Beside, listenBeside } from '../../listen-beside.ts';
import type { World } from '../../module.ts';
import { hourly } from '../../rounds.ts';
import { createSandbox } from './app.ts';

/** Starts the sandbox on its own port. */
export async function startSandbox(world: World): Promise<Beside> {
  const { host, port, paymentPort } = world.config;
  const site = await listenBeside({
    ...{ create: () => createSandbox(world), host, portal: port, asked: paymentPort, steps: 1 },
    ...{ what: 'card fields', variable: 'PAYMENT_PORT' },
  });
  const stopSweeping = hourly(world.log, 'card fields of long ago', () => forgetFields(world));
  const stop = async () => {
    await site.stop();
    await stopSweeping();
  };
  return { ...site, stop };
}

/** Deletes expired fields and tokens. */
async function forgetFields({ sql, clock }: Pick<World, 'sql' | 'clock'>): Promise<void> {
  await sql`delete from sandbox_fields where expires_at <= ${clock()}`;
  await sql`delete from sandbox_tokens where expires_at <= ${clock()}`;
}
