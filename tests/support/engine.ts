import {
  allSettled,
  type EventCallable,
  fork,
  type Scope,
  type Store,
  type StoreValue,
  type StoreWritable,
} from 'effector';
import { type $config, clockTicked, type EmbeddedPlace } from '#core';
import {
  authorizeRidersFx,
  callFx,
  connectFx,
  disconnectFx,
  extendSessionFx,
  flagsFx,
  forgetLapsedFx,
  forgetPersonFx,
  loadAccessFx,
  loadFiltersFx,
  loadLongestFirstFx,
  loadOutletFx,
  loadSearchesFx,
  loadSessionFx,
  saveAccessFx,
  saveFiltersFx,
  saveLongestFirstFx,
  saveOutletFx,
  saveSearchesFx,
  saveSessionFx,
  trackRidersFx,
  waitFx,
} from '#core/ports';
import type { $texts } from '#i18n';
import type { EndpointId, Problem } from '#schemas';
import { NOW } from './arbitraries.ts';

/** What a store holds before anything has happened. */
type Value =
  | [StoreWritable<boolean>, boolean]
  | [StoreWritable<EmbeddedPlace>, EmbeddedPlace]
  | [typeof $config, NonNullable<StoreValue<typeof $config>>]
  | [typeof $texts, NonNullable<StoreValue<typeof $texts>>];
type Answer = unknown | ((input: Input) => unknown);
type Input = { params: unknown; query: unknown; body: unknown };
type Handler = (params: never) => unknown;

export const unreachable: Problem = { tag: 'unreachable', message: 'offline' };
export const refused = (status: number, code: string): Problem => ({
  tag: 'refused',
  status,
  code,
  message: `${code} of the server`,
});

/**
 * The engine in a scope of its own. Calls are answered from `answers` (a Problem is thrown), waits end when the test
 * says so, and everything that the engine asks of the world is written down.
 */
export function createEngine({
  answers = {},
  ports = [],
  values = [],
}: {
  answers?: Partial<Record<EndpointId, Answer>>;
  /** Handlers of ports that this test is about, instead of the quiet ones. */
  ports?: readonly (readonly [object, Handler])[];
  /** What stores hold before anything has happened. */
  values?: Value[];
} = {}) {
  const asked: { what: string; with: unknown }[] = [];
  const waits: { seconds: number; end: () => void }[] = [];
  const note = (what: string, answer: unknown = undefined): Handler => {
    return (params) => {
      asked.push({ what, with: params });
      return answer;
    };
  };
  const call = ({ endpoint, input }: { endpoint: { id: string }; input: Input }) => {
    asked.push({ what: endpoint.id, with: input });
    const answer = answers[endpoint.id as EndpointId] ?? unreachable;
    const given = typeof answer === 'function' ? answer(input) : answer;
    if (isProblem(given)) throw given;
    return given;
  };
  /** A wait for no time is a turn of the loop, which nobody has to end. */
  const wait = ({ seconds }: { seconds: number }) =>
    seconds === 0 ? Promise.resolve() : new Promise<void>((end) => waits.push({ seconds, end }));
  const handlers = new Map<unknown, unknown>([
    [callFx, call],
    [waitFx, wait],
    [
      extendSessionFx,
      (session: never) => {
        note('extendSession')(session);
        throw unreachable;
      },
    ],
    [flagsFx, note('flags', { answer: { flags: {} }, provider: 'static' })],
    [loadSessionFx, note('loadSession', null)],
    [saveSessionFx, note('saveSession')],
    [forgetLapsedFx, note('forgetLapsed')],
    [forgetPersonFx, note('forgetPerson')],
    [loadAccessFx, note('loadAccess', null)],
    [saveAccessFx, note('saveAccess')],
    [loadOutletFx, note('loadOutlet', null)],
    [saveOutletFx, note('saveOutlet')],
    [loadFiltersFx, note('loadFilters', null)],
    [saveFiltersFx, note('saveFilters')],
    [loadSearchesFx, note('loadSearches', [])],
    [saveSearchesFx, note('saveSearches')],
    [loadLongestFirstFx, note('loadLongestFirst', false)],
    [saveLongestFirstFx, note('saveLongestFirst')],
    [connectFx, note('connect')],
    [disconnectFx, note('disconnect')],
    [trackRidersFx, note('trackRiders')],
    [authorizeRidersFx, note('authorizeRiders')],
    ...ports,
  ]);
  const scope = fork({
    values: values as [StoreWritable<unknown>, unknown][],
    handlers: handlers as Map<never, never>,
  });
  return engineOf(scope, asked, waits);
}

/** What a test does with an engine. Nothing here waits for the waits themselves. */
function engineOf(
  scope: Scope,
  asked: { what: string; with: unknown }[],
  waits: { seconds: number; end: () => void }[],
) {
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  async function send<T>(unit: EventCallable<T>, ...[params]: T extends void ? [] : [NoInfer<T>]) {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await settle();
  }
  return {
    scope,
    asked,
    waits,
    send,
    see: <T>(store: Store<T>): T => scope.getState(store),
    /** What was asked of one port or endpoint, oldest first. */
    askedOf: (what: string) => asked.filter((ask) => ask.what === what).map((ask) => ask.with),
    tick: (now = NOW) => send(clockTicked, now),
    /** Lets every wait of so many seconds end. */
    async pass(seconds: number): Promise<void> {
      for (const wait of waits.filter((each) => each.seconds === seconds)) wait.end();
      await settle();
    },
  };
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'tag' in value;
}
