import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { wordsAsTheyAreSaved } from './tools/build-words.mjs';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), wordsAsTheyAreSaved()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    // The server bundle starts at our own server, so that routes and server share one copy of every module.
    ssr: { build: { rollupOptions: { input: './src/core/server/app.ts' } } },
  },
});
