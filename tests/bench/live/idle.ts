import { cpus } from 'node:os';

/** Begins to watch the machine's processors; answers how to ask which share of the time since they had nothing to do. */
export function idleShare(): () => number {
  const before = times();
  return () => {
    const now = times();
    return (now.idle - before.idle) / (now.all - before.all);
  };
}

function times(): { idle: number; all: number } {
  const each = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    idle,
    all: user + nice + sys + idle + irq,
  }));
  const sum = (key: 'idle' | 'all') => each.reduce((total, one) => total + one[key], 0);
  return { idle: sum('idle'), all: sum('all') };
}
