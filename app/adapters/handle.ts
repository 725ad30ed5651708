import type { Effect } from 'effector';

/** A port and its handler, checked against each other. */
export function handle<Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  handler: (params: Params) => Done | Promise<Done>,
): [Effect<Params, Done, Fail>, (params: Params) => Done | Promise<Done>] {
  return [port, handler];
}
