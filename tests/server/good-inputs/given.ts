import type { Endpoint, EndpointId, endpoints, InputOf, RefusalOf, ResultOf } from '#schemas';
import type { Manner, World } from './world.ts';

type CallOf<Id extends EndpointId> = (typeof endpoints)[Id];

/** The calls of the contract that may change something. */
export type WritingCall = {
  [Id in EndpointId]: CallOf<Id>['method'] extends 'GET' ? never : Id;
}[EndpointId];

/** Of parameters, query and body those that a call has. */
type Parts<E extends Endpoint> = {
  [Part in keyof InputOf<E> as string extends keyof InputOf<E>[Part]
    ? never
    : Part]: InputOf<E>[Part];
};

export type Sent<Id extends WritingCall> = Parts<CallOf<Id>> & Manner;

type Told<Id extends WritingCall> = {
  readonly result: ResultOf<CallOf<Id>>;
  readonly sent: Sent<Id>;
  readonly world: World;
};

/** How a call is made that succeeds. */
export type Good<Id extends WritingCall> = {
  /** Makes all that the call needs, which no other call has; answers what is sent. */
  fresh(world: World): Promise<Sent<Id>>;
  /** The codes of refusals that the same call may meet when it is sent many times at once, and one of them went through. */
  readonly again?: readonly RefusalOf<Id>[];
  /** Whether it was done, for calls whose answer is good either way. */
  did?(told: Told<Id>): boolean | Promise<boolean>;
};

/** Calls of the contract with an input for each. */
export type GoodInputs<Id extends WritingCall> = { readonly [Each in Id]: Good<Each> };
