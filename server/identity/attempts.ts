import type { Clock } from '../clock.ts';
import { addressKey, createBudget } from '../http/budget.ts';
import { Refusal } from '../http/refusal.ts';

/** Failed tries a minute from one address. */
const failuresPerAddress = 20;

type Attempt<T> = {
  ip: string;
  /** What an address is told that failed too often, with the seconds that it has to wait. */
  late: (seconds: number) => Error;
  /** Hears of `isWelcome` as soon as the one who tries has proved who they are. */
  work: (isWelcome: () => void) => Promise<T>;
};

/** Bounds how often an address may fail. No failure is what led to no verdict, since the server was too busy or its database was away. */
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
