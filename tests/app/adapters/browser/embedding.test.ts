import { describe, expect, test } from 'vitest';
import { embeddedPlaceOf, type HostPage } from '../../../../app/adapters/browser/embedded-place.ts';
import { createEmbedding } from '../../../../app/adapters/browser/embedding.ts';

const portal = 'https://portal.example';
const platform = 'https://counter.example';
const embedding = { platform: 'P', issuer: 'p', origins: [platform], keys: [] };

/** A window that writes down what it is told. */
function windowOf() {
  const told: { message: unknown; target: string }[] = [];
  const postMessage = (message: unknown, target: string) => void told.push({ message, target });
  return { told, postMessage } as unknown as Window & { told: typeof told };
}

/** The portal's page: in a frame of `parent`, opened by `opener`, or alone. */
function pageOf({
  parent,
  opener = null,
  path = '/',
}: {
  parent?: Window;
  opener?: Window | null;
  path?: string;
}) {
  const hearers: ((event: MessageEvent) => void)[] = [];
  const opened = windowOf();
  const replaced: string[] = [];
  const page = {
    ...{ opener, open: () => opened },
    location: { origin: portal, pathname: path },
    history: { replaceState: (_: unknown, __: string, to: string) => void replaced.push(to) },
    addEventListener: (_: string, hear: (event: MessageEvent) => void) => void hearers.push(hear),
  } as unknown as HostPage;
  Object.assign(page, { parent: parent ?? page });
  const post = (source: unknown, origin: string, data: unknown) => {
    for (const hear of hearers) hear({ source, origin, data } as MessageEvent);
  };
  return { page, opened, replaced, post };
}

const given = { type: 'rider-portal:token', token: 'a.b.c' };

describe('where the portal stands', () => {
  const none = () => false;
  test('in a frame, in a window of one, or alone', () => {
    const framed = pageOf({ parent: windowOf() }).page;
    expect(embeddedPlaceOf(framed, embedding, none)).toBe('frame');
    const opened = pageOf({ path: '/embedded/window' }).page;
    expect(embeddedPlaceOf(opened, embedding, none)).toBe('window');
    const alone = pageOf({ path: '/history' }).page;
    expect(embeddedPlaceOf(alone, embedding, none)).toBe('page');
    expect(embeddedPlaceOf(alone, embedding, () => true)).toBe('window');
    expect(embeddedPlaceOf(framed, undefined, none)).toBe('page');
  });
});

describe('in a frame', () => {
  function framed() {
    const parent = windowOf();
    const heard: string[] = [];
    const stage = pageOf({ parent });
    const token = () => heard.at(-1) ?? null;
    const side = createEmbedding(stage.page, { place: 'frame', origins: [platform], token });
    side.listen((fresh) => heard.push(fresh));
    return { ...stage, parent, heard, side };
  }

  test('the page around is asked, with nothing that is secret', () => {
    const { parent, side } = framed();
    side.ask();
    expect(parent.told).toEqual([{ message: { type: 'rider-portal:ready' }, target: '*' }]);
  });

  test('a token of the platform around is heard', () => {
    const { parent, heard, post } = framed();
    post(parent, platform, given);
    expect(heard).toEqual(['a.b.c']);
  });

  test.each([
    ['of an origin that is not listed', 'parent', 'https://evil.example', given],
    ['of our own origin', 'parent', portal, given],
    ['of a window that is not around it', 'other', platform, given],
    ['that is none', 'parent', platform, { type: 'rider-portal:token', token: 'x' }],
    ['of another kind', 'parent', platform, { type: 'hello', token: 'a.b.c' }],
    ['that is text', 'parent', platform, 'a.b.c'],
    ['that is nothing', 'parent', platform, null],
  ])('a message %s is not', (_, from, origin, data) => {
    const { parent, heard, post } = framed();
    post(from === 'parent' ? parent : windowOf(), origin, data);
    expect(heard).toEqual([]);
  });

  test('a window that it opened gets the token and the page, and nobody else does', () => {
    const { parent, post, side, opened } = framed();
    post(parent, platform, given);
    expect(side.openWindow('/history/v-1')).toBe(true);
    const stranger = windowOf();
    post(stranger, portal, { type: 'rider-portal:ready' });
    post(opened, 'https://evil.example', { type: 'rider-portal:ready' });
    expect([stranger.told, opened.told]).toEqual([[], []]);
    post(opened, portal, { type: 'rider-portal:ready' });
    const message = { ...given, path: '/history/v-1' };
    expect(opened.told).toEqual([{ message, target: portal }]);
  });

  test('a fresh token follows to the windows', () => {
    const { parent, post, side, opened } = framed();
    side.openWindow('/history');
    post(parent, platform, given);
    expect(opened.told).toEqual([{ message: given, target: portal }]);
  });
});

describe('in a window that a frame opened', () => {
  function windowed(path = '/embedded/window') {
    const opener = windowOf();
    const stage = pageOf({ opener, path });
    const heard: string[] = [];
    const side = createEmbedding(stage.page, {
      place: 'window',
      origins: [platform],
      token: () => null,
    });
    side.listen((fresh) => heard.push(fresh));
    return { ...stage, opener, heard, side };
  }

  test('the frame is asked on our own origin, and its answer leads to the page', () => {
    const { opener, heard, side, post, replaced } = windowed();
    side.ask();
    expect(opener.told).toEqual([{ message: { type: 'rider-portal:ready' }, target: portal }]);
    post(opener, portal, { ...given, path: '/order-tracking/v-1' });
    expect([heard, replaced]).toEqual([['a.b.c'], ['/order-tracking/v-1']]);
  });

  test('a page that was reached since stays; no path leads elsewhere', () => {
    const { opener, post, replaced } = windowed('/history');
    post(opener, portal, { ...given, path: '/order-tracking' });
    expect(replaced).toEqual([]);
    const fresh = windowed();
    fresh.post(fresh.opener, portal, { ...given, path: '//evil.example' });
    expect([fresh.heard, fresh.replaced]).toEqual([[], []]);
  });

  test('the platform itself is not heard there', () => {
    const { opener, heard, post } = windowed();
    post(opener, platform, given);
    expect(heard).toEqual([]);
  });
});
