import { names } from './names.ts';
import { called, type Tab, until } from './tab.ts';

/** What was done, and what was wrong with it. */
export type Seen = { what: string; fault: string | null };

const account = { email: 'demo@example.com', password: 'Demo!2026' };
const pages = ['request-a-rider', 'order-tracking', 'history', 'bulk-order', 'helpcenter'];
const publicPages = ['termsandconditions', 'prohibiteditems-c2c'];

/** The sentence that is ticked, with what it links. */
const acceptance = names['request.terms.accept']
  .replace('{{terms}}', names['request.terms.terms'])
  .replace('{{items}}', names['request.terms.prohibited-items']);

/** Whether the terms are asked for, as in every fresh browser. */
const asksForTerms = `[...document.querySelectorAll('label')].some(({ textContent }) => textContent.includes(${JSON.stringify(acceptance)}))`;

/** Reloads of each page: one that only sometimes fails is seen, too. */
const reloads = 4;

/** From signing in to the order on the page where it is watched. */
export async function mainJob(tab: Tab, address: string): Promise<Seen> {
  return seen('the main job', async () => {
    await tab.go(address);
    await tab.type(await called(tab, names['login.email']), account.email);
    await tab.type(await called(tab, names['login.password']), account.password);
    await tab.click(await called(tab, names['login.submit']));
    await tab.type(await called(tab, names['request.destination.label']), '1.3531, 103.9447');
    await tab.click(await called(tab, names['request.destination.continue']));
    await called(tab, names['request.destination.change']);
    await tab.type(await called(tab, names['request.customer.name']), 'Kim Browser');
    await tab.type(await called(tab, names['request.customer.phone']), '81234567');
    await tab.type(await called(tab, names['request.unit']), '#04-12');
    await tab.type(await called(tab, names['request.order.amount']), '12.50');
    await tab.click(await called(tab, names['request.review']));
    await called(tab, names['request.submit']);
    if (await tab.ask(asksForTerms)) await tab.click(await called(tab, acceptance));
    await tab.click(await called(tab, names['request.submit']));
    await until(tab, 'the order', '/order-tracking\\/.+order_id=/.test(location.href)');
    await until(tab, 'its name', "document.body.innerText.includes('Kim Browser')");
  });
}

/** Loads every page several times. */
export async function reloadEveryPage(tab: Tab, address: string): Promise<Seen[]> {
  const outlet = await tab.ask("location.pathname.split('/')[2] ?? ''");
  const addresses = [...pages.map((page) => `${page}/${outlet}`), ...publicPages];
  const all: Seen[] = [];
  for (const path of addresses) {
    for (let count = 1; count <= reloads; count += 1) {
      all.push(await seen(`/${path}, time ${count}`, () => load(tab, `${address}/${path}`)));
    }
  }
  return all;
}

async function load(tab: Tab, url: string): Promise<void> {
  await tab.go(url);
  const ready =
    "document.querySelector('h1, h2') !== null && document.querySelector('[aria-busy=true]') === null";
  await until(tab, 'a heading', ready);
  const words = String(await tab.ask('document.body.innerText'));
  const broken =
    /Something went wrong|could not be shown|Could not load|has not started|too old/.exec(words);
  if (broken) throw new Error(`it says “${broken[0]}”`);
}

async function seen(what: string, act: () => Promise<void>): Promise<Seen> {
  try {
    await act();
    return { what, fault: null };
  } catch (error) {
    return { what, fault: error instanceof Error ? error.message : String(error) };
  }
}
