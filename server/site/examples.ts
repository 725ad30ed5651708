import recorded from './examples.json' with { type: 'json' };

/** A recorded call and its answer; a test makes each call again. */
export type Example = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly result?: unknown;
};

/** Examples by the id of their call. */
export const examples: Readonly<Record<string, Example>> = recorded;
