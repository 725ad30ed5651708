import { expect, test } from 'vitest';
import { flowInHand, place } from '../support.ts';

async function chosenAfter(text: string, unit = '') {
  const flow = flowInHand();
  await flow.answer('fetchServiceHours', '0000:0000');
  if (unit !== '')
    flow.actor.send({ type: 'fieldsChanged', fields: { destinationUnitNumber: unit } });
  flow.actor.send({ type: 'addressTyped', text });
  flow.actor.send({ type: 'placeChosen', placeId: 'p-1' });
  await flow.answer('fetchPlace', place);
  return flow.context().draft;
}

test.each([
  ['138 tampines street 11 #02-15', '#02-15'],
  ['# 02-15a, 138 tampines', '#02-15a'],
  ['138 tampines street 11', undefined],
])(
  'a unit that is typed with the address is not lost when its place is chosen: %s',
  async (text, unit) => {
    const { fields, destination } = await chosenAfter(text);
    expect([fields.destinationUnitNumber, destination?.address]).toEqual([
      unit,
      place.formatted_address,
    ]);
  },
);

test('a unit that stands in its field stays', async () => {
  const { fields } = await chosenAfter('138 tampines street 11 #02-15', '#09-01');
  expect(fields.destinationUnitNumber).toBe('#09-01');
});
