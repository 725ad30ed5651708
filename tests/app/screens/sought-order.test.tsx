import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderAsked } from '#core';
import { SoughtOrder } from '../../../app/screens/history/sought-order.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { refused, unreachable } from '../../support/engine.ts';
import { screenWorld } from '../../support/screen.tsx';

const region = /^<div role="status"[^>]*>(.*)<\/div>$/;

/** A history whose address names an order that was asked for and answered so; what its status says of this order. */
async function saying(answer: unknown, orderId: string | null = 'v1-9'): Promise<string> {
  const scope = screenWorld(NOW, () => {
    throw answer;
  });
  const said = () => {
    const html = renderToStaticMarkup(
      <Provider value={scope}>
        <SoughtOrder orderId={orderId} />
      </Provider>,
    );
    expect(html).toMatch(region);
    return region.exec(html)?.[1] ?? '';
  };
  // The element stands there, and takes no place, before there is anything to say.
  expect(said()).toBe('');
  await allSettled(orderAsked, { scope, params: { vendor_id: 'v1', order_id: 'v1-9' } });
  return said();
}

test('an order that is not there is said not to be, and is not asked for again', async () => {
  const said = await saying(refused(404, 'NotFound'));
  expect(said).toContain('We could not find that order.');
  expect(said).not.toContain('Try again');
});

test.each([[unreachable], [refused(500, 'Broken')]])(
  'one that could not be had can be asked for again: %o',
  async (problem) => {
    const said = await saying(problem);
    expect(said).toContain('We could not fetch that order.');
    expect(said).toContain('Try again');
    expect(said).not.toContain('could not find');
  },
);

test.each([null, 'v1-1'])('nothing is said of another order, or of none: %s', async (orderId) => {
  expect(await saying(unreachable, orderId)).toBe('');
});
