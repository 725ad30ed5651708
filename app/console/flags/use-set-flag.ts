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
 * Changes a flag unless somebody else has changed it meanwhile: then the operator is told, keeps what they typed, and may look at
 * the current state before they decide again.
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
