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
  /** Raster tiles, with `{z}/{x}/{y}`. */
  tileUrl: z.nullable(Address),
  /** A map of one's own in one file. */
  pmtilesUrl: z.nullable(Address),
  /** Whose data it is, as the map shows. */
  attribution: z.nullable(text(300)),
  /** Of a file: where a service describes its street tiles (TileJSON), used when there is no map of one's own. Null or left out: nobody is asked. */
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
  /** Of the server's answer: whose data is shown, with links. */
  credits: z.optional(z.array(Credit)),
});
export type Basemap = z.infer<typeof Basemap>;

/** The ordering platform whose pages may show the portal in a frame, for people that it vouches for. */
const Embedding = z.strictObject({
  /** As people know it. */
  platform: text(100),
  /** Who signs its tokens: their claim `iss`. */
  issuer: text(200),
  /** Where its pages are. Only these may frame `/request-a-rider`, `/order-tracking`, `/history`, `/bulk-order` and `/maintenance` or hand the portal a token; every other page stays unframeable, the way in included. */
  origins: z.array(Origin),
  /** The public keys (JWK with `kid` and `alg`: `EdDSA`, `ES256` or `RS256`) that sign its tokens. */
  keys: z.array(PublicKey),
  /** `true` also takes the counter of the demo, while `DEMO` is on. */
  demo: z.optional(z.boolean()),
});
export type Embedding = z.infer<typeof Embedding>;

/** Who signs people in for a deployment, by OpenID Connect. */
const SignIn = z.strictObject({
  /** By OpenID Connect; its secret is in `OIDC_SECRETS`, without which the button is not there. */
  oidc: z.strictObject({
    /** What the provider calls itself, the beginning of its `/.well-known/openid-configuration`; https, save on this machine. */
    issuer: ServiceAddress,
    /** What it calls this deployment. */
    clientId: text(300),
    /** What the button says after “Sign in with”. */
    name: text(60),
    /** Whose word counts as the second factor of who comes from there: `own`, or left out, that of the person's app, `provider` the provider's. */
    secondFactor: z.optional(z.enum(['own', 'provider'])),
  }),
});

/** The help centre of each region (specification 1, section 7). */
const HelpCentreHosts = z.strictObject({ ap: Origin, eu: Origin, staging: Origin, gv: Origin });

/** How many orders without an account may be under way at a time: of one guest, one phone number, one network address. */
const GuestLimits = z.strictObject({
  /** From one guest, 3 where it is left out. */
  guest: z.int().check(z.positive()),
  /** From one phone number, 3. */
  phone: z.int().check(z.positive()),
  /** From one network address, 20. */
  address: z.int().check(z.positive()),
});
export type GuestLimits = z.infer<typeof GuestLimits>;

/**
 * What one deployment is: a market, a brand, an environment and its hosts (specification 1, sections 3 and 5).
 * One server and one build serve many; the host name chooses.
 */
export const Deployment = z.strictObject({
  /** The name of the file without `.json`; `{id}.localhost` always works. */
  id: Id,
  /** Host names that this deployment answers for, the one that links in mails and search engines use first. No two files may claim one. Names that no file lists are answered by the file that `DEPLOYMENT` names; without it in the demo by the one that lists `localhost`, and else by nobody (421). */
  hosts: z.array(text(253)).check(z.minLength(1)),
  /** A folder of `brands/`; one that is not there is wrong. */
  brand: Id,
  /** A file of `markets/`, by ISO 3166 code. */
  country: CountryCode,
  /** As in the market; repeated so that a wrong copy is noticed. */
  currency: CurrencyCode,
  /** As in the market, such as `Asia/Singapore`. */
  timezone: text(64).check(z.regex(/^[A-Za-z_]+(\/[A-Za-z_+-]+)+$/)),
  /** As in the market, such as `+65`. */
  phonePrefix: z.string().check(z.regex(/^\+\d{1,4}$/)),
  /** Which of them is shown first. */
  defaultLanguage: text(16),
  /** Some of the market's languages. */
  supportedLanguages: z.array(text(16)).check(z.minLength(1)),
  /** One of the market's. */
  defaultPaymentMethod: z.enum(paymentMethods),
  /** Minutes; no shorter estimate is shown. */
  minimumCountryEta: z.number().check(z.positive(), z.lte(600)),
  /** The cloud region whose flag service is asked first, usually the market's. */
  region: z.enum(cloudRegions),
  /** Where it is meant to run. */
  environment: z.enum(environments),
  /** Flag services of both regions, and a file where neither answers: paths on this server or https addresses. */
  flagHosts: FlagHosts,
  /** What lies under the maps. All `null` draws the map from data that ships. See [the map](map.md). */
  basemap: Basemap,
  /** The only origin beside its own that the portal sends people to who pay: of hosted card fields, or of the processor's page under a name of one's own, such as `https://pay.example`; left out, Stripe's, or the sandbox of this server on its own port. */
  paymentOrigin: z.optional(Origin),
  /** Origins of the help centres of the regions; left out, the one that this server plays on `SITES_PORT`. */
  helpCentreHosts: z.optional(HelpCentreHosts),
  /** Which of them; left out, staging outside of `prd`, and else by the cloud region. */
  helpCentre: z.optional(z.enum(['ap', 'eu', 'staging', 'gv'])),
  /** What the help centre calls this deployment; left out, brand and country such as `HOPPER_SG`. */
  globalEntityId: z.optional(text(64)),
  /** The ordering platform that may show this deployment in a frame ([below](#embedding)); left out, no page may, and no platform's token is taken. */
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
  /** How many orders without an account may be under way at a time; what is left out is what the server thinks usual. */
  guestLimits: z.optional(z.partial(GuestLimits)),
  /** Says at once why somebody cannot sign in, sign up or reset a password (no such account, outlet registered); left out, everybody gets the same answer, and who it concerns is told by mail. */
  verboseAuthErrors: z.optional(z.boolean()),
  /** `true` keeps people signed in by cookies that no script reads, over https or on this machine ([below](#sessions-in-cookies)); left out, by tokens in the local storage of their browsers. */
  sessionCookies: z.optional(z.boolean()),
  /** Another way in beside the password: the identity provider of those who run this deployment ([below](#sign-in-with-an-identity-provider)); left out, there is none. */
  signIn: z.optional(SignIn),
  /** Who to tell of a weakness: `mailto:` or an https address; left out, `/.well-known/security.txt` does not exist. */
  securityContact: z.optional(text(300).check(z.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/))),
  /** Whether browsers show a page of ours where there is no network; left out, they do. `false`: they show their own, and those that kept ours forget it. */
  offlinePage: z.optional(z.boolean()),
  /** Where views of pages are reported, as patterns of routes without ids: the browser's `console`, or a `beacon` to `url`; left out, nowhere. */
  analytics: z.optional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('console') }),
      z.strictObject({ kind: z.literal('beacon'), url: Address }),
    ]),
  ),
  /** What this deployment's flag services answer; flags that are not named keep their default. Kept on the server: a browser asks the services. */
  flags: z.optional(z.partialRecord(z.enum(flagNames), z.boolean())),
});
export type Deployment = z.infer<typeof Deployment>;
