import type { FeatureParts, FeatureServer, StartFeature } from './feature-server.ts';

/** The server's side of each feature that has one, by its file. */
const SERVERS = import.meta.glob<StartFeature>('../../features/*/server.ts', {
  eager: true,
  import: 'start',
});

/** The server's sides of all features as one. */
export type Features = Omit<FeatureServer, 'hear'> & {
  /** @param name of the feature that may keep something else now; null: any of them */
  hear(name: string | null): void;
  /** How often an old address was looked for since the start. */
  lookups(): number;
};

/** @param parts.tell has a feature of the other processes hear of a change, by its name */
export async function startFeatures({
  tell,
  ...parts
}: Omit<FeatureParts, 'tellOthers'> & { tell(name: string): Promise<void> }): Promise<Features> {
  const started = await Promise.all(
    Object.entries(SERVERS).map(async ([file, start]) => {
      const name = file.split('/').at(-2)!;
      return { name, ...(await start({ ...parts, tellOthers: () => tell(name) })) };
    }),
  );
  let lookups = 0;
  return {
    lookups: () => lookups,
    oldAddresses: {
      find(address) {
        lookups += 1;
        for (const { oldAddresses } of started) {
          const found = oldAddresses.find(address);
          if (found) return found;
        }
        return null;
      },
      dependsOnQuery: (pathname) =>
        started.some(({ oldAddresses }) => oldAddresses.dependsOnQuery(pathname)),
    },
    noteMissing(request) {
      for (const feature of started) feature.noteMissing(request);
    },
    hear(name) {
      for (const feature of started) if (name === null || name === feature.name) feature.hear();
    },
    gauges: started.flatMap(({ gauges }) => gauges),
    provide(context) {
      for (const feature of started) feature.provide(context);
    },
    async close() {
      await Promise.all(started.map((feature) => feature.close()));
    },
  };
}
