import { type Product, startProduct } from '../../e2e/support/product.ts';
import { databaseOf } from '../../e2e/support/product-cards.ts';
import { type BenchRow, row } from './row.ts';

const ROUNDS = 101;
const WARM_UPS = 5;

const password = 'Quokkas!2026';
const signUp = (vendor_code: string, email_address: string) => ({
  path: '/register',
  body: { vendor_code, email_address, password, business_name: 'x', terms_accepted: true },
});
const reset = (email_address: string) => ({ path: '/forgot-password', body: { email_address } });

/** Nobody, somebody with an account, and an owner who may have one and gets a link. */
const asked = {
  unknown: signUp('j8ln', 'nobody@example.com'),
  known: signUp('m4pk1', 'demo@example.com'),
  owner: signUp('j8ln', 'lantern@example.com'),
  resetUnknown: reset('nobody@example.com'),
  resetKnown: reset('demo@example.com'),
};
type Name = keyof typeof asked;

/** The time of an answer must not tell who has an account: asked by turns, the slower beside the faster. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct({ env: { LOG_LEVEL: 'error' } });
  try {
    const times = await measure(product);
    return [
      equal(
        'sign-up: an address with an account beside an unknown one',
        times.known,
        times.unknown,
      ),
      equal(
        'sign-up: an owner who gets a link beside an unknown address',
        times.owner,
        times.unknown,
      ),
      equal(
        'reset: an address with an account beside an unknown one',
        times.resetKnown,
        times.resetUnknown,
      ),
    ];
  } finally {
    await product.stop();
  }
}

function equal(name: string, one: number, other: number): BenchRow {
  const [limit, value] = [Math.min(one, other), Math.max(one, other)];
  return row({ name, value, unit: 'ms', limit }, 'at most', 1.1);
}

async function measure({ port, dataDir }: Product): Promise<Record<Name, number>> {
  const database = await databaseOf(dataDir);
  const times: Record<Name, number[]> = {
    ...{ unknown: [], known: [], owner: [], resetUnknown: [], resetKnown: [] },
  };
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    // Nobody may be asked for so many mails in an hour.
    await database.query('delete from account_mails');
    for (const name of inTurn(round + WARM_UPS)) {
      const time = await millisecondsOf(port, asked[name]);
      if (round >= 0) times[name].push(time);
    }
  }
  await database.end();
  return {
    unknown: quarter(times.unknown),
    known: quarter(times.known),
    owner: quarter(times.owner),
    resetUnknown: quarter(times.resetUnknown),
    resetKnown: quarter(times.resetKnown),
  };
}

/** What the fastest quarter of the answers took at most: whatever else runs on the machine only ever adds to a time. */
function quarter(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN;
}

/** Each of them comes after each other one as often, since what came before can be felt. */
function inTurn(round: number): Name[] {
  const names: Name[] = ['unknown', 'known', 'owner', 'resetUnknown', 'resetKnown'];
  const stride = 1 + (round % (names.length - 1));
  return names.map((_, at) => names[(at * stride + round) % names.length] ?? 'unknown');
}

async function millisecondsOf(
  port: number,
  { path, body }: { path: string; body: object },
): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(`http://localhost:${port}/orders/api/v1${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json' },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status}`);
  return performance.now() - begin;
}
