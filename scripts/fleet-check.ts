import { parseArgs } from 'node:util';
import { checkFleet } from './fleet-check/check.ts';
import { run } from './support/run.ts';

const usage = `npm run fleet-check -- URL --secret whsec_… [--listen PORT] [--wait SECONDS] [--country CODE]

  tries whether a fleet does what docs/fleet.md says: tells it of orders at URL, and hears at PORT (4400) what it says of them, so let it
  take http://this-machine:PORT for the portal; an order has to come to its end in SECONDS (120); its country is ZZ,
  which is none, where CODE names no other`;

await run(main, String);

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      secret: { type: 'string' },
      listen: { type: 'string' },
      wait: { type: 'string' },
      country: { type: 'string' },
    },
  });
  const [url, ...more] = positionals;
  const { secret, listen = '4400', wait = '120', country = 'ZZ' } = values;
  const isSound = url !== undefined && URL.canParse(url) && more.length === 0 && secret;
  if (
    !isSound ||
    !/^\d{1,5}$/.test(listen) ||
    !/^\d{1,5}$/.test(wait) ||
    !/^[A-Z]{2}$/.test(country)
  ) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const port = Number(listen);
  const failed = await checkFleet({
    url,
    secret,
    port,
    country,
    wait: Number(wait),
    say: console.log,
  });
  process.exitCode = failed === 0 ? 0 : 1;
}
