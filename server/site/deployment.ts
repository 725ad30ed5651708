import { refusal } from '../http/refusal.ts';
import type { ServerModule } from '../module.ts';

/** What the client reads first: which deployment this host is, or which field of its file is wrong. */
export const deployment: ServerModule = {
  name: 'deployment',
  async register(app, { deployments, log }) {
    for (const { id, problems } of deployments.broken) {
      log.error({ deployment: id, problems }, 'this deployment is not configured correctly');
    }
    app.get('/deployment.json', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = deployments.forHost(request.hostname);
      if (found.ok) return { ...found.deployment, flags: undefined };
      const [problem] = found.broken.problems;
      throw refusal(503, 'DeploymentInvalid', problem?.why ?? 'is wrong', {
        key: 'app.not-configured.field',
        ...(problem && { field: problem.field }),
      });
    });
  },
};
