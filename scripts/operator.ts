import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { loadDeployments } from '../server/deployments.ts';
import { Refusal } from '../server/http/refusal.ts';
import { loadMarkets, servable } from '../server/markets.ts';
import { AccountProblem } from '../server/operator/accounts.ts';
import type { Tools, UseCase } from '../server/operator/use-case.ts';
import { useCases } from '../server/operator/use-cases.ts';
import { machineCommandFor, runMachineCommand, toldOnce } from './operator/machine.ts';
import { printed } from './operator/print.ts';
import { commandIn, Mistyped, type Read, readWords } from './operator/read.ts';
import { helpOf, usageOf } from './operator/usage.ts';
import { personHere } from './support/audited.ts';
import { explainDatabase, withDatabase } from './support/database.ts';
import { run } from './support/run.ts';

await run(main, explain);

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const [word = '', email = ''] = words;
  const command = machineCommandFor(word);
  if (command && /^[^\s@-][^\s@]*@[^\s@]+$/.test(email)) {
    const secret = readConfig(process.env).tokenSecret;
    await withDatabase(async (sql) => {
      const said = await runMachineCommand(sql, { command, email, secret });
      const text = typeof said === 'string' ? said : toldOnce(said);
      console.log(words.includes('--json') ? JSON.stringify(said) : text);
    });
    return;
  }
  const asked = commandIn(useCases, words);
  if (!asked || command) return tellUsage(word);
  const read = readWords(asked.found, asked.rest);
  if (read.help) console.log(helpOf(asked.found));
  else await act(asked.found, read);
}

async function act({ run: work }: UseCase, { input, json, out }: Read): Promise<void> {
  const tools = await toolsHere();
  await withDatabase(async (sql) => {
    const answer = await work(sql, tools, personHere(), input);
    const text = json || out !== undefined ? JSON.stringify(answer, null, 2) : printed(answer);
    if (out === undefined) console.log(text);
    else await writeFile(out, `${text}\n`, { mode: 0o600 });
  });
}

/** What a use case may know of the world, as the server of this environment has it. */
async function toolsHere(): Promise<Tools> {
  const config = readConfig(process.env);
  const markets = servable(await loadMarkets(), config);
  const folder =
    config.deploymentsDir ?? fileURLToPath(new URL('../deployments/', import.meta.url));
  const deployments = await loadDeployments(
    ...([resolve(folder), markets, config.deployment, config.demo] as const),
  );
  const origin = `http://localhost:${config.port}`;
  return { clock: systemClock, config, deployments, markets, origin };
}

/** Anyone who asked for nothing, or for help, did nothing wrong. */
function tellUsage(word: string): void {
  console.log(usageOf(useCases));
  if (!['', 'help', '--help'].includes(word)) process.exitCode = 2;
}

/** A sentence for each thing that a person can mend. */
function explain(error: unknown): unknown {
  if (error instanceof Mistyped) return `${error.message}\n--help says what the command takes.`;
  if (error instanceof AccountProblem) return error.message;
  if (!(error instanceof Refusal)) return explainDatabase(error);
  return error.faults.map(({ message, meta }) => placed(message, meta?.field)).join('\n');
}

function placed(message: string, field = ''): string {
  const name = field.replace(/^(body|query|params)\./, '');
  return name === '' ? message : `${message} (${name})`;
}
