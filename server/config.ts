import * as z from 'zod/mini';
import { type MessageChannel, messageChannels } from '#schemas';
import { type FieldProblem, problemsOf } from './problems.ts';
import { proxies } from './proxies.ts';
import { withSecretFiles } from './secret-files.ts';
import { oidcSecrets, signingSecret } from './secret-shapes.ts';
import { StartError } from './start-error.ts';
import { isTrial } from './trial.ts';

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));

const Environment = z.object({
  PORT: z._default(port, 3000),
  PAYMENT_PORT: z.optional(port),
  SITES_PORT: z.optional(port),
  METRICS_PORT: z.optional(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  METRICS_HOST: z._default(z.string(), 'localhost'),
  HOST: z._default(z.string(), 'localhost'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATA_DIR: z._default(z.string(), '.data'),
  DEPLOYMENTS_DIR: z.optional(z.string()),
  DEPLOYMENT: z.optional(z.string().check(z.toLowerCase())),
  DEMO: z.optional(z.enum(['true', 'false'])),
  DEMO_LIVE: z._default(z.enum(['true', 'false']), 'true'),
  DISPATCHER: z.optional(z.enum(['simulated', 'http', 'none'])),
  DISPATCHER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DISPATCHER_SECRET: z.optional(signingSecret),
  DISPATCHER_OLD_SECRET: z.optional(signingSecret),
  PAYMENT: z.optional(z.enum(['sandbox', 'stripe', 'none'])),
  STRIPE_SECRET_KEY: z.optional(
    z
      .string()
      .check(z.regex(/^(sk|rk)_(test|live)_\w+$/, 'it has to be a secret or restricted key')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_\S+$/, 'it has to begin with whsec_')),
  ),
  STRIPE_API: z.optional(z.url({ protocol: /^https?$/ })),
  FLEET_SPEED: z._default(z.coerce.number().check(z.positive(), z.lte(1000)), 1),
  FLEET_SEED: z._default(z.coerce.number().check(z.int()), 1),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  OUTLET_READY_SECONDS: z._default(z.coerce.number().check(z.gte(0), z.lte(86_400)), 120),
  RATE_LIMIT: z._default(z.coerce.number().check(z.int(), z.positive()), 6000),
  CONNECTIONS_PER_ADDRESS: z._default(z.coerce.number().check(z.int(), z.positive()), 1000),
  SHED_AT: z._default(z.coerce.number().check(z.gte(0)), 1000),
  ERRANDS_KEPT_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(3650)), 90),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.gte(0), z.lte(8)), 5),
  TOKEN_SECRET: z.optional(z.string().check(z.minLength(32))),
  TOKEN_OLD_SECRET: z.optional(z.string().check(z.minLength(32))),
  OIDC_SECRETS: z._default(oidcSecrets, new Map()),
  TRUST_PROXY: z.optional(proxies),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(z.string().check(z.maxLength(320)), 'Rider portal <noreply@localhost>'),
  MESSAGES: z.optional(z.enum(['http', 'mail', 'none'])),
  MESSAGES_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MESSAGES_SECRET: z.optional(signingSecret),
  MESSAGES_OLD_SECRET: z.optional(signingSecret),
  MESSAGES_CHANNEL: z._default(z.enum(messageChannels), 'sms'),
  MESSAGES_TARGETS: z._default(z.enum(['public', 'any']), 'public'),
  MESSAGES_MAIL_TO: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[^\s@]*\{number\}[^\s@]*@[^\s@]+$/,
          'it has to be an address with {number} in it',
        ),
      ),
  ),
  WEBHOOK_TARGETS: z._default(z.enum(['public', 'any']), 'public'),
  STREETS: z._default(z.enum(['on', 'off']), 'on'),
  GEOCODER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  GEOCODER_KIND: z._default(z.enum(['photon', 'nominatim']), 'photon'),
});

/** The names of all variables, except those that name a file with a secret. */
export const variableNames: readonly string[] = Object.keys(Environment.shape);

/** The operator's configuration. Everything has a default for the demo. */
export type Config = {
  port: number;
  host: string;
  /** The port of the payment sandbox; undefined for the next free one. */
  paymentPort: number | undefined;
  /** The port of the demo's other sites (help centre, counter); the next but one when undefined. */
  sitesPort: number | undefined;
  /** Where metrics are served; nowhere when undefined. */
  metrics: { host: string; port: number } | undefined;
  /** The collector of traces (OTLP over HTTP); none when undefined. */
  traces: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
  /** The folder of the deployments' files; the product's own when undefined. */
  deploymentsDir: string | undefined;
  /** Id of the deployment that answers for unknown host names; the one of `localhost` when undefined. */
  deployment: string | undefined;
  /** Whether this is the demo, with its people, outlets, previews, cards, riders and counter. */
  demo: boolean;
  /** Whether idle outlets of the demo get orders under way at the start. */
  demoLive: boolean;
  /** Who finds riders; undefined when the operator did not decide. */
  dispatcher: 'simulated' | 'http' | 'none' | undefined;
  /** The address of a connected fleet, and the secrets for signatures: the present one, and the previous one while it is being replaced. */
  remoteFleet: { url: string; secrets: readonly string[] } | undefined;
  /** Who charges cards. */
  payment: 'sandbox' | 'stripe' | 'none';
  /** Stripe's key, the secret of its events, and the address of a stand-in for tests. */
  stripe: { key: string; webhookSecret: string; api: string | undefined } | undefined;
  /** The simulated fleet; speed 1 is a delivery in about three minutes, 2 is twice as fast. */
  fleet: { speed: number; seed: number };
  /** Seconds until a new outlet is available. */
  outletReadySeconds: number;
  /** Days for which an errand that was given up is kept with its reason. */
  errandsKeptDays: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Requests a minute of one session to one endpoint; one address may make ten times as many in all. */
  rateLimit: number;
  /** Connections that one address may hold, unless it is a trusted proxy. */
  connectionsPerAddress: number;
  /** Milliseconds of delay of the event loop from which requests are turned away; 0 for never. */
  shedAt: number;
  /** Seconds between announcing the stop (not ready) and stopping, so that no new requests are sent here. */
  drainSeconds: number;
  tokenSecret: string | undefined;
  /** The previous secret while it is being replaced: its signatures are accepted, but none are made. */
  oldTokenSecret: string | undefined;
  /** The client secrets for identity providers, by the deployment's id. */
  oidcSecrets: ReadonlyMap<string, string>;
  /** Addresses (CIDR) of proxies whose `X-Forwarded-For` is trusted; none by default. */
  trustProxy: string | undefined;
  /** The SMTP server; without one, mails go to the outbox folder. */
  mail: { smtpUrl: string | undefined; from: string };
  /** How messages to recipients are sent. */
  messages: 'http' | 'mail' | 'none';
  /** The gateway of messages, and the secrets for signatures: the present one, and the previous one while it is being replaced. */
  messageGateway:
    | {
        url: string;
        secrets: readonly string[];
        channel: MessageChannel;
        targets: 'public' | 'any';
      }
    | undefined;
  /** The mail address of a service that sends text messages, with `{number}` for the phone's digits. */
  messageMailTo: string | undefined;
  /** Where webhooks may lead: to public https addresses, or anywhere at all for development. */
  webhookTargets: 'public' | 'any';
  /** Whether the street tile services of deployments are used. */
  streets: boolean;
  /** An external geocoder to ask before our own. */
  geocoder: { kind: 'photon' | 'nominatim'; url: string } | undefined;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the environment; throws `StartError` naming the first variable that is wrong. */
export function readConfig(env: Variables): Config {
  const read = tryConfig(env);
  if ('config' in read) return read.config;
  throw new StartError(read.problems[0]?.why ?? '');
}

/** Reads the environment; answers a sentence for each wrong variable instead of throwing. */
export function tryConfig(
  env: Variables,
): { config: Config } | { problems: readonly FieldProblem[] } {
  const whole = withSecretFiles(env);
  const given = Object.entries(whole.env).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(given), { reportInput: true });
  const wrong = parsed.success ? [] : problemsOf(parsed.error).map(ofVariable);
  const problems = [...whole.problems, ...wrong];
  return parsed.success && problems.length === 0 ? { config: configOf(parsed.data) } : { problems };
}

function ofVariable({ field, why }: FieldProblem): FieldProblem {
  return { field, why: `The environment variable ${field} is wrong: ${why}.` };
}

function configOf(value: z.infer<typeof Environment>): Config {
  const demo = value.DEMO ? value.DEMO === 'true' : isTrial(value.HOST, value.DATABASE_URL);
  return {
    port: value.PORT,
    host: value.HOST,
    paymentPort: value.PAYMENT_PORT,
    sitesPort: value.SITES_PORT,
    metrics: metricsOf(value),
    traces: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    databaseUrl: value.DATABASE_URL,
    dataDir: value.DATA_DIR,
    deploymentsDir: value.DEPLOYMENTS_DIR,
    deployment: value.DEPLOYMENT,
    demo,
    demoLive: demo && value.DEMO_LIVE === 'true',
    dispatcher: value.DISPATCHER ?? (demo ? 'simulated' : undefined),
    remoteFleet: remoteFleetOf(value),
    payment: value.PAYMENT ?? (demo ? 'sandbox' : 'none'),
    stripe: stripeOf(value),
    fleet: { speed: value.FLEET_SPEED, seed: value.FLEET_SEED },
    outletReadySeconds: value.OUTLET_READY_SECONDS,
    logLevel: value.LOG_LEVEL,
    rateLimit: value.RATE_LIMIT,
    connectionsPerAddress: value.CONNECTIONS_PER_ADDRESS,
    shedAt: value.SHED_AT,
    ...{ drainSeconds: value.DRAIN_SECONDS, errandsKeptDays: value.ERRANDS_KEPT_DAYS },
    ...{ tokenSecret: value.TOKEN_SECRET, oldTokenSecret: value.TOKEN_OLD_SECRET },
    oidcSecrets: value.OIDC_SECRETS,
    trustProxy: value.TRUST_PROXY,
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    messages: value.MESSAGES ?? (demo && value.SMTP_URL === undefined ? 'mail' : 'none'),
    messageGateway: messageGatewayOf(value),
    messageMailTo: value.MESSAGES_MAIL_TO ?? (demo ? '{number}@phone.localhost' : undefined),
    webhookTargets: value.WEBHOOK_TARGETS,
    streets: value.STREETS === 'on',
    geocoder: value.GEOCODER_URL
      ? { kind: value.GEOCODER_KIND, url: value.GEOCODER_URL }
      : undefined,
  };
}

/** Undefined unless `DISPATCHER` is `http`, so that a forgotten secret lets nobody in. */
function remoteFleetOf(value: z.infer<typeof Environment>): Config['remoteFleet'] {
  const { DISPATCHER: kind, DISPATCHER_URL: url, DISPATCHER_SECRET: secret } = value;
  if (kind !== 'http' || url === undefined || secret === undefined) return undefined;
  const old = value.DISPATCHER_OLD_SECRET;
  return { url, secrets: old === undefined ? [secret] : [secret, old] };
}

function messageGatewayOf(value: z.infer<typeof Environment>): Config['messageGateway'] {
  const { MESSAGES: by, MESSAGES_URL: url, MESSAGES_SECRET: secret } = value;
  if (by !== 'http' || url === undefined || secret === undefined) return undefined;
  const { MESSAGES_OLD_SECRET: old, MESSAGES_CHANNEL: channel, MESSAGES_TARGETS: targets } = value;
  return { url, secrets: old === undefined ? [secret] : [secret, old], channel, targets };
}

function stripeOf(value: z.infer<typeof Environment>): Config['stripe'] {
  const { PAYMENT, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = value;
  if (PAYMENT !== 'stripe' || key === undefined || webhookSecret === undefined) return undefined;
  return { key, webhookSecret, api: value.STRIPE_API };
}

function metricsOf({ METRICS_HOST: host, METRICS_PORT: port }: z.infer<typeof Environment>) {
  return port === undefined ? undefined : { host, port };
}
