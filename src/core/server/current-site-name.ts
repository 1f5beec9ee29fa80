/** The name of the site as pages show it now: that of the site settings in content, else the setting SITE_NAME. */
export type CurrentSiteName = {
  (): string;
  /** What the last page that was rendered for everybody found in content; null for nothing. */
  note(name: string | null): void;
};

/** For what is composed without reading content: mail, and the names of accounts in authenticator apps. */
export function createCurrentSiteName(setting: string): CurrentSiteName {
  let inContent: string | null = null;
  return Object.assign(() => inContent ?? setting, {
    note(name: string | null) {
      inContent = name;
    },
  });
}
