import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every URL of the site. */
export default [
  index('routes/home.tsx'),
  route('machines', 'routes/machines.tsx'),
  route('machines/:machineId', 'routes/machine.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
