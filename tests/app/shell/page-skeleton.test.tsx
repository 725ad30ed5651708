import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScopeProvider } from '#i18n';
import { featurePages, isNarrow } from '#routes';
import { PageSkeleton } from '../../../app/shell/main.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld } from '../../support/screen.tsx';

const drawn = (bones: ReactNode) =>
  renderToStaticMarkup(<ScopeProvider value={screenWorld(NOW)}>{bones}</ScopeProvider>);

test('a page that is on its way has a heading already', () => {
  expect(drawn(<PageSkeleton />)).toMatch(/<h1>.*Loading.*<\/h1>/);
});

test('what stands for a column to read is as narrow as that', () => {
  expect(featurePages.filter(isNarrow)).toEqual([
    ...['people', 'account', 'switch', 'connect-till', 'messages'],
  ]);
  expect(drawn(<PageSkeleton narrow />)).not.toBe(drawn(<PageSkeleton />));
});
