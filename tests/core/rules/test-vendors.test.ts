import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Deployment } from '#schemas';
import { testFeeOf } from '../../../core/rules/test-vendors.ts';

const folder = new URL('../../../deployments/', import.meta.url);
const deployments = globSync('*.json', { cwd: folder }).map((name) =>
  Deployment.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);

test.each(deployments.map((deployment) => [deployment.id, deployment] as const))(
  'on %s j6mq, f1kj and ids that begin with b- try things out, and nobody else',
  (_, deployment) => {
    const fees = (ids: string[]) => ids.map((id) => testFeeOf(deployment, id) !== null);
    expect(fees(['j6mq', 'f1kj', 'b-', 'b-1', `b-${deployment.id}`])).toEqual(Array(5).fill(true));
    expect(fees(['j6mq1', 'xf1kj', 'b', 'ab-1', 'a-1', 'B-1', ''])).toEqual(Array(7).fill(false));
  },
);
