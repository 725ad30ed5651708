import type { Violation } from '#core/rules';
import type { ErrorBody, RefusalCode } from '#schemas';

type Meta = {
  translation_key?: string;
  field?: string;
  /** Values for the text. */
  values?: Record<string, string | number>;
};
type Fault = { code: RefusalCode; message: string; meta?: Meta };

/** A refusal: status, code, and the key of a text. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly faults: readonly Fault[];
  readonly retryAfter: number | undefined;

  constructor(status: number, faults: readonly Fault[], retryAfter?: number) {
    super(faults[0]?.message);
    this.status = status;
    this.faults = faults;
    this.retryAfter = retryAfter;
  }

  body(): ErrorBody {
    return { errors: this.faults.map((fault) => ({ ...fault })) };
  }
}

type Told = Partial<Pick<Violation, 'key' | 'field' | 'values'>> & { retryAfter?: number };

/** A refusal with one reason. `field` is the path of the input that caused it, `values` fill in the text of `key`; `retryAfter` in seconds. */
export function refusal(
  status: number,
  code: RefusalCode,
  message: string,
  { key, field, values, retryAfter }: Told = {},
): Refusal {
  const meta = {
    ...{ ...(key && { translation_key: key }), ...(field && { field }) },
    ...(values && { values }),
  };
  return new Refusal(status, [{ code, message, meta }], retryAfter);
}

/** Refusals that any call may answer. */
export const refusals = {
  signInFirst: () => refusal(401, 'SignInFirst', 'Sign in first.', { key: 'session.expired' }),
  notAllowed: () =>
    refusal(403, 'NotAllowed', 'Your role does not allow this here.', {
      key: 'alert.not-allowed',
    }),
  /** Names the merchant that requires codes. */
  codesFirst: (merchant: string, key = 'codes.first.title') =>
    new Refusal(403, [
      {
        code: 'SecondFactorMissing',
        message: `${merchant} asks everybody for a second factor; set one up first.`,
        meta: { translation_key: key, values: { merchant: merchant.slice(0, 200) } },
      },
    ]),
  keyRefused: () =>
    refusal(401, 'KeyRefused', 'This service key is unknown here, revoked, or over.', {
      key: 'session.expired',
    }),
  outOfScope: (wanted: readonly string[]) =>
    refusal(
      403,
      'OutOfScope',
      wanted.length === 0
        ? 'No service key may make this call; a person has to sign in.'
        : `This service key lacks the scope for this call: ${wanted.join(' or ')}.`,
      { key: 'alert.error' },
    ),
  unproven: (why: string) =>
    refusal(401, 'SignatureRefused', `The signature of this call proves nothing: ${why}.`),
  unknown: () => refusal(404, 'NotFound', 'There is no such thing.', { key: 'alert.error' }),
  tooMany: (retryAfter: number) =>
    refusal(429, 'TooManyRequestsException', 'Too many requests.', {
      key: 'auth.TooManyRequestsException',
      retryAfter,
    }),
  /** Names whose limit is used up, and the seconds to wait. */
  tooMuchFrom: (whose: 'address' | 'person' | 'key', seconds: number) => {
    const who = { address: 'this address', person: 'this account', key: 'this service key' }[whose];
    return refusal(429, 'TooManyRequestsException', `Too many requests from ${who}.`, {
      key: `alert.too-many-from-${whose === 'key' ? 'person' : whose}`,
      retryAfter: Math.max(1, Math.ceil(seconds)),
    });
  },
  unavailable: () =>
    refusal(503, 'Unavailable', 'The service is not available at the moment.', {
      key: 'auth.InternalErrorException',
      retryAfter: 2,
    }),
  misdirected: () =>
    refusal(421, 'UnknownHost', 'No deployment of this server has this host name.', {
      key: 'alert.error',
    }),
  overloaded: () =>
    refusal(503, 'Overloaded', 'Too much is asked of this server at the moment.', {
      key: 'alert.overloaded',
      retryAfter: 2,
    }),
  internal: () => refusal(500, 'InternalError', 'Something went wrong.', { key: 'alert.error' }),
};
