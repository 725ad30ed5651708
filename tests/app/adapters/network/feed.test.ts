import { describe, expect, it, vi } from 'vitest';
import { type Event, parseServerFrame } from '#schemas';
import { createFeed } from '../../../../app/adapters/network/feed.ts';

/** A feed whose frames are painted when the test says so. */
function world() {
  const appends: (readonly Event[])[] = [];
  const frames: (() => void)[] = [];
  const refused = vi.fn();
  const received = createFeed({
    now: () => 100,
    parse: parseServerFrame,
    schedule: (act) => void frames.push(act),
    append: (events) => void appends.push(events),
    refused,
  });
  return {
    received,
    appends,
    frames,
    refused,
    paint: () => frames.splice(0).forEach((act) => void act()),
  };
}
const pong = JSON.stringify({ event: 'pong', created_at: 99 });

describe('the feed', () => {
  it('makes one append of everything that arrives before the next picture', () => {
    const { received, appends, frames, paint } = world();
    for (let nth = 0; nth < 100; nth += 1) received(pong);
    expect(frames).toHaveLength(1);
    expect(appends).toHaveLength(0);
    paint();
    expect(appends.map((events) => events.length)).toEqual([100]);
  });

  it('begins another batch after the picture', () => {
    const { received, appends, paint } = world();
    received(pong);
    paint();
    received(pong);
    paint();
    expect(appends).toHaveLength(2);
  });

  it.each([
    ['no JSON', '{"event":'],
    ['HTML', '<!doctype html>'],
    ['null', 'null'],
    ['an unknown event', '{"event":"nobody.knows"}'],
    ['an order without its fields', '{"event":"order_update","data":{},"created_at":1}'],
  ])('counts and drops %s, and goes on', (_, text) => {
    const { received, appends, paint } = world();
    received(text);
    received(pong);
    paint();
    const types = appends.flat().map(({ type }) => type);
    expect(types).toContain('frame.dropped');
    expect(types).toContain('connection.heard');
  });

  it('tells how far it has heard, so that a reconnect goes on from there', () => {
    const { received, appends, paint } = world();
    received(JSON.stringify({ event: 'subscribed', vendor_id: 'v1', seq: 7 }));
    paint();
    expect(appends.flat()[0]).toMatchObject({
      type: 'connection.opened',
      source: 'socket',
      at: 100,
      payload: { vendor_id: 'v1', seq: 7 },
    });
  });

  it('tells that an outlet is refused, so that its person learns what is theirs', () => {
    const { received, refused } = world();
    received(pong);
    expect(refused).not.toHaveBeenCalled();
    received(JSON.stringify({ event: 'refused', vendor_id: 'v1', code: 'NotFound' }));
    expect(refused).toHaveBeenCalledTimes(1);
  });
});
