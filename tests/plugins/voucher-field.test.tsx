import { expect, test } from 'vitest';
import type { SlotProps } from '#core';
import { VoucherField } from '../../plugins/voucher/voucher-field.tsx';
import { NOW } from '../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../support/screen.tsx';

const nothing = () => undefined;
const voucher = { code: 'SOON' };
const quote = { fee: 9, adjustment: { payable: 7, payload: { voucher } } };

/** What stands there with these fields, while the old fee is still shown. */
function drawn(fields: SlotProps['request.payment']['fields'], error?: string): string {
  const acts = { change: nothing, reprice: nothing, errorOf: () => error };
  const form = { fields, quote, ...acts, busy: false } as unknown as SlotProps['request.payment'];
  return wordsOn(<VoucherField {...form} />, screenWorld(NOW));
}

test('a voucher that was lost is in use no more, and its reason is told, before the fee it gave is gone', () => {
  expect(drawn({ voucherCode: 'SOON', voucher: 'SOON' })).toContain('off the delivery fee');
  const lost = drawn({ voucherCode: 'SOON', voucher: '' }, 'It has ended');
  expect(lost).not.toContain('off the delivery fee');
  expect(lost).toContain('It has ended');
});
