import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { appCode } from './app-code.ts';
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

/** What an app on a phone shows now. */
export function codeNow({ uri }: OperatorAccount): string {
  return appCode(new URL(uri).searchParams.get('secret') ?? '');
}
