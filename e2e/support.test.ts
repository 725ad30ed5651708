import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectAccessible } from './support/axe.ts';
import { address, test } from './support/browser.ts';
import { expectFault, unexpectedFaults } from './support/faults.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { productPort } from './support/own-product.ts';
import { cardDataOf, isPortal, watchCards } from './support/watch-cards.ts';

const html = `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>
  <label>Name <input></label> <button>Send</button></main></html>`;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" };
    response.writeHead(request.url === '/gone' ? 404 : 200, headers);
    response.end(request.url === '/bad' ? `${html}<script>boom()</script><img src="x">` : html);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const at = server.address();
  origin = `http://localhost:${typeof at === 'object' && at ? at.port : 0}`;
});
afterAll(() => new Promise((done) => server.close(done)));

test('the product under test is ready on each deployment', async ({ newPage }) => {
  for (const deployment of ['sg', 'la', 'kw']) {
    const page = await newPage({ deployment });
    const answer = await page.request.get(`http://localhost:${productPort}/deployment.json`, {
      headers: { host: new URL(address(deployment)).host },
    });
    expect(await answer.json()).toMatchObject({ id: deployment });
  }
});

test('a breach of the security policy is a fault', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`${origin}/bad`);
  await expect.poll(() => unexpectedFaults(page).join()).toContain('Content Security Policy');
  expectFault(page, /Content Security Policy/);
  expect(unexpectedFaults(page)).toEqual([]);
});

test('an expected fault is not reported', async ({ newPage }) => {
  const page = await newPage();
  expectFault(page, /404/);
  await page.goto(`${origin}/gone`);
  await expect.poll(() => unexpectedFaults(page)).toEqual([]);
});

test('axe sees through the security policy and names what it finds', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(origin);
  await expectAccessible(page);
  await page.evaluate(() =>
    document.querySelector('label')?.replaceWith(document.createElement('input')),
  );
  await expect(expectAccessible(page)).rejects.toThrow('label');
});

test('the keyboard reaches and fills', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(origin);
  await typeInto(page, page.getByLabel('Name'), 'Kim');
  expect(await page.getByLabel('Name').inputValue()).toBe('Kim');
  await expect(tabTo(page, page.getByText('A page'), { limit: 3 })).rejects.toThrow(
    'never reached',
  );
});

test('a planted card number is found in a page, its fields, its storage and what it sends', async ({
  browser,
}) => {
  const context = await browser.newContext();
  isPortal(Number(new URL(origin).port));
  watchCards(context);
  const page = await context.newPage();
  await page.goto(origin);
  expect(await cardDataOf(context)).toEqual([]);
  await page.getByLabel('Name').fill('4111 1111 1111 1111');
  await page.evaluate(async () => {
    const number = '4111111111111111';
    localStorage.setItem('a', number);
    sessionStorage.setItem('b', `{"cvv":"739"}`);
    await fetch('/pay', { method: 'POST', body: number });
    await new Promise((done) => {
      const asked = indexedDB.open('c');
      asked.onupgradeneeded = () => asked.result.createObjectStore('cards').put(number, 1);
      asked.onsuccess = done;
    });
  });
  const places = (await cardDataOf(context)).map((found) => found.replace(/, .*/, ''));
  expect(places).toEqual([
    "sent to /pay: a card's number",
    "fields: a card's number",
    "localStorage: a card's number",
    "sessionStorage: a card's code",
    "indexedDB: a card's number",
  ]);
  await page.close();
  expect((await cardDataOf(context)).join()).toContain('storage');
  await context.close();
});
