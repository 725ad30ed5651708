import type { Config } from './config.ts';
import type { FieldProblem } from './problems.ts';
import { StartError } from './start-error.ts';
import { isTrial } from './trial.ts';

/** Throws `StartError`, in a sentence that says what to do, when the operator has not decided something. */
export function refuseUnconfigured(config: Config): void {
  const undecided = undecidedIn(config);
  if (undecided !== undefined) throw new StartError(undecided.why);
}

/** The first undecided variable and why it is needed; undefined for none. */
export function undecidedIn(config: Config): FieldProblem | undefined {
  return dispatcherUndecided(config) ?? paymentUndecided(config) ?? messagesUndecided(config);
}

function dispatcherUndecided({ demo, dispatcher, remoteFleet }: Config): FieldProblem | undefined {
  const field = 'DISPATCHER';
  if (dispatcher === undefined) {
    return {
      field,
      why:
        'No dispatcher is configured, so nobody would come for an order: set DISPATCHER=http to connect a fleet (docs/fleet.md), ' +
        'DISPATCHER=none to start all the same and refuse orders, or DEMO=true for simulated riders.',
    };
  }
  if (dispatcher === 'http' && remoteFleet === undefined) {
    return {
      field,
      why:
        'DISPATCHER=http connects a fleet, which needs DISPATCHER_URL, where it is told of orders, and DISPATCHER_SECRET, which both sign with ' +
        '(whsec_ and 24 bytes or more in base64; docs/fleet.md).',
    };
  }
  if (dispatcher === 'simulated' && !demo) {
    return {
      field,
      why: 'Simulated riders bring nothing to anybody: DISPATCHER=simulated needs DEMO=true.',
    };
  }
  return undefined;
}

function paymentUndecided({ demo, payment, stripe }: Config): FieldProblem | undefined {
  if (payment === 'sandbox' && !demo) {
    return {
      field: 'PAYMENT',
      why: 'The sandbox charges nobody: PAYMENT=sandbox needs DEMO=true.',
    };
  }
  if (payment !== 'stripe') return undefined;
  if (stripe === undefined) {
    return {
      field: 'PAYMENT',
      why:
        'PAYMENT=stripe needs STRIPE_SECRET_KEY, the secret or restricted key of an account, and STRIPE_WEBHOOK_SECRET, ' +
        'which its events are signed with (docs/payments.md).',
    };
  }
  if (isLive(stripe) && demo) {
    return {
      field: 'STRIPE_SECRET_KEY',
      why: 'A live key of Stripe charges real cards, and in the demo nobody would come for it: DEMO=true takes a test key (sk_test_… or rk_test_…).',
    };
  }
  if (isLive(stripe) && stripe.api !== undefined) {
    return {
      field: 'STRIPE_API',
      why: 'STRIPE_API is for what stands in for Stripe, which gets no live key.',
    };
  }
  return undefined;
}

function messagesUndecided(config: Config): FieldProblem | undefined {
  const { demo, messages, messageGateway, messageMailTo, mail } = config;
  const field = 'MESSAGES';
  if (messages === 'http' && messageGateway === undefined) {
    return {
      field,
      why:
        'MESSAGES=http tells recipients through a gateway, which needs MESSAGES_URL, where it is told, and MESSAGES_SECRET, which is signed with ' +
        '(whsec_ and 24 bytes or more in base64; docs/messages.md).',
    };
  }
  if (messageGateway?.targets === 'public' && !messageGateway.url.startsWith('https:')) {
    return {
      field: 'MESSAGES_URL',
      why:
        'What is told to the gateway of MESSAGES_URL holds phone numbers, so it has to be an https address; ' +
        'MESSAGES_TARGETS=any lets it be any, on a network of your own.',
    };
  }
  if (messages !== 'mail') return undefined;
  const isLost = !demo && mail.smtpUrl === undefined;
  if (!isLost && messageMailTo !== undefined) return undefined;
  return {
    field,
    why:
      'MESSAGES=mail sends mails to a service that makes text messages of them, which needs SMTP_URL and MESSAGES_MAIL_TO, ' +
      'such as {number}@sms.example (docs/messages.md).',
  };
}

function isLive({ key }: NonNullable<Config['stripe']>): boolean {
  return key.includes('_live_');
}

/** What is off in this configuration, a sentence each, for log and console. */
export function switchedOff(config: Config): string[] {
  const { demo, dispatcher, mail, messages, host, databaseUrl } = config;
  if (demo) return isTrial(host, databaseUrl) ? [] : [demoIsOpen];
  return [
    ...(dispatcher === 'none'
      ? ['No dispatcher is configured (DISPATCHER=none): orders are refused.']
      : []),
    ...paymentOff(config),
    ...(messages === 'none'
      ? [
          'No message gateway is configured (MESSAGES, docs/messages.md): no recipient is told of an order.',
        ]
      : []),
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
