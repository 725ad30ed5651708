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
 * Changes a flag as its operator sees it: who looks at it as it was before somebody else changed it is told, keeps what they typed, and may look at
 * it as it is now before they decide again.
 */
export function useSetFlag({ deployment, flag, onDone, onLook, told }: SetFlag) {
  const { act, busy, problem, clear } = useAct(operatorCalls.setFlag, { told, onDone });
  const params = { deployment, flag: flag.flag };
  const isConflict = problem?.tag === 'refused' && problem.code === 'FlagChanged';
  return {
    ...{ busy, problem: isConflict ? null : problem, clear },
    conflict: isConflict ? problem.message : null,
    look: () => {
      clear();
      onLook();
    },
    set: (body: Body) => act({ params, body: { ...body, version: flag.version } }),
  };
}
