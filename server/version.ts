import packageJson from '../package.json' with { type: 'json' };

/** The version of this site, from package.json. */
export const VERSION: string = packageJson.version;
