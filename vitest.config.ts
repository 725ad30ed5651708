import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** A second try tells a crowded machine from a broken product, where real processes race; the summary names each. */
const retry = 1;

/** Three rooms: pure tests, tests against a real PostgreSQL, and journeys in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/server/**'],
          setupFiles: ['tests/support/temporal.ts', 'tests/support/left-as-found.ts'],
          // What a test changes it puts back, and each store lives in a scope of its test.
          isolate: false,
          maxWorkers: 2,
          // Some walk a whole machine of states; a machine that is shared takes its time for that.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.global.ts'],
          setupFiles: ['tests/support/left-as-found.ts'],
          // Each test has a database and a server of its own; loading the code again for each file took a quarter of the time.
          isolate: false,
          // Reading all sources costs each process that they start half of its time.
          env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/node` },
          // They wait for their database more than they compute.
          maxWorkers: 3,
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Long enough for a disk that is busy: what is waited for is the condition, never the time.
          expect: { poll: { timeout: 25_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/products.global.ts'],
          testTimeout: 150_000,
          hookTimeout: 150_000,
          expect: { poll: { timeout: 20_000 } },
          retry,
          // What a worker knows is its product; all else belongs to a test or its file.
          isolate: false,
          // Each worker has a product of its own. They wait for riders, mails and rests a third of the time, so there are more than processors.
          maxWorkers: 4,
        },
      },
    ],
  },
});
