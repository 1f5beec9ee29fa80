import { Tabs, type Tab } from './tabs.tsx';
import type { Example } from './gallery/gallery-examples.ts';

const tabs: Tab[] = [
  { id: 'overview', label: 'Overview', panel: <p>What the platform does in one page.</p> },
  { id: 'payments', label: 'Payments', panel: <p>Cards, phones, coins and prepaid badges.</p> },
  { id: 'fleet', label: 'Fleet management', panel: <p>Every machine on one map.</p> },
  { id: 'reports', label: 'Reports', panel: <p>Sales by hour, product and site.</p> },
];

/** Tabs that open with the arrow keys, and tabs that wait for Enter. */
export const examples: Example[] = (['automatic', 'manual'] as const).map((activation) => ({
  name: activation,
  render: () => (
    <div className="container-site py-8">
      <Tabs label="Parts of the platform" tabs={tabs} activation={activation} />
    </div>
  ),
}));
