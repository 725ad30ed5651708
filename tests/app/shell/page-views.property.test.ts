import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { $config, type Config, pageViewed } from '#core';
import { type PageView, viewPageFx } from '#core/ports';
import { canonicalPath, routePattern, routePatterns } from '#routes';
import type { Deployment } from '#schemas';
import { createAnalytics } from '../../../app/adapters/network/analytics.ts';
import { law } from '../../support/property.ts';

const patterns = fc.constantFrom(...routePatterns);
const id = fc.stringMatching(/^[\w.~-]{1,20}$/);

describe('a page view', () => {
  it('law: says the pattern of the route and none of the ids in it', () => {
    law(
      fc.property(patterns, fc.infiniteStream(id), (pattern, ids) => {
        const path = pattern.replace(/:\w+/g, () => String(ids.next().value));
        expect(routePattern(path)).toBe(pattern);
        if (path !== '/') expect(routePattern(`${path}/`)).toBe(pattern);
      }),
    );
  });

  it('law: of any other path says nothing of it', () => {
    law(
      fc.property(fc.array(fc.string()), (parts) => {
        expect([...routePatterns, '/*']).toContain(routePattern(`/${parts.join('/')}`));
      }),
    );
  });

  it.each([
    [undefined, [], []],
    [{ kind: 'console' }, ['said'], []],
    [{ kind: 'beacon', url: 'https://views.test/v1' }, [], ['https://views.test/v1']],
  ] as const)('goes where the deployment says: %o', async (analytics, told, sent) => {
    const said: string[] = [];
    const beacons: string[] = [];
    const reports: unknown[] = [];
    const view = createAnalytics(
      analytics,
      (url, body) => {
        reports.push(JSON.parse(body));
        return beacons.push(url) > 0;
      },
      (report) => {
        reports.push(JSON.parse(report));
        said.push('said');
      },
    );
    const scope = fork({
      values: [[$config, configWith(analytics)]],
      handlers: [[viewPageFx, (asked: PageView) => view(asked)]],
    });
    await allSettled(pageViewed, { scope, params: '/history/:vendorID' });
    expect([said, beacons]).toEqual([told, sent]);
    const report = {
      ...{ event: 'page_view', page: '/history/:vendorID', mode: 'CLASSIC', country: 'SG' },
    };
    expect(reports).toEqual(analytics ? [report] : []);
  });
});

function configWith(analytics: Deployment['analytics']): Config {
  return { deployment: { analytics }, market: { country: 'SG' } } as Config;
}

it('law: search engines are led to pages that mean the same to everybody', () => {
  law(
    fc.property(fc.oneof(fc.webPath(), patterns), (path) => {
      expect(routePatterns).toContain(canonicalPath(path));
      expect(canonicalPath(path)).not.toContain(':');
    }),
  );
});
