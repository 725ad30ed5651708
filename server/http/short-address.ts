import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address (/24 or /48): enough to see where tries come from, without identifying anybody. */
export function shortAddress(ip: string): string {
  const v4 = ip.replace(/^::ffff:/i, '');
  if (isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(ip)) return 'unknown';
  const [head = ''] = ip.split('::', 1);
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
