import { demoUsers } from './demo/seed.ts';
import type { Deployments } from './deployments.ts';

type Facts = {
  port: number;
  deployments: Deployments;
  dataDir: string | undefined;
  demo: boolean;
  /** Sentences about what is off in this configuration. */
  off: readonly string[];
};

/** The text on the console at the start: addresses, how to sign in, what to try. */
export function banner({ port, deployments, dataDir, demo, off }: Facts): string {
  const { merchant } = demoUsers;
  const { previews } = deployments;
  const hosts = deployments.all
    .filter((each) => !previews.includes(each))
    .map(
      ({ hosts: [host], country, supportedLanguages }) =>
        `${`    http://${host}:${port}`.padEnd(34)}${country}  ${supportedLanguages.join(', ')}`,
    );
  const others = previews.length > 0 ? [previewLine(previews, port)] : [];
  const brands = `    http://{brand}.{id}.localhost:${port}`;
  const broken = deployments.broken.map(
    ({ id, problems: [first] }) =>
      `  ! deployments/${id}.json is wrong: ${first?.field} ${first?.why}`,
  );
  return [
    '',
    `  Rider portal is running at http://localhost:${port}`,
    '',
    ...hosts,
    ...others,
    ...(demo ? [`${brands}  a deployment in another brand`] : []),
    ...(broken.length > 0 ? ['', ...broken] : []),
    ...(off.length > 0 ? ['', ...off.map((each) => `  ! ${each}`)] : []),
    ...(demo
      ? [
          '',
          `  Sign in       ${merchant.email}  /  ${merchant.password}`,
          '',
          '  Try           choose an outlet, request a rider to an address nearby,',
          '                and watch the delivery arrive within about three minutes.',
        ]
      : []),
    '',
    `  API           http://localhost:${port}/docs`,
    `  Data          ${dataDir ?? 'the database of DATABASE_URL'}`,
    '  Stop          Ctrl-C',
    '',
    '',
  ].join('\n');
}

/** One line for all previews, since there are many. */
function previewLine(previews: Deployments['previews'], port: number): string {
  const countries = previews.map(({ country }) => country);
  const address = `    http://{cc}.localhost:${port}`.padEnd(34);
  return `${address}a preview of each other market, ${countries[0]} to ${countries.at(-1)}`;
}
