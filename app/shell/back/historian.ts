import type { AroundNavHandler } from 'wouter';
import type { OpenLayers } from './layers.ts';

/** The browser's history, as far as it is needed here. */
export type HistoryWorld = {
  /** What Back undoes between the page's own entry and this one, by name; an entry keeps it through a reload. */
  readonly entry: () => readonly string[];
  /** The entry that this page was loaded at, where it has not been left for another page meanwhile. */
  readonly begun: readonly string[];
  /** What tells one page from another. */
  readonly path: () => string;
  /** Path and query. */
  readonly address: () => string;
  readonly push: (names: readonly string[]) => void;
  /** The browser gets there later. */
  readonly go: (by: number) => void;
  /** Once all that was begun now is on screen. */
  readonly later: (act: () => void) => void;
  /** After the changes of this moment. */
  readonly soon: (act: () => void) => void;
  /** When the browser has gone nowhere for so long that it will not; answers how to call it off. */
  readonly atLast: (act: () => void) => () => void;
};

const dialog = '+';

/**
 * Keeps an entry in the browser's history for each layer and each step, so that Back undoes them one by one. The page
 * leads and the history follows: whatever was opened, closed or gone to by other means, the two agree in the end.
 */
export function createHistorian(world: HistoryWorld, layers: OpenLayers) {
  let path = world.path();
  /** How many waits for the screen there are; till then it is not known what the page will hold. */
  let held = 0;
  /** Somebody went back while this code was still on its way: what that undoes is known once the steps are. */
  let owed = world.entry().length < world.begun.length;
  /** Where a journey of ours through the history leads on to. */
  let journey: { next: () => void; readonly callOff: () => void } | null = null;

  /** What the entry should hold; steps that nobody has told are as the entry says. */
  function wanted(): readonly string[] {
    return [...taken(), ...layers.open().map(() => dialog)];
  }

  function taken(): readonly string[] {
    return layers.steps()?.taken ?? world.entry().filter((name) => name !== dialog);
  }

  function settle(): void {
    path = world.path();
    if (journey !== null || held > 0) return;
    const [is, shall] = [world.entry(), wanted()];
    const same = commonLength(is, shall);
    if (owed && layers.steps()?.taken) payBack();
    else if (is.length > same) travel(same - is.length, settle);
    else for (let at = same; at < shall.length; at += 1) world.push(shall.slice(0, at + 1));
  }

  function payBack(): void {
    owed = false;
    if (isShort()) undo();
    else settle();
  }

  function travel(by: number, next: () => void): void {
    journey = { next, callOff: world.atLast(arrive) };
    world.go(by);
  }

  function arrive(): void {
    const next = journey?.next ?? settle;
    journey?.callOff();
    journey = null;
    next();
  }

  /** The browser has gone back or on: by itself, or because we sent it. */
  function popped(): void {
    const moved = world.path() !== path;
    path = world.path();
    if (moved) leave();
    else if (journey !== null) arrive();
    else if (isShort()) undo();
    else goOn();
  }

  /** Nothing that lay on the page before may lie on this one. */
  function leave(): void {
    for (const close of layers.open().toReversed()) close();
    wait(journey === null ? settle : arrive);
  }

  function goOn(): void {
    const [is, shall] = [world.entry(), wanted()];
    const next = is[shall.length];
    if (next !== undefined && next !== dialog) layers.steps()?.forward();
    wait(settle);
  }

  /** Whether the entry is of a time at which there was less on the page. */
  function isShort(): boolean {
    return commonLength(world.entry(), wanted()) < wanted().length;
  }

  /** Undoes one after the other down to where the browser is already; what cannot be undone leads back up. */
  function undo(): void {
    const depth = wanted().length;
    const close = layers.open().at(-1) ?? layers.steps()?.back;
    close?.();
    wait(() => {
      const [is, shall] = [world.entry(), wanted()];
      const same = commonLength(is, shall);
      if (same === shall.length || same < is.length) settle();
      else if (shall.length < depth) undo();
      else travel(shall.length - same, settle);
    });
  }

  function wait(then: () => void): void {
    held += 1;
    world.later(() => {
      held -= 1;
      then();
    });
  }

  /** Another address takes the place of what lies on top of this one, and of steps that are over; the last word counts. */
  const lead: AroundNavHandler = (navigate, to, options) => {
    if (journey !== null) {
      journey.next = () => lead(navigate, to, options);
      return;
    }
    if (!options?.replace && to === world.address()) return settle();
    const is = world.entry();
    const kept = options?.replace ? 0 : commonLength(is, taken());
    // The page that is left is on screen till the next picture, and its steps are none of the new one: till then only the path is told.
    const go = () => {
      navigate(to, options);
      wait(settle);
      settle();
    };
    if (kept === is.length) go();
    else travel(kept - is.length, go);
  };

  /** Nobody keeps the history any more: from now on, or once a journey that is under way has ended. */
  function rest(act: () => void): void {
    if (journey === null) act();
    else {
      const { next } = journey;
      journey.next = () => {
        act();
        next();
      };
    }
  }

  return { settle, popped, lead, rest, changed: () => world.soon(settle) };
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((name, index) => other[index] !== name);
  return at === -1 ? one.length : at;
}
