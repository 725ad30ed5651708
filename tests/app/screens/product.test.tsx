import { expect, test } from 'vitest';
import { Product } from '../../../app/screens/sign-in/product.tsx';
import { market } from '../../../markets/sg.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const wordsWith = (fee: Partial<typeof market.fee>) =>
  wordsOn(<Product />, screenWorld(NOW, undefined, { ...market, fee: { ...market.fee, ...fee } }));

test('the first page says what a delivery costs by the market\u2019s own tariff', () => {
  expect(wordsWith({})).toContain('From $6.00 plus $1.00 per km');
  expect(wordsWith({ freeKilometres: 2 })).toContain('From $6.00, then $1.00 per km after 2 km');
  expect(wordsWith({ perKilometre: 0 })).toContain('$6.00 for each delivery');
});

test('the order that it shows costs what three kilometres cost here', () => {
  expect(wordsWith({})).toContain('3 km $9.00');
  expect(wordsWith({ freeKilometres: 2 })).toContain('3 km $7.00');
});

test('it says how soon a rider comes as the deployment does', () => {
  expect(wordsWith({})).toMatch(/A rider at your door in about 20 min/);
});
