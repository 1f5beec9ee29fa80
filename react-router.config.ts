import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every route is known from the first page on: no request for a manifest while someone navigates.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
