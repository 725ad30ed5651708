import type { Page } from 'playwright';
import { merchant } from '../pages/demo.ts';
import { address } from '../support/browser.ts';
import { keepSession } from '../support/kept-session.ts';

/** Signs in and waits for the request form. */
export async function signIn(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await signInHere(page);
}

/** The same on a page that is open. */
export async function signInHere(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(merchant.email);
  await page.getByLabel('Password', { exact: true }).fill(merchant.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await addressField(page).waitFor();
}

/** Opens the page of somebody who is signed in already, and waits for the request form. */
export async function enter(page: Page, path = address('sg')): Promise<void> {
  const { origin, port } = new URL(path);
  await keepSession(page, { person: merchant, port: Number(port), origin });
  await page.goto(path);
  await addressField(page).waitFor();
}

export const addressField = (page: Page) =>
  page.getByRole('combobox', { name: 'Drop-off address' });

export const submitButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Request a rider' });

type Details = { name: string; description?: string; notes?: string; pickupCode?: string };

/** Fills the form and goes on to its summary. */
export async function fillRequest(page: Page, details: Details): Promise<void> {
  await fillDestination(page);
  await fillDetails(page, details);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
  // A browser that remembers nothing asks everybody again.
  const terms = page.getByRole('checkbox', { name: 'I accept the terms' });
  if (await terms.isVisible()) await terms.check();
}

export async function fillDestination(page: Page): Promise<void> {
  await addressField(page).fill('1.3048, 103.8318');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Customer name').waitFor();
}

export async function fillDetails(page: Page, details: Details): Promise<void> {
  const { name, description = '', notes = '', pickupCode = '' } = details;
  await page.getByLabel('Customer name').fill(name);
  await page.getByLabel('Phone number').fill('81234567');
  await page.getByLabel('Unit number').fill('#04-12');
  await page.getByLabel('Notes to rider').fill(notes);
  await page.getByLabel('Order amount').fill('12.50');
  if (description === '' && pickupCode === '') return;
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('Description').fill(description);
  await page.getByLabel('Pickup code').fill(pickupCode);
}

/**
 * What an order's panel says once the fleet does no more with it. "Delivered" also stands among the stages that are to come, and of a hundred
 * orders two are never processed: which, their numbers decide, and so does what else was ordered meanwhile.
 */
export const ended = /took |Cancelled|Returned|Failed to process/;

/** Waits until the order that was placed is on screen; answers its id. */
export async function placedOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/order-tracking\/.+order_id=/);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** Which outlet the page is about. */
export function vendorOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

let count = 0;

/** A name that no other order has; names hold no digits. */
export function freshName(): string {
  count += 1;
  const letters = `${Date.now()}${count}`.replace(
    /\d/g,
    (digit) => 'abcdefghij'[Number(digit)] ?? '',
  );
  return `Kim ${letters}`;
}
