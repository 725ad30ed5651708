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

/** A public key (JWK) that verifies tokens. A private member such as `d` is unknown here, and so refused. */
const PublicKey = z.strictObject({
  kty: z.enum(['OKP', 'EC', 'RSA']),
  alg: z.enum(['EdDSA', 'ES256', 'RS256']),
  kid: text(200),
  ...{ crv: z.optional(text(20)), x: z.optional(text(200)), y: z.optional(text(200)) },
  ...{ n: z.optional(text(1400)), e: z.optional(text(20)) },
});

/** A credit for a map's data; a link where it has an address. */
export const Credit = z.strictObject({
  text: text(300),
  href: z.optional(text(2000).check(z.regex(/^https?:\/\/\S+$/))),
});
export type Credit = z.infer<typeof Credit>;

/** An https address; plain HTTP only on this machine. */
const ServiceAddress = text(2000).check(
  z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])\S+$/),
);

/** What lies under the maps. */
const Basemap = z.strictObject({
  /** Raster tiles, with `{z}/{x}/{y}`. */
  tileUrl: z.nullable(Address),
  /** A map of your own in one file (PMTiles). */
  pmtilesUrl: z.nullable(Address),
  /** The credit for the data, as the map shows it. */
  attribution: z.nullable(text(300)),
  /** In a file: where a service describes its street tiles (TileJSON), used without a map of your own. Null or left out: no service. */
  streetsUrl: z.optional(z.nullable(ServiceAddress)),
  /** In the server's answer: the tiles that the service described, and their credit. */
  streets: z.optional(
    z.strictObject({
      tiles: z.array(ServiceAddress).check(z.minLength(1)),
      minZoom: z.int(),
      maxZoom: z.int(),
      layers: z.array(z.string()),
    }),
  ),
  /** In the server's answer: the credits, with links. */
  credits: z.optional(z.array(Credit)),
});
export type Basemap = z.infer<typeof Basemap>;

/** An ordering platform that may show the portal in a frame and sign its people in. */
const Embedding = z.strictObject({
  /** Its name, as people know it. */
  platform: text(100),
  /** The claim `iss` of its tokens. */
  issuer: text(200),
  /** The origins of its pages. Only these may frame `/request-a-rider`, `/order-tracking`, `/history`, `/bulk-order` and `/maintenance` or hand the portal a token. No other page can be framed, sign-in included. */
  origins: z.array(Origin),
  /** The public keys (JWK with `kid` and `alg`: `EdDSA`, `ES256` or `RS256`) that sign its tokens. */
  keys: z.array(PublicKey),
  /** `true` also accepts the demo's own platform, while `DEMO` is on. */
  demo: z.optional(z.boolean()),
});
export type Embedding = z.infer<typeof Embedding>;

/** Who signs people in for a deployment, by OpenID Connect. */
const SignIn = z.strictObject({
  /** OpenID Connect. Its secret is in `OIDC_SECRETS`; without it the button is not shown. */
  oidc: z.strictObject({
    /** The provider's issuer, the address before `/.well-known/openid-configuration`; https, except on this machine. */
    issuer: ServiceAddress,
    /** The client id that it gave this deployment. */
    clientId: text(300),
    /** What the button says after “Sign in with”. */
    name: text(60),
    /** Who checks the second factor of people who sign in there: `own` (or left out), the portal by the person's app; `provider`, the provider. */
    secondFactor: z.optional(z.enum(['own', 'provider'])),
  }),
});

/** The help centre of each region (specification 1, section 7). */
const HelpCentreHosts = z.strictObject({ ap: Origin, eu: Origin, staging: Origin, gv: Origin });

/** How many orders without an account may be under way at the same time. */
const GuestLimits = z.strictObject({
  /** From one guest; 3 if left out. */
  guest: z.int().check(z.positive()),
  /** From one phone number; 3 if left out. */
  phone: z.int().check(z.positive()),
  /** From one network address; 20 if left out. */
  address: z.int().check(z.positive()),
});
export type GuestLimits = z.infer<typeof GuestLimits>;

/**
 * One deployment: a market, a brand, an environment and hosts (specification 1, sections 3 and 5).
 * One server and one build serve many; the host name chooses.
 */
export const Deployment = z.strictObject({
  /** The name of the file without `.json`; `{id}.localhost` always works. */
  id: Id,
  /** Host names of this deployment; links in mails and search engines use the first. No two files may list the same. A name that no file lists is answered by the deployment in `DEPLOYMENT`; without that, in the demo by the one that lists `localhost`, and otherwise refused (421). */
  hosts: z.array(text(253)).check(z.minLength(1)),
  /** The name of a folder in `brands/`. */
  brand: Id,
  /** The ISO 3166 code of a market in `markets/`. */
  country: CountryCode,
  /** As in the market; repeated so that a wrong copy is noticed. */
  currency: CurrencyCode,
  /** As in the market, such as `Asia/Singapore`. */
  timezone: text(64).check(z.regex(/^[A-Za-z_]+(\/[A-Za-z_+-]+)+$/)),
  /** As in the market, such as `+65`. */
  phonePrefix: z.string().check(z.regex(/^\+\d{1,4}$/)),
  /** The language that is shown first. */
  defaultLanguage: text(16),
  /** Some of the market's languages. */
  supportedLanguages: z.array(text(16)).check(z.minLength(1)),
  /** One of the market's. */
  defaultPaymentMethod: z.enum(paymentMethods),
  /** Minutes; no shorter estimate is shown. */
  minimumCountryEta: z.number().check(z.positive(), z.lte(600)),
  /** The cloud region whose flag service is asked first, usually the market's. */
  region: z.enum(cloudRegions),
  /** The environment that it is for. */
  environment: z.enum(environments),
  /** Flag services of both regions, and a file where neither answers: paths on this server or https addresses. */
  flagHosts: FlagHosts,
  /** What lies under the maps. With all `null`, the map is drawn from data that ships. See [the map](map.md). */
  basemap: Basemap,
  /** The only other origin that people who pay are sent to: that of hosted card fields, or of the processor's page under your own name, such as `https://pay.example`. Left out: Stripe's, or the sandbox of this server on its own port. */
  paymentOrigin: z.optional(Origin),
  /** Origins of the help centres of the regions; left out, the one that this server plays on `SITES_PORT`. */
  helpCentreHosts: z.optional(HelpCentreHosts),
  /** Which of them is used; left out, staging outside of `prd`, otherwise by the cloud region. */
  helpCentre: z.optional(z.enum(['ap', 'eu', 'staging', 'gv'])),
  /** The help centre's name for this deployment; left out, brand and country such as `HOPPER_SG`. */
  globalEntityId: z.optional(text(64)),
  /** The ordering platform that may show this deployment in a frame ([below](#embedding)); left out, no page can be framed and no platform's token is accepted. */
  embedded: z.optional(Embedding),
  /**
   * Test vendors: their orders are accepted outside of all areas and without a price, at this fee. An id, or the beginning of
   * ids followed by `*`.
   */
  testVendors: z.optional(
    z.strictObject({
      ids: z.array(text(64).check(z.regex(/^[\w.:-]+\*?$/))),
      fee: z.number().check(z.nonnegative()),
    }),
  ),
  /** How many orders without an account may be under way at the same time; defaults apply to what is left out. */
  guestLimits: z.optional(z.partial(GuestLimits)),
  /** `true` tells people why they cannot sign in, sign up or reset a password (no such account, outlet registered). Left out, everybody gets the same answer, and the account's owner is told by mail. */
  verboseAuthErrors: z.optional(z.boolean()),
  /** `true` keeps sessions in cookies that no script can read, over https or on this machine ([below](#sessions-in-cookies)); left out, as tokens in the browser's local storage. */
  sessionCookies: z.optional(z.boolean()),
  /** Sign-in with the identity provider of those who run this deployment, besides the password ([below](#sign-in-with-an-identity-provider)); left out, there is none. */
  signIn: z.optional(SignIn),
  /** Where to report a vulnerability: `mailto:` or an https address; left out, there is no `/.well-known/security.txt`. */
  securityContact: z.optional(text(300).check(z.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/))),
  /** Whether browsers show the portal's own page without a network; left out, they do. `false` also removes it from browsers that kept it. */
  offlinePage: z.optional(z.boolean()),
  /** Where page views are reported, as patterns of routes without ids: the browser's `console`, or a `beacon` to `url`; left out, nowhere. */
  analytics: z.optional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('console') }),
      z.strictObject({ kind: z.literal('beacon'), url: Address }),
    ]),
  ),
  /** What this deployment's flag services answer; flags that are not named keep their default. Browsers ask the services; from here they take only which button the first page fills until these answer. */
  flags: z.optional(z.partialRecord(z.enum(flagNames), z.boolean())),
});
export type Deployment = z.infer<typeof Deployment>;
