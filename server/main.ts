import { banner } from './banner.ts';
import { readConfig } from './config.ts';
import { launch, type Running } from './launch.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';

const dev = process.argv.includes('--dev');

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, dev ? await forPeople() : undefined);
  const running = await launch(config, log, dev);
  stopOnSignal(running);
  process.stdout.write(banner({ ...running, demo: config.demo }));
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

/** The first signal ends things in order; a second one does not wait. */
function stopOnSignal({ stop }: Running): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      process.stdout.write('\n  Stopping …\n');
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
