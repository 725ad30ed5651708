import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { type Product, root } from './product.ts';

/** What an operator is told once, when they are added. */
export type OperatorAccount = {
  email: string;
  password: string;
  uri: string;
  recovery_codes: string[];
};

/** Adds an operator on the machine, as its administrator does. */
export async function addOperator(
  { dataDir }: Pick<Product, 'dataDir'>,
  email: string,
): Promise<OperatorAccount> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/operator.ts', 'add', email, '--json'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEPLOYMENT: '' } },
  );
  return JSON.parse(stdout);
}

/** What an app on a phone shows now (RFC 6238): six digits of the secret and the half minute. */
export function codeNow({ uri }: OperatorAccount): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const secret = fromBase32(new URL(uri).searchParams.get('secret') ?? '');
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );
}
