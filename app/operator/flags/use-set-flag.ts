import { useState } from 'react';
import type { FlagName, UnixTime } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { useAct } from '../use-act.ts';

type SetFlag = {
  deployment: string;
  flag: { flag: FlagName; version: number };
  onDone: () => void;
  /** Shows what the flag is now. */
  onLook: () => void;
  told: () => string;
};
type Body = { value: 'on' | 'off' | 'file'; from?: UnixTime; until?: UnixTime };

/**
 * Changes a flag as its operator has seen it: who saw it before somebody else changed it is told, keeps what they typed, and may look at
 * it as it is now before they decide again.
 */
export function useSetFlag({ deployment, flag, onDone, onLook, told }: SetFlag) {
  const [seen, setSeen] = useState(flag.version);
  const { act, busy, problem, clear } = useAct(operatorCalls.setFlag, {
    told,
    onDone: ({ version }) => {
      setSeen(version);
      onDone();
    },
  });
  const params = { deployment, flag: flag.flag };
  const isConflict = problem?.tag === 'refused' && problem.code === 'FlagChanged';
  return {
    ...{ busy, problem: isConflict ? null : problem, clear },
    conflict: isConflict ? problem.message : null,
    look: () => {
      setSeen(newestIn(problem) ?? flag.version);
      clear();
      onLook();
    },
    set: (body: Body) => act({ params, body: { ...body, version: seen } }),
  };
}

/** The version that a refusal says is the newest. */
function newestIn(problem: unknown): number | undefined {
  const newest: unknown = Object(Object(problem).values).newest;
  return typeof newest === 'number' ? newest : undefined;
}
