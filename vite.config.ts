import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './app/build/browsers.ts';
import { chunks } from './app/build/chunks.ts';
import { circles } from './app/build/circles.ts';
import { compressFiles } from './app/build/compressed.ts';
import { features, featuresEntry } from './app/build/features.ts';
import { guard } from './app/build/guard.ts';
import { keptAssets } from './app/build/kept-assets.ts';
import { leanContract } from './app/build/lean-contract.ts';
import { markets } from './app/build/markets.ts';
import { nativeStore } from './app/build/native-store.ts';
import { noBackend } from './app/build/no-backend.ts';
import { noFlatStyles } from './app/build/no-flat-styles.ts';
import { oneHook } from './app/build/one-hook.ts';
import { preloading } from './app/build/preloading.ts';
import { texts } from './app/build/texts.ts';
import { dropUnusedFonts } from './app/build/used-fonts.ts';

/**
 * Names of code with seven letters of its hash, as few as can be: each page names most of the others, and letters by chance do not
 * compress. Pictures keep eight, by which the server's build names them, too.
 */
const namedShortly = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

const preloads = preloading('app/adapters/network/preload-helper.ts');

/**
 * The client's build: `app/index.html` in, `dist/` out, hashed assets under `/assets`. After it what the server needs to
 * draw the first page, under `dist/server`, and the page of operators, which shares no file with the rest (ADR 75), under `dist/operator`.
 */
export default defineConfig({
  root: 'app',
  publicDir: false,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    markets(),
    texts(),
    leanContract(),
    oneHook(),
    nativeStore(),
    noBackend(),
    noFlatStyles(),
    preloads.plugin,
    guard(),
    features(),
    dropUnusedFonts(),
    circles(),
    compressFiles(),
    keptAssets(),
  ],
  worker: { format: 'es' },
  build: {
    target: buildTarget,
    assetsInlineLimit: 0,
    modulePreload: {
      // All browsers that are let in preload modules by themselves.
      polyfill: false,
      resolveDependencies: (file, files, host) =>
        host.hostType === 'html' ? files : preloads.needed(file, files, host),
    },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: '../dist',
        // The assets of the builds before stay for a while; `keptAssets` removes older ones.
        emptyOutDir: false,
        manifest: true,
        sourcemap: 'hidden',
        license: { fileName: 'licences.md' },
        rolldownOptions: {
          input: [
            'app/index.html',
            'app/boot/early.ts',
            'app/boot/offline.ts',
            'app/boot/offline-worker.ts',
          ],
          // What every page needs arrives in one file instead of many small ones.
          output: {
            ...namedShortly,
            codeSplitting: {
              groups: chunks,
            },
          },
        },
      },
    },
    operator: {
      consumer: 'client',
      build: {
        outDir: '../dist',
        assetsDir: 'operator/assets',
        emptyOutDir: false,
        manifest: 'operator/manifest.json',
        sourcemap: 'hidden',
        rolldownOptions: { input: 'app/console/index.html' },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: '../dist/server',
        emptyOutDir: true,
        rolldownOptions: {
          input: { 'start-page': 'app/boot/start-page.tsx', features: `app/${featuresEntry}` },
        },
      },
    },
  },
});
