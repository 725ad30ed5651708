import * as z from 'zod/mini';
import { flagNames } from './flags.ts';
import { CountryCode, CurrencyCode, cloudRegions, Id, text } from './primitives.ts';
import { paymentMethods } from './status.ts';

/** Where a deployment is meant to run. */
export const environments = ['san', 'stg', 'prd'] as const;

/** An absolute path on this origin, or an https address. */
const Address = text(2000).check(z.regex(/^(\/(?!\/)|https:\/\/)\S*$/));

/** Where flags come from, in the order in which they are asked. */
const FlagHosts = z.strictObject({ asia: Address, europe: Address, fallback: Address });

const Origin = text(300).check(z.regex(/^https?:\/\/[^/\s]+$/));

/** A key that proves who signed a token: its public half only, since an unknown member such as `d` is refused. */
const PublicKey = z.strictObject({
  kty: z.enum(['OKP', 'EC', 'RSA']),
  alg: z.enum(['EdDSA', 'ES256', 'RS256']),
  kid: text(200),
  ...{ crv: z.optional(text(20)), x: z.optional(text(200)), y: z.optional(text(200)) },
  ...{ n: z.optional(text(1400)), e: z.optional(text(20)) },
});

/** What is said of whose data a map is; with an address it is a link. */
export const Credit = z.strictObject({
  text: text(300),
  href: z.optional(text(2000).check(z.regex(/^https?:\/\/\S+$/))),
});
export type Credit = z.infer<typeof Credit>;

/** Over plain HTTP only on this machine. */
const ServiceAddress = text(2000).check(
  z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])\S+$/),
);

/** What lies under the maps. */
const Basemap = z.strictObject({
  tileUrl: z.nullable(Address),
  pmtilesUrl: z.nullable(Address),
  attribution: z.nullable(text(300)),
  /** Of a file: where a service describes its street tiles (TileJSON). Null or left out: nobody is asked. */
  streetsUrl: z.optional(z.nullable(ServiceAddress)),
  /** Of the server's answer: the tiles that the service described, and whose data is shown. */
  streets: z.optional(
    z.strictObject({
      tiles: z.array(ServiceAddress).check(z.minLength(1)),
      minZoom: z.int(),
      maxZoom: z.int(),
      layers: z.array(z.string()),
    }),
  ),
  credits: z.optional(z.array(Credit)),
});
export type Basemap = z.infer<typeof Basemap>;

/** The ordering platform whose pages may show the portal in a frame, for people that it vouches for. */
const Embedding = z.strictObject({
  /** As people know it. */
  platform: text(100),
  /** Who signs its tokens: their claim `iss`. */
  issuer: text(200),
  /** Where its pages are: nobody else may frame the portal or hand it a token. */
  origins: z.array(Origin),
  keys: z.array(PublicKey),
  /** Also the counter of the demo, as long as the server runs the demo. */
  demo: z.optional(z.boolean()),
});
export type Embedding = z.infer<typeof Embedding>;

/** The help centre of each region (specification 1, section 7). */
const HelpCentreHosts = z.strictObject({ ap: Origin, eu: Origin, staging: Origin, gv: Origin });

/** How many orders without an account may be under way at a time: of one guest, one phone number, one network address. */
const GuestLimits = z.strictObject({
  guest: z.int().check(z.positive()),
  phone: z.int().check(z.positive()),
  address: z.int().check(z.positive()),
});
export type GuestLimits = z.infer<typeof GuestLimits>;

/**
 * What one deployment is: a market, a brand, an environment and its hosts (specification 1, sections 3 and 5).
 * One server and one build serve many; the host name chooses.
 */
export const Deployment = z.strictObject({
  id: Id,
  hosts: z.array(text(253)).check(z.minLength(1)),
  brand: Id,
  country: CountryCode,
  currency: CurrencyCode,
  timezone: text(64).check(z.regex(/^[A-Za-z_]+(\/[A-Za-z_+-]+)+$/)),
  phonePrefix: z.string().check(z.regex(/^\+\d{1,4}$/)),
  defaultLanguage: text(16),
  supportedLanguages: z.array(text(16)).check(z.minLength(1)),
  defaultPaymentMethod: z.enum(paymentMethods),
  minimumCountryEta: z.number().check(z.positive(), z.lte(600)),
  region: z.enum(cloudRegions),
  environment: z.enum(environments),
  flagHosts: FlagHosts,
  basemap: Basemap,
  /** The origin of the hosted card fields, or of the processor's page under a name of one's own; left out, the processor's, or the sandbox of this server on its own port. */
  paymentOrigin: z.optional(Origin),
  /** Left out, it is the one of this server, on a port of its own. */
  helpCentreHosts: z.optional(HelpCentreHosts),
  /** Which of them; left out, staging outside of `prd`, and else by the cloud region. */
  helpCentre: z.optional(z.enum(['ap', 'eu', 'staging', 'gv'])),
  /** What the help centre calls this deployment; left out, the brand and the country. */
  globalEntityId: z.optional(text(64)),
  /** Left out, no page may show this deployment in a frame, and no platform's token is taken. */
  embedded: z.optional(Embedding),
  /**
   * Vendors that try things out: their orders pass where nobody delivers or no price is known, at this fee. An id, or how
   * ids begin with a `*` after it.
   */
  testVendors: z.optional(
    z.strictObject({
      ids: z.array(text(64).check(z.regex(/^[\w.:-]+\*?$/))),
      fee: z.number().check(z.nonnegative()),
    }),
  ),
  /** Left out, what the server thinks usual. */
  guestLimits: z.optional(z.partial(GuestLimits)),
  /** Says at sign-in that there is no such account, where a market would rather help than keep that to itself. */
  verboseAuthErrors: z.optional(z.boolean()),
  /** Who to tell of a weakness: `mailto:` or an https address; left out, `/.well-known/security.txt` does not exist. */
  securityContact: z.optional(text(300).check(z.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/))),
  /** Whether browsers show a page of ours where there is no network; left out, they do. */
  offlinePage: z.optional(z.boolean()),
  /** Where it is counted which pages are looked at; left out, nowhere. */
  analytics: z.optional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('console') }),
      z.strictObject({ kind: z.literal('beacon'), url: Address }),
    ]),
  ),
  /** What this deployment's flag services answer; kept on the server, a browser asks the services. */
  flags: z.optional(z.partialRecord(z.enum(flagNames), z.boolean())),
});
export type Deployment = z.infer<typeof Deployment>;
