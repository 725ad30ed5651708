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

/** Of the pages that this server serves on origins of their own; nothing is allowed that a page does not ask for itself. */
export const foreignHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** The policy of a page on such an origin: nothing but what it names, and nobody shows it in a frame unless it says who. */
export function sitePolicy(allowed: Readonly<Record<string, string>>): string {
  const none = { 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" };
  const all = { 'default-src': "'none'", ...allowed, ...none, ...allowed };
  return Object.entries(all)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** One person's data must never be kept for another. */
export const apiHeaders = { 'cache-control': 'no-store', vary: 'Authorization' } as const;

/** Of pages without scripts: documentation and the page of a broken deployment. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of assets: a worker takes its policy from its own script's answer, and has riders to ask for. */
export const assetPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Where browsers tell what a page wanted and was not allowed. */
export const policyReports = '/policy-reports';

/** Of the console of operators: its own files and this server, and nothing that is made of text. */
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

/** What one page may beside that: who shows it in a frame, and the scripts and styles that stand in it, by their hashes. */
type Allowed = Partial<Readonly<Record<'framers' | 'scripts' | 'styles', readonly string[]>>>;

/** Of the product's page: its own scripts and styles, and beside this origin only what the deployment names. */
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
