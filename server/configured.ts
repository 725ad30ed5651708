import type { Config } from './config.ts';
import { StartError } from './start-error.ts';
import { isTrial } from './trial.ts';

/** Refuses to start without what an operator has to decide, in one sentence that says how. */
export function refuseUnconfigured({ demo, dispatcher, remoteFleet }: Config): void {
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

/** What does not work as this server is configured, a sentence each, for its log and anyone who starts it. */
export function switchedOff({ demo, dispatcher, mail, host, databaseUrl }: Config): string[] {
  if (demo) return isTrial(host, databaseUrl) ? [] : [demoIsOpen];
  return [
    ...(dispatcher === 'none'
      ? ['No dispatcher is configured (DISPATCHER=none): orders are refused.']
      : []),
    'No card processor is configured: nothing can be paid online.',
    ...(mail.smtpUrl === undefined
      ? [
          'No mail server is configured (SMTP_URL): nobody can sign up or reset a password, and no mail leaves this machine.',
        ]
      : []),
  ];
}

const demoIsOpen =
  'The demo is on (DEMO=true): everybody who reaches this server can sign in with passwords that are in its README.';
