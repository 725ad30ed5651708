import closeWithGrace from 'close-with-grace';
import { banner } from './banner.ts';
import { type Config, readConfig } from './config.ts';
import { switchedOff } from './configured.ts';
import { launch, type Running } from './launch.ts';
import { createLog, type Log } from './log.ts';
import { providersOff } from './oidc/offered.ts';
import { StartError } from './start-error.ts';

const dev = process.argv.includes('--dev');
/** Signals after which our code must not run. */
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

/** The log formatted for people. */
async function forPeople() {
  const { build } = await import('pino-pretty');
  return build({ translateTime: 'SYS:HH:MM:ss', sync: true });
}

/**
 * Stops in order at the first signal, and at once at the second. It drains first, except after Ctrl-C. An uncaught error also stops
 * the process, since its state is unknown.
 */
function stopInOrder({ stop }: Running, { drainSeconds }: Config, log: Log): void {
  closeWithGrace({ delay: 10_000, logger: false, skip: [...faults] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'an error that nobody caught: stopping');
    else process.stdout.write('\n  Stopping …\n');
    await stop(signal === 'SIGTERM' ? drainSeconds : 0);
  });
}
