import type { BrowserContext, Page } from 'playwright';
import { cardDataAt } from './card-data.ts';

/** The only call that may carry what the card processor calls a card (the portal itself never learns its number). */
const takesToken = /\/order\/payment\/intent\/confirm$/;

const heard = new WeakMap<BrowserContext, string[]>();
const ports = new Set<string>();

/** Says that a port is the portal's; everything else that is open is somebody else's, such as the card processor. */
export function isPortal(port: number): void {
  ports.add(String(port));
}

/** Says that a port is free again, so that whatever takes it next is not the portal. */
export function isGone(port: number): void {
  ports.delete(String(port));
}

/** Listens to all that the tabs of a browser send to the portal. */
export function watchCards(context: BrowserContext): void {
  if (heard.has(context)) return;
  const found: string[] = [];
  heard.set(context, found);
  context.on('request', (asked) => {
    if (!isOwn(asked.url())) return;
    const { pathname } = new URL(asked.url());
    const place = `sent to ${pathname}`;
    found.push(...cardDataAt(place, asked.url()));
    const tokensAllowed = takesToken.test(pathname);
    found.push(...cardDataAt(place, asked.postData() ?? '', { tokensAllowed }));
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!isOwn(socket.url())) return;
      socket.on('framesent', ({ payload }) => {
        found.push(...cardDataAt('sent by socket', String(payload)));
      });
    });
  });
}

/** Card data that was sent to the portal, or that the portal's open pages and its storage hold now. */
export async function cardDataOf(context: BrowserContext): Promise<readonly string[]> {
  const sent = heard.get(context) ?? [];
  const open = context.pages().filter((page) => isOwn(page.url()));
  if (open.length > 0) return [...sent, ...(await Promise.all(open.map(cardDataOn))).flat()];
  const { origins } = await context.storageState({ indexedDB: true });
  const own = origins.filter(({ origin }) => isOwn(origin));
  return [...sent, ...cardDataAt('storage', JSON.stringify(own))];
}

/** Card data in what a page shows, holds in its fields and has stored. */
async function cardDataOn(page: Page): Promise<readonly string[]> {
  const held = await page.evaluate(everythingHeld);
  return Object.entries(held).flatMap(([place, text]) => cardDataAt(place, text));
}

function isOwn(url: string): boolean {
  const { protocol, port } = new URL(url);
  return /^(http|ws)s?:$/.test(protocol) && ports.has(port);
}

/** Runs in the page. A page whose load failed has no storage to look into. */
async function everythingHeld(): Promise<Record<string, string>> {
  const storeOf = (database: IDBDatabase, name: string) =>
    new Promise<unknown>((done, fail) => {
      const asked = database.transaction(name).objectStore(name).getAll();
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
  const databaseOf = (name: string) =>
    new Promise<IDBDatabase>((done, fail) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
  const databases = async () => {
    const all: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await databaseOf(name);
      for (const store of database.objectStoreNames) all.push(await storeOf(database, store));
      database.close();
    }
    return JSON.stringify(all);
  };
  const fields = [...document.querySelectorAll('input, textarea, select')];
  const held = {
    page: document.documentElement.outerHTML,
    fields: fields.map((field) => Reflect.get(field, 'value')).join('\n'),
  };
  try {
    return {
      ...held,
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      indexedDB: await databases(),
    };
  } catch {
    return held;
  }
}
