import { type Deployment, helpCentreHostOf } from '#schemas';

/** Sent with every answer, whatever it is. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'geolocation=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Headers of pages on other origins that this server serves. */
export const foreignHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** The content security policy of such a page: only what it lists, and no framing unless it lists `frame-ancestors`. */
export function sitePolicy(allowed: Readonly<Record<string, string>>): string {
  const none = { 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" };
  const all = { 'default-src': "'none'", ...allowed, ...none, ...allowed };
  return Object.entries(all)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Headers of the API: no cache may keep one person's data for another. */
export const apiHeaders = { 'cache-control': 'no-store', vary: 'Authorization' } as const;

/** The policy of pages without scripts: documentation and the page of an invalid deployment. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of assets, which applies to workers: they may connect to this server. */
export const assetPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Where browsers report violations of policies. */
export const policyReports = '/policy-reports';

/** The policy of the operators' console: its own files and this server only. */
export const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `report-uri ${policyReports}`,
].join('; ');

/** Additions for one page: who may frame it, and hashes of its inline scripts and styles. */
type Allowed = Partial<Readonly<Record<'framers' | 'scripts' | 'styles', readonly string[]>>>;

/** The policy of the product's page: its own files, and the origins that the deployment lists. */
export function appPolicy(
  deployment: Deployment,
  { framers = [], scripts = [], styles = [] }: Allowed = {},
): string {
  const { basemap, flagHosts, paymentOrigin, analytics } = deployment;
  const help = helpCentreHostOf(deployment);
  const frames = [paymentOrigin, help].filter((origin) => origin !== undefined);
  const { tileUrl, pmtilesUrl, streets } = basemap;
  const tiles = origins([tileUrl, pmtilesUrl, ...(streets?.tiles ?? [])]);
  const hosts = origins([flagHosts.asia, flagHosts.europe, flagHosts.fallback]);
  const views = origins([analytics?.kind === 'beacon' ? analytics.url : null]);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["img-src 'self' data: blob:", ...tiles].join(' '),
    [
      "connect-src 'self'",
      ...new Set([...tiles, ...hosts, ...views, ...(help ? [help] : [])]),
    ].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framers.length > 0 ? framers.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${policyReports}`,
  ].join('; ');
}

function origins(addresses: readonly (string | null)[]): string[] {
  const absolute = addresses.filter((address) => /^https?:/.test(address ?? ''));
  return [...new Set(absolute.map((address) => new URL(String(address)).origin))];
}
