type Hedge = {
  /** How often to ask at most, and seconds after which a silent one is not waited for alone. */
  times: number;
  seconds: number;
  after: (seconds: number, act: () => void) => () => void;
};

/**
 * Asks once more beside a question that stays without an answer, and takes the first that comes: a connection that the
 * browser kept may be dead, and only another one can tell. The number of the try is told from 0.
 */
export function hedged<Answer>(
  ask: (nth: number) => Promise<Answer>,
  { times, seconds, after }: Hedge,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let callOff = () => {};
    const begin = (nth: number) => {
      if (nth + 1 < times) callOff = after(seconds, () => begin(nth + 1));
      ask(nth)
        .finally(() => callOff())
        .then(resolve, reject);
    };
    begin(0);
  });
}
