import type { EndpointId, endpoints } from './endpoints/all.ts';
import type { OperatorCallId, operatorCalls } from './operator/index.ts';

/** Codes with which any call may be refused; endpoints do not declare them. */
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

/** The codes with which these calls may be refused. */
export type RefusalOf<Id extends EndpointId> =
  | (typeof endpoints)[Id]['refusals'][number]
  | (typeof generalRefusals)[number];

/** All codes of refusals. */
export type RefusalCode =
  | RefusalOf<EndpointId>
  | (typeof operatorCalls)[OperatorCallId]['refusals'][number];
