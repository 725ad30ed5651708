import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './app/build/compressed.ts';
import { phoneMetadata } from './app/build/phone-metadata.ts';

/** The client's build: `app/index.html` in, `dist/` out, hashed assets under `/assets`. */
export default defineConfig({
  root: 'app',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), phoneMetadata(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    license: { fileName: 'licences.md' },
  },
});
