import { openFirefox } from './browsers/firefox.ts';
import { mainJob, reloadEveryPage } from './browsers/main-job.ts';
import type { Open } from './browsers/tab.ts';
import { openWebkit } from './browsers/webkit.ts';

/**
 * Does the main job and reloads every page in browsers that npm does not bring: Firefox and WebKit, the engine of Safari.
 * `node scripts/browsers.ts [http://localhost:3000]`, with the product running in the demo.
 */
const [, , address = 'http://localhost:3000'] = process.argv;
const browsers: Readonly<Record<string, Open>> = { Firefox: openFirefox, WebKit: openWebkit };

if (await isThere(address)) {
  let looked = 0;
  for (const [name, open] of Object.entries(browsers)) looked += (await look(name, open)) ? 1 : 0;
  if (looked === 0) process.exitCode = 2;
} else {
  console.error(`Nothing answers at ${address}. Start the product first: npm start`);
  process.exitCode = 2;
}

/** Answers whether the browser is installed here. */
async function look(name: string, open: Open): Promise<boolean> {
  const tab = await open();
  if (typeof tab === 'string') {
    console.log(`– ${name} is not looked at: ${tab}`);
    return false;
  }
  try {
    const faults = [await mainJob(tab, address), ...(await reloadEveryPage(tab, address))];
    for (const { what, fault } of faults)
      console.log(`${fault ? '✗' : '✓'} ${name}: ${what}${fault ? `: ${fault}` : ''}`);
    const said = tab.errors();
    if (said === null) console.log(`– ${name}: its console cannot be read`);
    else for (const each of said) console.log(`✗ ${name}, console: ${each}`);
    if (faults.some(({ fault }) => fault !== null) || (said ?? []).length > 0) process.exitCode = 1;
  } finally {
    await tab.close();
  }
  return true;
}

async function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
