import proxyAddr from '@fastify/proxy-addr';
import * as z from 'zod/mini';

/** Addresses, networks (CIDR) and names such as `loopback`, separated by commas. */
export const proxies = z.string().check(
  z.superRefine((said, context) => {
    for (const each of partsOf(said).filter(isUnreadable)) {
      const message = `"${each}" is no address, network, loopback, linklocal or uniquelocal`;
      context.addIssue({ code: 'custom', message });
    }
  }),
);

/** The single entries of such a list. */
export function partsOf(said: string): string[] {
  return said.split(',').map((each) => each.trim());
}

function isUnreadable(address: string): boolean {
  try {
    proxyAddr.compile([address]);
    return false;
  } catch {
    return true;
  }
}
