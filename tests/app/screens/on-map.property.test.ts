import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onMap } from '../../../app/screens/request/on-map.ts';
import { draftAt, flowInHand, origin } from '../../core/flows/support.ts';
import { law } from '../../support/property.ts';

const place = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const start = flowInHand().actor.getSnapshot();
const { destination: chosen } = draftAt('destination');

/** A request as it stands, with an address, with a pin that was moved and has none yet, or with neither. */
const request = fc
  .record({ address: fc.option(place), pin: fc.option(place), isMovable: fc.boolean() })
  .map(({ address, pin, isMovable }) => {
    const destination = address && chosen && { ...chosen, ...address };
    const draft = { ...start.context.draft, destination };
    return { context: { ...start.context, draft, pin }, hasTag: () => isMovable };
  });

/** Where the drop-off is drawn, by a marker or by a pin; null where it is not. */
function drawn({ ends, pin, pinWaits }: ReturnType<typeof onMap>) {
  const marker = ends.find(({ kind }) => kind === 'dropoff')?.position ?? null;
  expect(marker === null || pin === null).toBe(true);
  return marker ?? (pinWaits ? null : pin);
}

test('the drop-off is drawn exactly where there is an address or a moved pin, once, with the way to it', () =>
  law(
    fc.property(request, (snapshot) => {
      const shown = onMap(snapshot);
      const { draft, pin } = snapshot.context;
      expect(drawn(shown)).toBe(draft.destination ?? pin);
      expect(shown.legs).toHaveLength(drawn(shown) ? 1 : 0);
      expect(shown.fit.includes(drawn(shown) ?? origin.position)).toBe(drawn(shown) !== null);
      expect(shown.ends[0]).toEqual({ kind: 'pickup', position: origin.position });
    }),
  ));

test('a request begins without a drop-off on its map, where a pin waits for who comes to it by keyboard', async () => {
  const begun = async (draft: ReturnType<typeof draftAt> | null) => {
    const flow = flowInHand(draft);
    await flow.answer('fetchServiceHours', '0000:0000');
    return onMap(flow.actor.getSnapshot());
  };
  const shown = await begun(null);
  expect([drawn(shown), shown.pin]).toEqual([null, origin.position]);
  expect(drawn(await begun(draftAt('details')))).toMatchObject({ latitude: chosen?.latitude });
});
