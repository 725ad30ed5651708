import { type Deployment, type FlagAnswer, flagNames } from '#schemas';
import type { Db } from '../db/connect.ts';
import { deploymentFor } from '../http/deployment.ts';
import type { KeptAnswers, Switches } from '../kept/answers.ts';
import type { ServerModule } from '../module.ts';

/** The two regional flag services and the static file that a browser asks in turn. */
export const flags: ServerModule = {
  name: 'flags',
  async register(app, { sql, deployments }) {
    const given = (host: string) => deploymentFor(deployments, host).flags ?? {};
    for (const region of ['asia', 'europe']) {
      app.get(`/flags/${region}/v1/flags`, async (request, reply): Promise<FlagAnswer> => {
        reply.header('cache-control', 'no-store');
        const deployment = deploymentFor(deployments, request.hostname);
        return { flags: await currentFlags(sql, deployment) };
      });
    }
    app.get('/flags.json', async (request, reply): Promise<FlagAnswer> => {
      reply.header('cache-control', 'no-cache');
      return { flags: given(request.hostname) };
    });
  },
};

/** `currentFlags`, for what is asked often: known for a moment. */
export async function keptFlags({
  sql,
  kept,
  deployment,
}: {
  sql: Db;
  kept: KeptAnswers;
  deployment: Deployment;
}): Promise<Switches> {
  return (await kept.flags.get(deployment.id, () => currentFlags(sql, deployment))) ?? {};
}

/** What the deployment's file says, under what an operator has switched since. */
export async function currentFlags(sql: Db, deployment: Deployment): Promise<Switches> {
  const rows = await sql<{ name: string; value: boolean }[]>`
    select name, value from feature_flags where deployment = ${deployment.id}`;
  const switched = rows.filter(({ name }) => flagNames.some((known) => known === name));
  return {
    ...deployment.flags,
    ...Object.fromEntries(switched.map(({ name, value }) => [name, value])),
  };
}
