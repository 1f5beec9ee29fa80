import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/chunk-groups.ts';
import { leaveOutUnusedParts } from './tools/framework/leave-out-unused-parts.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOutUnusedParts()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        // The few files that are fetched later need no others that are not there yet.
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
      },
    },
    // The server bundle starts at our own server, so that routes and server share one copy of every module.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
});
