export { creationOf, orderFormOf } from './payload.ts';
export type { Opening, RequestSnapshot } from './request-actor.ts';
export type { Origin, RequestError } from './request-context.ts';
export { requestMachine } from './request-machine.ts';
export {
  $request,
  orderPlaced,
  requestClosed,
  requestOpened,
  requestSent,
} from './request-model.ts';
export type { RequestEvent } from './request-setup.ts';
