import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    // What every page needs in one file: smaller together than apart, and kept by browsers while our own files change.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                },
              ],
            },
          },
        },
      },
    },
    // The server bundle starts at our own server, so that routes and server share one copy of every module.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
});
