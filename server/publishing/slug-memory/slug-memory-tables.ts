/** A slug under which an entry's page was once shown. The last entry to use it owns it. */
export type RememberedSlugRow = {
  kind: string;
  slug: string;
  entry_id: string;
  /** When this entry was first shown under it. */
  remembered_at: number;
};

declare module '../../store/tables.ts' {
  interface Tables {
    remembered_slugs: RememberedSlugRow;
  }
}
