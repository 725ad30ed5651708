import type { FlagAnswer } from '#schemas';
import { deploymentFor } from '../http/deployment.ts';
import type { ServerModule } from '../module.ts';
import { currentFlags } from './current.ts';

/** The two regional flag services and the static file that a browser asks in turn. */
export const flags: ServerModule = {
  name: 'flags',
  async register(app, { sql, deployments, clock }) {
    const given = (host: string) => deploymentFor(deployments, host).flags ?? {};
    for (const region of ['asia', 'europe']) {
      app.get(`/flags/${region}/v1/flags`, async (request, reply): Promise<FlagAnswer> => {
        reply.header('cache-control', 'no-store');
        const deployment = deploymentFor(deployments, request.hostname);
        return { flags: await currentFlags(sql, deployment, clock()) };
      });
    }
    app.get('/flags.json', async (request, reply): Promise<FlagAnswer> => {
      reply.header('cache-control', 'no-cache');
      return { flags: given(request.hostname) };
    });
  },
};
