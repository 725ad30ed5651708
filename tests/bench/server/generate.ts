import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Tasks } from './generator.ts';

/** Anyone who asks the server: a process of its own. */
export type Generator = {
  ask: <Task extends keyof Tasks>(
    task: Task,
    given: Parameters<Tasks[Task]>[0],
  ) => Promise<Awaited<ReturnType<Tasks[Task]>>>;
  stop: () => Promise<void>;
  pid: number | undefined;
};

export async function startGenerator(port: number): Promise<Generator> {
  const child = fork(join(import.meta.dirname, 'generator.ts'), [String(port)]);
  const heard = async () => {
    const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (typeof said !== 'object') throw new Error(`the generator ended with ${said}`);
    if ('fault' in said) throw new Error(said.fault);
    return said.answer;
  };
  await heard();
  return {
    pid: child.pid,
    async ask(task, given) {
      const answer = heard();
      child.send({ task, given });
      return answer;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
