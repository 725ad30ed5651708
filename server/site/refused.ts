import type { Endpoint, RefusalCode } from '#schemas';
import { statusesOf } from '../http/statuses.ts';
import { hasFields } from './named.ts';

/** The codes that a call may be refused with, by status, its own first; server faults are left out. */
export function refusalsOf(call: Endpoint): ReadonlyMap<number, readonly string[]> {
  const byStatus = new Map<number, string[]>();
  for (const code of [...call.refusals, ...generalOf(call)]) {
    for (const status of statusesOf(code)) {
      const codes = byStatus.get(status) ?? [];
      if (!codes.includes(code)) byStatus.set(status, [...codes, code]);
    }
  }
  return new Map([...byStatus].toSorted(([a], [b]) => a - b));
}

function generalOf({ access, body }: Endpoint): RefusalCode[] {
  const isOpen = access.kind === 'public';
  const isSigned = access.kind === 'fleet' || access.kind === 'operator';
  return [
    'InvalidInput',
    ...(hasFields(body) ? (['InvalidRequest', 'BodyTooLarge'] as const) : []),
    ...(isOpen ? [] : (['SignInFirst'] as const)),
    ...(isOpen || isSigned ? [] : (['KeyRefused', 'OutOfScope'] as const)),
    ...('at' in access ? (['NotFound'] as const) : []),
    'TooManyRequestsException',
  ];
}
