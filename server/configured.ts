import type { Config } from './config.ts';
import { StartError } from './start-error.ts';
import { isTrial } from './trial.ts';

/** Refuses to start without what an operator has to decide, in one sentence that says how. */
export function refuseUnconfigured(config: Config): void {
  refuseDispatcher(config);
  refusePayment(config);
}

function refuseDispatcher({ demo, dispatcher, remoteFleet }: Config): void {
  if (dispatcher === undefined) {
    throw new StartError(
      'No dispatcher is configured, so nobody would come for an order: set DISPATCHER=http to connect a fleet (docs/fleet.md), ' +
        'DISPATCHER=none to start all the same and refuse orders, or DEMO=true for simulated riders.',
    );
  }
  if (dispatcher === 'http' && remoteFleet === undefined) {
    throw new StartError(
      'DISPATCHER=http connects a fleet, which needs DISPATCHER_URL, where it is told of orders, and DISPATCHER_SECRET, which both sign with ' +
        '(whsec_ and 24 bytes or more in base64; docs/fleet.md).',
    );
  }
  if (dispatcher === 'simulated' && !demo) {
    throw new StartError(
      'Simulated riders bring nothing to anybody: DISPATCHER=simulated needs DEMO=true.',
    );
  }
}

function refusePayment({ demo, payment, stripe }: Config): void {
  if (payment === 'sandbox' && !demo) {
    throw new StartError('The sandbox charges nobody: PAYMENT=sandbox needs DEMO=true.');
  }
  if (payment !== 'stripe') return;
  if (stripe === undefined) {
    throw new StartError(
      'PAYMENT=stripe needs STRIPE_SECRET_KEY, the secret or restricted key of an account, and STRIPE_WEBHOOK_SECRET, ' +
        'which its events are signed with (docs/payments.md).',
    );
  }
  if (isLive(stripe) && demo) {
    throw new StartError(
      'A live key of Stripe charges real cards, and in the demo nobody would come for it: DEMO=true takes a test key (sk_test_… or rk_test_…).',
    );
  }
  if (isLive(stripe) && stripe.api !== undefined) {
    throw new StartError('STRIPE_API is for what stands in for Stripe, which gets no live key.');
  }
}

function isLive({ key }: NonNullable<Config['stripe']>): boolean {
  return key.includes('_live_');
}

/** What does not work as this server is configured, a sentence each, for its log and anyone who starts it. */
export function switchedOff(config: Config): string[] {
  const { demo, dispatcher, mail, host, databaseUrl } = config;
  if (demo) return isTrial(host, databaseUrl) ? [] : [demoIsOpen];
  return [
    ...(dispatcher === 'none'
      ? ['No dispatcher is configured (DISPATCHER=none): orders are refused.']
      : []),
    ...paymentOff(config),
    ...(mail.smtpUrl === undefined
      ? [
          'No mail server is configured (SMTP_URL): nobody can sign up or reset a password, and no mail leaves this machine.',
        ]
      : []),
  ];
}

function paymentOff({ payment, stripe }: Config): string[] {
  if (payment === 'none')
    return [
      'No card processor is configured (PAYMENT, docs/payments.md): nothing can be paid online.',
    ];
  return stripe && !isLive(stripe)
    ? ['The key of Stripe is one for tests: what is paid online is paid by nobody.']
    : [];
}

const demoIsOpen =
  'The demo is on (DEMO=true): everybody who reaches this server can sign in with passwords that are in its README.';
