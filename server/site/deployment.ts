import { platformFor } from '../embedded/platform.ts';
import { helpCentreHostsFor } from '../help-centre/hosts.ts';
import { refusal } from '../http/refusal.ts';
import type { ServerModule } from '../module.ts';
import { withWaysIn } from '../oidc/offered.ts';
import { payOriginFor } from '../payments/origin.ts';
import { testVendorsOf } from '../vendors/test-vendors.ts';

/** Answers what the client reads first: the deployment of this host, or the wrong fields of its file. */
export const deployment: ServerModule = {
  name: 'deployment',
  async register(app, deps) {
    const { deployments, log, config, basemaps, sql, kept } = deps;
    for (const { id, problems } of deployments.broken) {
      log.error({ deployment: id, problems }, 'this deployment is not configured correctly');
    }
    app.get('/deployment.json', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = deployments.forHost(request.hostname);
      if (found.ok) {
        const paymentOrigin = payOriginFor(request, found.deployment, deps);
        const platform = platformFor(request, found.deployment, config);
        const embedded = platform && { ...platform, keys: [] };
        const helpCentreHosts = helpCentreHostsFor(request, found.deployment, config);
        const basemap = await basemaps.of(found.deployment);
        // Pages must open without a database, too.
        const tryouts = await testVendorsOf({ sql, kept, deployment: found.deployment }).catch(
          () => undefined,
        );
        const named = { ...tryouts, paymentOrigin, embedded, helpCentreHosts, basemap };
        return { ...withWaysIn(found.deployment, config), ...named };
      }
      const [problem] = found.broken.problems;
      throw refusal(503, 'DeploymentInvalid', problem?.why ?? 'is wrong', {
        key: 'app.not-configured.field',
        ...(problem && { field: problem.field }),
      });
    });
  },
};
