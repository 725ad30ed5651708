import type { AroundNavHandler } from 'wouter';
import type { OpenLayers } from './layers.ts';

/** The browser's history, as far as it is needed here. */
export type HistoryWorld = {
  /** The names of what Back undoes from the current entry down to the page's own; kept in the entry through reloads. */
  readonly entry: () => readonly string[];
  /** The names in the entry that this page was loaded at, unless it was left meanwhile. */
  readonly begun: readonly string[];
  /** What tells one page from another. */
  readonly path: () => string;
  /** Path and query. */
  readonly address: () => string;
  readonly push: (names: readonly string[]) => void;
  /** Asynchronous: the browser gets there later. */
  readonly go: (by: number) => void;
  /** Once all that was begun now is on screen. */
  readonly later: (act: () => void) => void;
  /** After the changes of this moment. */
  readonly soon: (act: () => void) => void;
  /** Acts when the browser has not moved for so long that it will not; answers how to cancel. */
  readonly atLast: (act: () => void) => () => void;
};

const dialog = '+';

/**
 * Keeps a history entry for each open layer and each step, so that Back undoes them one by one. The history follows
 * the page: however layers and steps were opened, closed or reached, the two agree in the end.
 */
export function createHistorian(world: HistoryWorld, layers: OpenLayers) {
  let path = world.path();
  /** Pending waits for the next render; until then the page's layers are not known. */
  let held = 0;
  /** The names in the entry that the page was loaded at, until its steps are known or it is left. */
  let begun = world.begun;
  /** What to do after a `go` that we started. */
  let journey: { next: () => void; readonly callOff: () => void } | null = null;

  /** The names that the entry should hold; unknown steps are taken from the entry. */
  function listWanted(): readonly string[] {
    return [...taken(), ...layers.open().map(() => dialog)];
  }

  function taken(): readonly string[] {
    return layers.steps()?.taken ?? world.entry().filter((name) => name !== dialog);
  }

  function settle(): void {
    if (world.path() !== path) begun = [];
    path = world.path();
    if (journey !== null || held > 0) return;
    const [is, shall] = [world.entry(), listWanted()];
    const same = commonLength(is, shall);
    if (isOwed()) undo();
    else if (is.length > same) travel(same - is.length, settle);
    else for (let at = same; at < shall.length; at += 1) world.push(shall.slice(0, at + 1));
  }

  /** Whether somebody went back before the steps were known, which is asked once when they are. */
  function isOwed(): boolean {
    if (!layers.steps()?.taken) return false;
    const went = world.entry().length < begun.length;
    begun = [];
    return went && isShort();
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

  /** Handles popstate, caused by the person or by our own `go`. */
  function popped(): void {
    const moved = world.path() !== path;
    path = world.path();
    if (moved) leave();
    else if (journey !== null) arrive();
    else if (isShort()) undo();
    else goOn();
  }

  /** Closes all layers when the page changes. */
  function leave(): void {
    begun = [];
    for (const close of layers.open().toReversed()) close();
    wait(journey === null ? settle : arrive);
  }

  function goOn(): void {
    const [is, shall] = [world.entry(), listWanted()];
    const next = is[shall.length];
    if (next !== undefined && next !== dialog) layers.steps()?.forward();
    wait(settle);
  }

  /** Whether the entry holds fewer layers and steps than the page. */
  function isShort(): boolean {
    return commonLength(world.entry(), listWanted()) < listWanted().length;
  }

  /** Undoes layers and steps down to the current entry; if one cannot be undone, goes forward again. */
  function undo(): void {
    const depth = listWanted().length;
    const close = layers.open().at(-1) ?? layers.steps()?.back;
    close?.();
    wait(() => {
      const [is, shall] = [world.entry(), listWanted()];
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

  /** Navigates: the new address replaces the entries of open layers and finished steps. The last call wins. */
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

  /** Stops keeping the history, now or after a pending `go`. */
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
