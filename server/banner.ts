import { demoUsers } from './demo/seed.ts';
import type { Deployments } from './deployments.ts';

type Facts = { port: number; deployments: Deployments; dataDir: string | undefined; demo: boolean };

/** What a person reads once everything runs: where to go, how to sign in, what to try. */
export function banner({ port, deployments, dataDir, demo }: Facts): string {
  const { merchant } = demoUsers;
  const hosts = deployments.all.map(
    ({ hosts: [host], country, supportedLanguages }) =>
      `${`    http://${host}:${port}`.padEnd(34)}${country}  ${supportedLanguages.join(', ')}`,
  );
  const broken = deployments.broken.map(
    ({ id, problems: [first] }) =>
      `  ! deployments/${id}.json is wrong: ${first?.field} ${first?.why}`,
  );
  return [
    '',
    `  Rider portal is running at http://localhost:${port}`,
    '',
    ...hosts,
    ...(broken.length > 0 ? ['', ...broken] : []),
    ...(demo ? ['', `  Sign in       ${merchant.email}  /  ${merchant.password}`] : []),
    '',
    '  Try           choose an outlet, request a rider to an address nearby,',
    '                and watch the delivery arrive within about three minutes.',
    '',
    `  API           http://localhost:${port}/docs`,
    `  Data          ${dataDir ?? 'the database of DATABASE_URL'}`,
    '  Stop          Ctrl-C',
    '',
    '',
  ].join('\n');
}
