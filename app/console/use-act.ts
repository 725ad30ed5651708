import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callFx, type InputFor } from '#core/ports';
import type { Endpoint, Problem, ResultOf } from '#schemas';
import { noticeTold } from './notices-model.ts';
import { problemText } from './problem-text.ts';
import { changeFailed } from './reading-model.ts';

/** An action of an operator: whether it is running, and why it failed. */
export type Act<E extends Endpoint> = {
  readonly act: (input: InputFor<E>) => void;
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly clear: () => void;
};

type Then<E extends Endpoint> = {
  /** Hears what came of it. */
  onDone: (result: ResultOf<E>, input: InputFor<E>) => void;
  /** What is told then. */
  told?: (result: ResultOf<E>) => string;
  /** Shows a refusal as a notice, where no field or dialog can; one that comes after its page was left is shown so, too. */
  loud?: boolean;
};

/**
 * Makes a writing call; ignored while the one before is under way. After one that failed, pages read again what they show: once its
 * dialog is closed, which would vanish with what it is about.
 */
export function useAct<E extends Endpoint>(
  call: E,
  { onDone, told, loud = false }: Then<E>,
): Act<E> {
  const [send, tell, readAgain] = useUnit([callFx, noticeTold, changeFailed]);
  const [busy, setBusy] = useState(false);
  // A second press may come before the first is drawn.
  const underWay = useRef(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const hasFailed = useRef(false);
  const isHere = useIsHere(() => hasFailed.current && readAgain());
  const act = async (input: InputFor<E>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    hasFailed.current = false;
    try {
      const { params = {}, query = {}, body = {} } = input;
      const asked = { endpoint: call, input: { params, query, body } };
      // What answers parsed it with the schema of the call.
      const result = (await send(asked)) as ResultOf<E>;
      if (told) tell({ text: told(result), tone: 'positive' });
      onDone(result, input);
    } catch (cause) {
      const why = cause as Problem;
      setProblem(why);
      if (loud || !isHere.current) {
        tell({ text: problemText(why), tone: 'critical' });
        readAgain();
      } else hasFailed.current = true;
    }
    underWay.current = false;
    setBusy(false);
  };
  return { act: (input) => void act(input), busy, problem, clear: () => setProblem(null) };
}

/** Whether the component is still on the page, for what is answered later; `onGone` is called as it leaves. */
function useIsHere(onGone: () => void) {
  const isHere = useRef(false);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      leave();
    };
  }, []);
  return isHere;
}
