import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { loadDeployments } from '../server/deployments.ts';
import { loadMarkets } from '../server/markets.ts';
import { checkPayment } from './payment-check/check.ts';
import { run } from './support/run.ts';

const usage = `STRIPE_SECRET_KEY=… STRIPE_WEBHOOK_SECRET=… npm run payment-check -- [--webhook URL]

  tries whether an account of Stripe can be paid by, as docs/payments.md says: opens a page in each currency of the deployments and closes
  it, which charges nobody; and whether a portal that runs takes what Stripe says at URL (https://portal.example/payments/api/v1/stripe)`;

await run(main, String);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { webhook: { type: 'string' } } });
  const { webhook } = values;
  const config = readConfig({ ...process.env, PAYMENT: 'stripe' });
  if (!config.stripe || (webhook !== undefined && !URL.canParse(webhook))) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const folder = config.deploymentsDir ?? fileURLToPath(new URL('../deployments', import.meta.url));
  const { all } = await loadDeployments(resolve(folder), await loadMarkets(), undefined, false);
  const asked = { stripe: config.stripe, deployments: all, webhook, say: console.log };
  process.exitCode = (await checkPayment(asked)) === 0 ? 0 : 1;
}
