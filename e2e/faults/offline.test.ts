import { describe, expect } from 'vitest';
import { expectFault } from '../support/faults.ts';
import { ordersNamed } from './api.ts';
import { cutOff, test } from './bad-network.ts';
import {
  addressField,
  enter,
  fillDetails,
  fillRequest,
  freshName,
  placedOrder,
  submitButton,
  vendorOf,
} from './steps.ts';

describe('without a network', () => {
  test('a submit is refused clearly, nothing is lost, and the next one places one order', async ({
    newPage,
  }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    await enter(page);
    const name = freshName();
    const typed = { name, description: 'Two boxes', notes: 'Ring twice', pickupCode: 'A-7' };
    await fillRequest(page, typed);
    await page.context().setOffline(true);
    await submitButton(page).click();
    await page.getByRole('main').getByText('You could be offline').waitFor();
    expect(await page.getByRole('main').getByText('Nothing you typed is lost').count()).toBe(1);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('Customer name').inputValue()).toBe(name);
    expect(await page.getByLabel('Description').inputValue()).toBe(typed.description);
    expect(await page.getByLabel('Notes to rider').inputValue()).toBe(typed.notes);
    expect(await page.getByLabel('Pickup code').inputValue()).toBe(typed.pickupCode);
    expect(await ordersNamed(vendorOf(page), name)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await submitButton(page).click();
    await placedOrder(page);
    expect(await ordersNamed(vendorOf(page), name)).toHaveLength(1);
  });

  test('an address that cannot be checked stays as it was typed; what was typed survives a crash of the page at the details', async ({
    newPage,
  }) => {
    const page = await newPage();
    expectFault(page, cutOff);
    await enter(page);
    await page.context().setOffline(true);
    await addressField(page).fill('1.3048, 103.8318');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('main').getByText('Unable to verify').waitFor();
    expect(await addressField(page).inputValue()).toContain('1.3048');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Customer name').waitFor();
    const name = freshName();
    await fillDetails(page, { name, notes: 'Ring twice' });
    const again = await newPage({ context: page.context() });
    const url = page.url();
    await page.close();
    await again.goto(url);
    await again.getByText('We kept what you typed.').waitFor();
    expect(await again.getByLabel('Customer name').inputValue()).toBe(name);
    expect(await again.getByLabel('Notes to rider').inputValue()).toBe('Ring twice');
  });
});
