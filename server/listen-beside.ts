import type { FastifyInstance } from 'fastify';
import { StartError } from './start-error.ts';

/** A site that listens on a port of its own, so that it is another origin. */
export type Beside = { port: number; stop: () => Promise<void> };

type Wanted = {
  create: () => Promise<FastifyInstance>;
  host: string;
  /** The wanted port; if undefined, the portal's plus `steps`, else any free one. */
  asked: number | undefined;
  portal: number;
  steps: number;
  /** Its name, and the variable for its port, for the error message. */
  what: string;
  variable: string;
};

/** Starts a site of its own beside the portal. */
export async function listenBeside({
  create,
  host,
  what,
  variable,
  ...wanted
}: Wanted): Promise<Beside> {
  const ports = portsOf(wanted);
  for (const port of ports) {
    const app = await create();
    try {
      await app.listen({ host, port });
    } catch (cause) {
      await app.close();
      if (port !== ports.at(-1)) continue;
      throw new StartError(
        `Port ${port} for ${what} cannot be used: choose another with ${variable}.`,
        {
          cause,
        },
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

function portsOf({ asked, portal, steps }: Pick<Wanted, 'asked' | 'portal' | 'steps'>): number[] {
  if (asked !== undefined) return [asked];
  const next = portal + steps;
  return portal === 0 || next > 65_535 ? [0] : [next, 0];
}
