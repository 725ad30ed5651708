import closeWithGrace from 'close-with-grace';
import { banner } from './banner.ts';
import { type Config, readConfig } from './config.ts';
import { switchedOff } from './configured.ts';
import { launch, type Running } from './launch.ts';
import { createLog, type Log } from './log.ts';
import { providersOff } from './oidc/offered.ts';
import { StartError } from './start-error.ts';

const dev = process.argv.includes('--dev');
/** Signals after which no code of ours may run. */
const faults = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV', 'SIGUSR2'] as const;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, dev ? await forPeople() : undefined);
  const running = await launch(config, log, dev);
  stopInOrder(running, config, log);
  const off = [...switchedOff(config), ...providersOff(running.deployments.all, config)];
  for (const each of off) log.warn(each);
  process.stdout.write(banner({ ...running, demo: config.demo, off }));
} catch (cause) {
  if (!(cause instanceof StartError)) throw cause;
  process.stderr.write(`\n  ${cause.message}\n\n`);
  process.exitCode = 1;
}

/** The same lines, for somebody who watches them. */
async function forPeople() {
  const { build } = await import('pino-pretty');
  return build({ translateTime: 'SYS:HH:MM:ss', sync: true });
}

/**
 * The first signal ends things in order, and a second one at once. Anyone who sends requests here is told to stop first, but not by
 * Ctrl-C, behind which sits somebody who waits. An error that nobody caught ends the process too: nobody knows what it broke.
 */
function stopInOrder({ stop }: Running, { drainSeconds }: Config, log: Log): void {
  closeWithGrace({ delay: 10_000, logger: false, skip: [...faults] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'an error that nobody caught: stopping');
    else process.stdout.write('\n  Stopping …\n');
    await stop(signal === 'SIGTERM' ? drainSeconds : 0);
  });
}
