import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that a name stands for. */
export type Address = { address: string; family: number };
/** Finds the addresses of a name; rejects when there are none. */
export type Resolve = (host: string) => Promise<readonly Address[]>;

/** Why a target is not one that we call. */
export class TargetRefused extends Error {
  override name = 'TargetRefused';
}

/** Asks name servers itself, so that a slow one takes none of the threads that the server shares. */
const publicNames: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((each, nth) =>
    each.status === 'fulfilled'
      ? each.value.map((address) => ({ address, family: nth === 0 ? 4 : 6 }))
      : [],
  );
};

/** As this machine knows names, those of its own network too. */
const localNames: Resolve = (host) => lookup(host, { all: true });

/** Which targets are called: everybody's on the internet, or any at all for development. */
export type Targets = { any: boolean; resolve: Resolve };

export function targetsFor({ any }: { any: boolean }): Targets {
  return { any, resolve: any ? localNames : publicNames };
}

/**
 * The address to connect to, and no other: a name may stand for another one a moment later. Rejects with `TargetRefused` where any of its
 * addresses is of a private network, of this machine or its link, or for no single computer on the internet.
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

/** All that is routed on the internet; other networks are reached by what stands in between, such as a translator to our own. */
const routed = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublic({ address }: Address): boolean {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv6 && !known.match(routed)) return false;
  return known.range() === 'unicast';
}
