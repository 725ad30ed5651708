import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Sql } from '../db/connect.ts';
import { importAreas } from '../places/import/import-areas.ts';

const folder = new URL('./areas/', import.meta.url);

/** Imports the delivery areas of the demo's outlets, from a file for each country that has one. */
export async function seedDemoAreas(sql: Sql): Promise<void> {
  for (const name of await readdir(folder)) {
    const country = name.slice(0, 2).toUpperCase();
    await importAreas(sql, fileURLToPath(new URL(name, folder)), {
      source: `demo-areas-${country}`,
      attribution: 'rider-portal (CC0)',
      country,
      vendorId: null,
    });
  }
}
