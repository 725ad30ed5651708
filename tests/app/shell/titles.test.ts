import { describe, expect, test } from 'vitest';
import { createTranslate, languageOf } from '#i18n';
import { routePattern, routePatterns } from '#routes';
import { headOf } from '../../../app/boot/start-head.ts';
import { pageNameAt, titleOf } from '../../../app/shell/titles.ts';
import { contextFor } from '../../support/composition.ts';
import { locales, textsOf } from '../i18n/support.ts';

const named = { service: 'Hopper', country: 'Singapore' };
/** The specification's own title is that of the beginning and of the request. */
const ordinary = ['/', '/request-a-rider', '/request-a-rider/:vendorID', '/embedded/window'];

describe.each(locales)('in %s', (locale) => {
  const t = createTranslate(locale.replaceAll('_', '-'), textsOf(locale));
  const titleAt = (path: string) => titleOf(t, pageNameAt(path), named);
  const usual = t('app.title', named);

  test('each page has a title of its own, whichever outlet, order or file it shows', () => {
    const titles = new Map<string, Set<string>>();
    for (const pattern of routePatterns.filter((each) => !ordinary.includes(each))) {
      const title = titleAt(pattern);
      expect(title).toContain('Hopper');
      expect(title).not.toBe(usual);
      expect(title).not.toContain('.title');
      expect(titleAt(pattern.replace(/:\w+/g, 'x1'))).toBe(title);
      titles.set(title, (titles.get(title) ?? new Set()).add(pattern.split('/')[1] ?? ''));
    }
    const shared = [...titles.values()].filter((pages) => pages.size > 1);
    expect(shared).toEqual([new Set(['tracking', 'tracking-c2c'])]);
  });

  test('the beginning and the request have the one that is written', () => {
    for (const path of ordinary) expect(titleAt(path)).toBe(usual);
  });

  test('an address that is no page says so', () => {
    expect(titleAt('/old-menu.php')).toContain(t('notfound.title'));
  });
});

test('a page whose name has not arrived yet has the usual title', () => {
  const t = createTranslate('en', { 'app.title': '{{service}} – Create an order – {{country}}' });
  expect(titleOf(t, 'legal.terms.title', named)).toBe('Hopper – Create an order – Singapore');
});

describe('the head that the server sends', () => {
  const t = createTranslate('en', textsOf('en'));
  const { brand, market } = contextFor([]);
  const headAt = (path: string, name = brand.serviceName) =>
    headOf({
      config: { brand: { ...brand, serviceName: name }, market } as never,
      language: languageOf('en'),
      ...{ t, canonical: null, origin: 'https://portal.shop', pattern: routePattern(path) },
    }).join('\n');

  test('is titled as the app will title it', () => {
    expect(headAt('/history/m4pk1')).toContain('<title>History – ');
    expect(headAt('/nowhere')).toContain('<title>This page does not exist – ');
  });

  test('has places for what a public link says, and none on pages that belong to somebody', () => {
    for (const page of ['tracking', 'tracking-c2c', 'delivery-receipt']) {
      const head = headAt(`/${page}/AbCdEf`);
      for (const part of ['title', 'description', 'site_name', 'type'])
        expect(head).toMatch(new RegExp(`<meta property="og:${part}" content="[^"]+">`));
      expect(head).not.toContain('AbCdEf');
      expect(head).toContain('og:image" content="https://portal.shop/icons/512.png"');
      expect(head).toContain('og:locale" content="en"');
    }
    expect(headAt('/order-tracking/m4pk1')).not.toContain('og:');
  });

  test('names a language once, however many it is written in, and whole addresses', () => {
    const supportedLanguages = ['en', 'km', 'lo'];
    const head = headOf({
      config: { brand, market, deployment: { supportedLanguages } } as never,
      language: languageOf('en'),
      ...{ t, origin: 'https://portal.shop', pattern: '/register' },
      canonical: 'https://portal.shop/register',
    }).join('\n');
    const [, data = ''] = head.match(/<script type="application\/ld\+json">(.*)<\/script>/) ?? [];
    const { availableChannel, provider } = JSON.parse(data);
    expect(availableChannel.availableLanguage).toEqual(['en', 'lo']);
    expect(availableChannel.serviceUrl).toBe('https://portal.shop/');
    expect(provider.logo).toMatch(/^https:\/\/portal\.shop\//);
  });

  test('has an icon for every page, and a picture for home screens', () => {
    for (const path of ['/', '/history/m4pk1', '/nowhere']) {
      expect(headAt(path)).toContain('<link rel="icon" type="image/svg+xml" href="/favicon.svg">');
      expect(headAt(path)).toContain('<link rel="apple-touch-icon" href="/icons/touch.png">');
      expect(headAt(path)).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    }
  });

  test('holds a name as text', () => {
    expect(headAt('/tracking/x', `"><script>`)).not.toContain('<script>');
  });
});
