import Fastify from 'fastify';
import { featureServers } from '../plugins/servers.ts';
import { access } from './access/index.ts';
import { account } from './account/index.ts';
import { addressBook } from './address-book/index.ts';
import { bulk } from './bulk/index.ts';
import { chooseDispatcher } from './dispatch/choose-dispatcher.ts';
import { dispatch } from './dispatch/index.ts';
import { remoteEntry } from './dispatch/remote/index.ts';
import { embeddedReader } from './embedded/tokens.ts';
import { errandsOf } from './errands/index.ts';
import { faults } from './faults/index.ts';
import { flags } from './flags/index.ts';
import { fleet } from './fleet/index.ts';
import { guests } from './guests/index.ts';
import { guestReader } from './guests/tokens.ts';
import { history } from './history/index.ts';
import { offerCompression } from './http/compression.ts';
import { serverFactory, sharedBy } from './http/connections.ts';
import { answerFailures } from './http/failures.ts';
import { apiHeaders, commonHeaders } from './http/headers.ts';
import { limitAddresses } from './http/limits.ts';
import { shedLoad } from './http/pressure.ts';
import { untilNobodyConnects } from './http/quiet.ts';
import { refusals } from './http/refusal.ts';
import { requestIds } from './http/request-id.ts';
import { keepSigned } from './http/signed.ts';
import { Turns } from './http/turns.ts';
import { identity } from './identity/index.ts';
import { authorizationReader } from './identity/tokens.ts';
import { KeptAnswers } from './kept/answers.ts';
import { keptAnswers } from './kept/index.ts';
import { keys } from './keys/index.ts';
import { keyReader } from './keys/reader.ts';
import { mailOf } from './mail/index.ts';
import { outbox } from './mail/outbox.ts';
import { Basemaps, map } from './map/index.ts';
import { members } from './members/index.ts';
import { chooseSender } from './messages/choose-sender.ts';
import { messages } from './messages/index.ts';
import type { App, Composer, Deps, Owners, ServerModule, World } from './module.ts';
import { logCalls } from './observe/access-log.ts';
import { metrics, traces } from './observe/index.ts';
import { oidc } from './oidc/index.ts';
import { operator } from './operator/index.ts';
import { orders } from './orders/index.ts';
import { OrderNumbers } from './orders/numbers.ts';
import { placingTogether } from './orders/placements.ts';
import { outlets } from './outlets/index.ts';
import { passkeys } from './passkeys/index.ts';
import { chooseProvider } from './payments/choose-provider.ts';
import { payments } from './payments/index.ts';
import { pins } from './pins/index.ts';
import { chooseGeocoder } from './places/choose-geocoder.ts';
import { places } from './places/index.ts';
import { publicPages } from './public/index.ts';
import { realtime } from './realtime/index.ts';
import { deployment } from './site/deployment.ts';
import { docs } from './site/docs.ts';
import { health } from './site/health.ts';
import { plain } from './site/plain.ts';
import { refusedVisits } from './site/refused-visit.ts';
import { wellKnown } from './site/well-known.ts';
import { status } from './status/index.ts';
import { vendors } from './vendors/index.ts';
import { vouchers } from './vouchers/index.ts';
import { webhooks } from './webhooks/index.ts';

const parts: readonly ServerModule[] = [
  metrics,
  traces,
  health,
  status,
  keptAnswers,
  deployment,
  plain,
  docs,
  wellKnown,
  identity,
  oidc,
  passkeys,
  access,
  account,
  pins,
  members,
  keys,
  outbox,
  vendors,
  outlets,
  addressBook,
  ...featureServers,
  flags,
  faults,
  operator,
  places,
  map,
  guests,
  orders,
  payments,
  publicPages,
  vouchers,
  history,
  bulk,
  webhooks,
  messages,
  dispatch,
  remoteEntry,
  fleet,
  realtime,
];

const working = [...parts, mailOf(composersOf(parts))];

/** Every part of the server, in the order in which they start. */
export const modules: readonly ServerModule[] = [...working, errandsOf(working)];

/** The dependencies of all parts. */
async function createDeps(world: World, parts: readonly ServerModule[]): Promise<Deps> {
  const turns = new Turns();
  const numbers = new OrderNumbers(world.sql);
  const dispatcher = chooseDispatcher(world);
  return {
    ...{ ...world, turns, numbers, dispatcher },
    placePlain: placingTogether({ ...world, turns, numbers, dispatcher }),
    owners: ownersOf(parts),
    sessionOf: authorizationReader(world),
    embeddedOf: embeddedReader(world),
    guestOf: guestReader(world),
    callerByKey: keyReader(world),
    kept: new KeptAnswers(),
    basemaps: new Basemaps({ ...world, dataDir: world.config.dataDir }),
    payments: await chooseProvider(world),
    messageSender: chooseSender(world),
    geocoder: chooseGeocoder(world, world.config.geocoder),
    life: { draining: false },
  };
}

/** Builds the server without listening, so that tests can inject requests. */
export async function buildApp(
  world: World,
  parts: readonly ServerModule[] = modules,
): Promise<{ app: App; deps: Deps }> {
  const deps = await createDeps(world, parts);
  const answerFailure = answerFailures(deps.log, refusedVisits(deps));
  const app: App = Fastify({
    bodyLimit: 65_536,
    logger: false,
    genReqId: requestIds(deps.config.trustProxy),
    serverFactory: serverFactory({
      mostPerAddress: deps.config.connectionsPerAddress,
      isShared: sharedBy(deps.config.trustProxy),
    }),
    trustProxy: deps.config.trustProxy ?? false,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    // Answer every request that was accepted.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders);
      void answerFailure(error, request, reply);
    },
  });
  readJsonOnly(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders, 'x-request-id': request.id });
    if (/^\/\w+\/api\//.test(request.url)) reply.headers(apiHeaders);
    // While draining, close connections, so that proxies keep none to this instance.
    if (deps.life.draining) reply.header('connection', 'close');
  });
  logCalls(app, deps);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((_request, reply) => {
    reply.status(404).send(refusals.unknown().body());
  });
  if (!deps.config.demo && deps.config.deployment === undefined) refuseUnknownHosts(app, deps);
  await offerCompression(app);
  await shedLoad(app, deps.config.shedAt);
  await limitAddresses(app, deps);
  for (const part of parts) await part.register(app, deps);
  // The last of these hooks, since listening ends right after it.
  app.addHook('preClose', () => untilNobodyConnects(app.server));
  return { app, deps };
}

/** Refuses host names that no deployment lists, as scanners send; a default deployment answers them instead. */
function refuseUnknownHosts(app: App, { deployments }: Deps): void {
  app.addHook('onRequest', async ({ hostname, routeOptions }) => {
    const isProbe = routeOptions.url === '/health' || routeOptions.url === '/ready';
    if (!isProbe && !deployments.claims(hostname)) throw refusals.misdirected();
  });
}

/** JSON with a content type that forms cannot send; an empty body counts as an empty object. */
function readJsonOnly(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    keepSigned(request, String(body));
    if (body === '') done(null, {});
    else parse(request, String(body), done);
  });
}

function ownersOf(parts: readonly ServerModule[]): Owners {
  const nobody = async () => [];
  return {
    vendor: async (_sql, id) => [id],
    order: nobody,
    rider: nobody,
    bulkJob: nobody,
    payment: nobody,
    ...Object.assign({}, ...parts.map((part) => part.owners)),
  };
}

function composersOf(list: readonly ServerModule[]): ReadonlyMap<string, Composer> {
  return new Map(list.flatMap(({ mails = {} }) => Object.entries(mails)));
}
