import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { modules } from '../../../server/app.ts';
import { testServer } from '../../support/server.ts';

const calls: readonly Endpoint[] = [...Object.values(endpoints), ...Object.values(operatorCalls)];
const routes: string[] = [];
const watchRoutes = {
  name: 'routes',
  async register(app: Awaited<ReturnType<typeof testServer>>['app']) {
    app.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((each) => `${each} ${url}`));
    });
  },
};

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ parts: [watchRoutes, ...modules] });
});
afterAll(() => server.close());

/** What is served beside the contract, and why nobody has to sign in for it. */
const besides = [
  ...['/docs/openapi.json', '/docs/asyncapi.json', '/docs/operators/openapi.json'],
  ...['/health', '/ready', '/docs', '/plain.css', '/letters.woff2'],
  ...['/deployment.json', '/flags.json', '/flags/asia/v1/flags', '/flags/europe/v1/flags'],
  // How the parts of the deployment do, for people.
  '/status',
  // The streets that an operator imported, as everybody sees them.
  '/streets/*',
  // What search engines and finders of weaknesses look for.
  ...['/robots.txt', '/.well-known/security.txt'],
  // Only where nobody has a mail server and the demo's people live.
  ...['/dev/outbox', '/dev/outbox/:name', '/dev/outbox/:name/letter'],
  // To the identity provider of a deployment and back, which proves nobody before their page has taken the code.
  ...['/auth/oidc/start', '/auth/oidc/callback'],
  // Its ticket is asked for with a session.
  '/socket',
];

test('the server has a route for every call, and none that the contract does not know', () => {
  const declared = calls.map(({ method, service, path }) => {
    return `${method} /${service}/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`;
  });
  // Browsers send it by themselves, as they are.
  const reports = 'POST /policy-reports';
  // The identity provider of a deployment sends it, with a token that it has signed.
  const logouts = 'POST /auth/oidc/backchannel-logout';
  const known = new Set([...declared, ...besides.map((path) => `GET ${path}`), reports, logouts]);
  expect(declared.filter((route) => !routes.includes(route))).toEqual([]);
  expect(routes.filter((route) => !route.startsWith('HEAD ') && !known.has(route))).toEqual([]);
});

test('no route stands where the client’s sources are served while they are worked on', async () => {
  const sources = await readdir(fileURLToPath(new URL('../../../app/', import.meta.url)));
  const firsts = new Set(routes.map((route) => route.split(/[ /]/)[2]));
  expect(sources.filter((name) => firsts.has(name))).toEqual([]);
});
