import type { ErrorBody } from './api.ts';

/** Why the portal did not do what it was asked: `code` is for programs, `field` names what of the call is the cause. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** Seconds to wait before it is worth asking again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody | undefined, retryAfter: string | null) {
    const [first] = body?.errors ?? [];
    super(first?.message ?? `The portal answered ${status}.`);
    this.status = status;
    this.code = first?.code ?? 'Unknown';
    this.field = first?.meta?.field;
    this.retryAfter = retryAfter === null ? undefined : Number(retryAfter);
  }
}
