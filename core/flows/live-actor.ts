import {
  attach,
  createEffect,
  createStore,
  type Effect,
  type EventCallable,
  sample,
  type Unit,
} from 'effector';
import { happened } from '../kernel/log.ts';

type Living<Happening> = { send: (happening: Happening) => void; stop: () => unknown };

type Page<Actor, Start> = {
  readonly opened: Unit<unknown>;
  readonly closed: EventCallable<void>;
  /** Starts the machine, once everything that it needs is loaded. */
  readonly startFx: Effect<Start, Actor>;
};

/**
 * Runs the machine behind a page: one at a time, stopped when the page is opened again or closed, or the session ends.
 * Returns the effect that sends it what happened.
 */
export function liveActor<Happening, Actor extends Living<Happening>, Start>({
  opened,
  closed,
  startFx,
}: Page<Actor, Start>) {
  const stopFx = createEffect((actor: Actor | null) => actor?.stop());
  const $actor = createStore<Actor | null>(null)
    .on(startFx.doneData, (_, actor) => actor)
    .on(stopFx.done, (actor, { params: stopped }) => (actor === stopped ? null : actor));
  sample({ clock: happened('session.ended'), fn: () => undefined, target: closed });
  sample({ clock: [opened, closed], source: $actor, target: stopFx });
  return attach({
    source: $actor,
    effect: (actor, happening: Happening) => actor?.send(happening),
  });
}
