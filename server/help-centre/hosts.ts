import type { FastifyRequest } from 'fastify';
import type { Deployment } from '#schemas';
import type { Config } from '../config.ts';
import { besideOrigin } from '../demo-sites/origin.ts';

/** The help centres of a deployment for a request: its own, or the one that this server plays. */
export function helpCentreHostsFor(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { helpCentreHosts }: Deployment,
  config: Config,
): NonNullable<Deployment['helpCentreHosts']> {
  const ours = besideOrigin(request, config);
  return helpCentreHosts ?? { ap: ours, eu: ours, staging: ours, gv: ours };
}
