import { Refused } from '../errands/index.ts';
import { transportFor } from '../mail/transport.ts';
import type { Deps } from '../module.ts';
import { byGateway } from './by-gateway.ts';
import { byMail } from './by-mail.ts';
import type { MessageSender } from './sender.ts';

/** The sender of messages that is configured. */
export function chooseSender(deps: Pick<Deps, 'config' | 'clock'>): MessageSender {
  const { messages, messageGateway: gateway, messageMailTo: address } = deps.config;
  if (messages === 'http' && gateway) return byGateway(gateway, deps);
  if (messages === 'mail' && address !== undefined)
    return byMail(address, transportFor(deps.config));
  return nobody;
}

/** No sender is configured. */
const nobody: MessageSender = {
  channel: null,
  send: () => Promise.reject(new Refused('no message leaves this server')),
};
