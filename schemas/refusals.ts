import type { EndpointId, endpoints } from './endpoints/all.ts';
import type { OperatorCallId, operatorCalls } from './operator/index.ts';

/** What any call may be refused for, so that none declares it. */
export const generalRefusals = [
  'BodyTooLarge',
  'CardNumberRefused',
  'DeploymentInvalid',
  'ForeignOrigin',
  'InternalError',
  'InvalidInput',
  'InvalidRequest',
  'KeyRefused',
  'MailOff',
  'NotAllowed',
  'NotFound',
  'OrderingOff',
  'OutOfScope',
  'Overloaded',
  'SecondFactorMissing',
  'SignInFirst',
  'TooManyConnections',
  'TooManyRequestsException',
  'Unavailable',
  'UnknownHost',
] as const;

/** What one of these calls may be refused for, from its declaration. */
export type RefusalOf<Id extends EndpointId> =
  | (typeof endpoints)[Id]['refusals'][number]
  | (typeof generalRefusals)[number];

/** Every code of a refusal that a call declares, or that any may meet. */
export type RefusalCode =
  | RefusalOf<EndpointId>
  | (typeof operatorCalls)[OperatorCallId]['refusals'][number];
