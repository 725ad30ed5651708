type Hedge = {
  /** Most tries, and seconds after which another starts beside a silent one. */
  times: number;
  seconds: number;
  after: (seconds: number, act: () => void) => () => void;
};

/**
 * Repeats a request in parallel while it stays unanswered, and takes the first answer: a pooled connection may be dead,
 * which only a new one can tell. `nth` counts from 0.
 */
export function hedge<Answer>(
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
