import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Every route is known from the first page on: no request for a manifest while someone navigates.
  routeDiscovery: { mode: 'initial' },
  // The import map of an application page holds every file of it to the hash it was built with.
  subResourceIntegrity: true,
} satisfies Config;
