import type { Clock } from '../clock.ts';
import { addressKey, createBudget } from '../http/budget.ts';
import { Refusal } from '../http/refusal.ts';

/** Failed tries a minute from one address. */
const failuresPerAddress = 20;

type Attempt<T> = {
  ip: string;
  /** The error for an address with too many failures; `seconds` to wait. */
  late: (seconds: number) => Error;
  /** Does the try; calls `isWelcome` as soon as the person is authenticated. */
  work: (isWelcome: () => void) => Promise<T>;
};

/** Limits failures by address. A try without a verdict, such as when the database was away, is no failure. */
export function attemptsBy(clock: Clock) {
  const budget = createBudget(failuresPerAddress, 60, clock);
  return async <T>({ ip, late, work }: Attempt<T>): Promise<T> => {
    const from = addressKey(ip);
    const wait = budget.take(from);
    if (wait > 0) throw late(wait);
    let counts = true;
    const forget = () => {
      if (counts) budget.refund(from);
      counts = false;
    };
    return work(forget).catch((cause: unknown) => {
      if (!isVerdict(cause)) forget();
      throw cause;
    });
  };
}

function isVerdict(cause: unknown): boolean {
  return cause instanceof Refusal && cause.status < 500;
}
