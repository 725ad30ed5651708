import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that a name stands for. */
export type Address = { address: string; family: number };
/** Finds the addresses of a name; rejects when there are none. */
export type Resolve = (host: string) => Promise<readonly Address[]>;

/** The target's address may not be called. */
export class TargetRefused extends Error {
  override name = 'TargetRefused';
}

/** Queries name servers directly, so that a slow one does not block the shared thread pool (as `lookup` would). */
const publicNames: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((each, nth) =>
    each.status === 'fulfilled'
      ? each.value.map((address) => ({ address, family: nth === 0 ? 4 : 6 }))
      : [],
  );
};

/** Resolves names as this machine does, including its own network. */
const localNames: Resolve = (host) => lookup(host, { all: true });

/** Which targets may be called: public addresses, or (`any`) all of them, for development. */
export type Targets = { any: boolean; resolve: Resolve };

export function targetsFor({ any }: { any: boolean }): Targets {
  return { any, resolve: any ? localNames : publicNames };
}

/**
 * The one address to connect to, since the name may resolve to another a moment later (DNS rebinding). Rejects with `TargetRefused`
 * when any of the name's addresses is private, local, link-local or not unicast.
 */
export async function addressOf(url: string, { any, resolve }: Targets): Promise<Address> {
  const host = hostOf(url, any);
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await resolve(host).catch(() => []);
  const [first] = found;
  if (!first) throw new TargetRefused('The name of the target is unknown.');
  if (!any && !found.every(isPublic)) {
    throw new TargetRefused('The target is at an address that is not public.');
  }
  return first;
}

function hostOf(url: string, any: boolean): string {
  const { protocol, hostname, username, password } = readUrl(url);
  if (protocol !== 'https:' && !(any && protocol === 'http:')) {
    throw new TargetRefused('The target has to be an https address.');
  }
  if (username !== '' || password !== '') {
    throw new TargetRefused('The target may hold no user or password.');
  }
  return hostname.replace(/^\[|\]$/g, '');
}

function readUrl(url: string): URL {
  if (!URL.canParse(url)) throw new TargetRefused('The target is no address.');
  return new URL(url);
}

/** The globally routed range; others could lead into our own network, through a translator for example. */
const routed = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublic({ address }: Address): boolean {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv6 && !known.match(routed)) return false;
  return known.range() === 'unicast';
}
