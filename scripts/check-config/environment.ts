import { parseEnv } from 'node:util';
import { type Config, tryConfig } from '../../server/config.ts';
import { switchedOff, undecidedIn } from '../../server/configured.ts';
import type { Finding } from './finding.ts';

/** Variables, and the file that they are from; without one they are those of this process. */
export type Environment = {
  variables: Readonly<Record<string, string | undefined>>;
  from: { file: string; text: string } | undefined;
};

/** A finding of a variable, at its line where a file has it. */
export type Placed = (field: string, why: string) => Finding;

/** The variables of a file as systemd and containers read one. */
export function environmentOf(file: string, text: string): Environment {
  return { variables: parseEnv(text), from: { file, text } };
}

/** Findings and notes about the environment, and the valid part of it, with which the rest is checked. */
export function checkEnvironment(environment: Environment): {
  findings: Finding[];
  notes: string[];
  config: Config;
  at: Placed;
} {
  const at: Placed = (field, why) => {
    const file = environment.from?.file ?? 'the environment';
    return { file, line: lineOf(environment, field), field, why };
  };
  const { variables } = environment;
  const wrong = problemsIn(variables).map(({ field, why }) => at(field, why));
  const names = new Set(wrong.map(({ field }) => field));
  const right = Object.entries(variables).filter(([name]) => !names.has(name));
  const read = tryConfig(Object.fromEntries(right));
  const config = 'config' in read ? read.config : defaults();
  const undecided = wrong.length === 0 ? undecidedIn(config) : undefined;
  return {
    findings: [...wrong, ...(undecided ? [at(undecided.field, undecided.why)] : [])],
    notes: wrong.length === 0 ? switchedOff(config) : [],
    config,
    at,
  };
}

function problemsIn(variables: Environment['variables']) {
  const read = tryConfig(variables);
  const wrong = 'problems' in read ? read.problems : [];
  const { TOKEN_SECRET: now, TOKEN_OLD_SECRET: before } = variables;
  const same = now !== undefined && now !== '' && now === before;
  const why = 'TOKEN_OLD_SECRET is the same as TOKEN_SECRET: nothing is exchanged.';
  return [...wrong, ...(same ? [{ field: 'TOKEN_OLD_SECRET', why }] : [])];
}

function defaults(): Config {
  const read = tryConfig({});
  if ('problems' in read) throw new Error(read.problems[0]?.why);
  return read.config;
}

function lineOf({ from }: Environment, name: string): number | undefined {
  const nth = from?.text.split('\n').findIndex((line) => {
    return (
      line
        .replace(/^\s*(export\s+)?/, '')
        .split('=')[0]
        ?.trim() === name
    );
  });
  return nth === undefined || nth < 0 ? undefined : nth + 1;
}
