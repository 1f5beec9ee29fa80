import { readFileSync } from 'node:fs';
import { defineConfig } from 'oxlint';
import packageJson from './package.json' with { type: 'json' };

/** The parts that `imports` in package.json names, as `#content/*`. */
const PARTS = Object.keys(packageJson.imports)
  .filter((name) => name.endsWith('/*'))
  .map((name) => name.slice(1, -2));

/** The sections that run in a browser by themselves. */
const ISLANDS = [
  ...readFileSync(new URL('src/core/islands/island-parts.ts', import.meta.url), 'utf8').matchAll(
    /import\('#(sections\/[^']+)'\)/gu,
  ),
].map(([, path]) => `src/core/${path}`);

/** What stands at addresses, makes them in a language, and takes them apart. */
const ADDRESSES =
  'content/addresses/addresses.ts content/addresses/find-address.ts content/locales/address-in.ts content/locales/page-language.ts';

/** What every file of server/ may import of the parts. */
const SERVER = 'server copy content space router';
/** Of core's, which asks what features answer. */
const CORE_SERVER = `${SERVER} feature-parts`;

/**
 * The house map: what a part may import of the others. A path is one file of a part; what runs in a browser by itself does
 * without the router. The last row that a file is in counts, but for `MODULES` below.
 */
const HOUSE: readonly (readonly [files: readonly string[], may: string])[] = [
  [
    ['src/*', 'src/core/{site,styles,routes}/**', 'src/core/admin/*', 'src/core/admin/routes/**'],
    'site admin sections ui islands seo copy words browser dom content server space router feature-parts',
  ],
  [['src/core/sections/**'], 'sections islands ui copy browser dom content router'],
  [['src/core/islands/**'], `islands sections ui copy browser dom ${ADDRESSES}`],
  [ISLANDS, 'sections ui copy browser dom content'],
  [
    ['src/core/ui/**'],
    `ui copy dom content/contentful/service-hosts.ts content/icons/icon-names.ts ${ADDRESSES}`,
  ],
  [['src/core/seo/**'], 'seo copy content router'],
  [['src/core/browser/**', 'src/core/service-worker/**'], `browser copy dom ${ADDRESSES}`],
  [['src/core/dom/**'], 'dom'],
  [['src/core/copy/**'], 'copy content'],
  // Of the server the types of what they show.
  [['src/core/admin/sections/**'], 'admin sections ui copy browser dom content server router'],
  [['src/core/admin/copy/**'], 'admin copy content'],
  [['src/core/content/**'], 'content'],
  [['src/core/server/**'], CORE_SERVER],
  [['src/core/space/**'], 'space content'],
  [['src/core/space/doctor/checks/left-out.ts'], 'space content feature-parts'],
  [['src/core/space/provision/provision-space.ts'], 'space content server/is-public-address.ts'],
  [
    ['src/core/space/doctor/command.ts'],
    'space content copy server/settings.ts server/owner/owner.ts',
  ],
];

/** What a feature imports: of core as above, and its own folder. */
const FEATURES: readonly (readonly [files: string, may: string, others: string])[] = [
  [
    'src/features/*/admin/**',
    'admin sections ui copy browser dom content server router',
    '../../**',
  ],
  ['src/features/*/server/**', SERVER, '../../**'],
  ['src/features/*/server.ts', SERVER, '../**'],
  [
    'src/features/*/pages/**',
    'site sections ui islands seo copy content server router',
    '../../**',
  ],
  ['src/features/*/sections/**', 'sections islands ui copy browser dom content router', '../../**'],
  ['src/features/*/copy/**', 'copy content', '../../**'],
  ['src/features/*/content/**', 'content', '../../**'],
  ['src/features/*/parts.ts', 'copy content', '../** !../../core/parts-of-feature.ts'],
];

/** The modules of server/, and the others that each may import: by the file of its name. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  http: ['owner', 'publishing', 'intake', 'measuring', 'store'],
  owner: ['publishing', 'intake', 'measuring', 'store'],
  publishing: ['store'],
  intake: ['store'],
  measuring: ['store'],
  store: [],
};

type Pattern = { group: string[]; message: string };
const rowOf = (files: readonly string[], patterns: Pattern[]) => ({
  files: [...files],
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Pattern[] }] },
});

const EMULATOR_FILES = {
  group: ['**/packages/**'],
  message: 'The emulator is imported by its name: contentful-emulator.',
};

function othersThan(may: string): Pattern {
  const allowed = may.split(' ');
  return {
    group: [
      ...PARTS.filter((part) => !allowed.includes(part)).flatMap((part) => [
        `#${part}/*`,
        `#${part}/**`,
      ]),
      ...allowed.filter((path) => path.includes('/')).map((path) => `!#${path}`),
      ...(allowed.includes('router') ? [] : ['react-router', 'react-router/*']),
      ...(allowed.includes('feature-parts') ? [] : ['#feature-parts']),
      ...['contentful-emulator', 'contentful-emulator/*', '**/packages/**', '**/features/*/**'],
    ],
    message: `By the house map (oxlint.config.ts) this part may import: ${may}.`,
  };
}

/** @param own the module that imports; none for everything that puts them together */
function modulesBut(modules: readonly string[], own: string | null = null): Pattern {
  const others = Object.keys(MODULES).filter((name) => name !== own);
  return {
    group: [
      '#server/*/**',
      ...modules.map((name) => `!#server/${name}/${name}.ts`),
      ...(own === null ? [] : others.map((name) => `**/../${name}/**`)),
    ],
    message: `A module of server is imported by the file of its name, #server/<module>/<module>.ts; here: ${modules.join(', ') || 'none'}.`,
  };
}

/** A module of server where a part may import those at all: what allows one takes back that all are refused. */
const partsBut = (may: string): Pattern[] => [
  othersThan(may),
  ...(may.split(' ').includes('server') ? [modulesBut(Object.keys(MODULES))] : []),
];

const COMPOSITION = {
  group: [
    'app',
    'endpoints',
    'personal-parts',
    'settings',
    'settings-schema',
    'setting-kinds',
  ].flatMap((name) => [`#server/${name}.ts`, `**/../${name}.ts`]),
  message: 'A module does not know what puts it together: it is handed what it needs.',
};
export default defineConfig({
  jsPlugins: ['./tools/lint-addresses.mjs'],
  plugins: ['typescript', 'unicorn', 'react', 'jsx-a11y', 'import', 'promise', 'node'],
  categories: { correctness: 'error', suspicious: 'warn' },
  env: { node: true, browser: true, es2024: true },
  ignorePatterns: [
    'build',
    'data',
    'node_modules',
    '.runtime',
    '.react-router',
    'packages/*/dist',
    'public',
    '/pictures',
  ],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'off',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'promise/always-return': 'off',
    'no-shadow': 'off',
    eqeqeq: 'error',
    'unicorn/no-useless-spread': 'off',
    'no-underscore-dangle': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'react/memo-dependencies': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'no-unmodified-loop-condition': 'off',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
    ],
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/media-has-caption': 'off',
    'react/set-state-in-effect': 'off',
    'react/iframe-missing-sandbox': 'off',
    'import/default': 'off',
    'react/globals': 'off',
    'no-control-regex': 'off',
    'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    'react/no-unstable-nested-components': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-restricted-imports': ['error', { patterns: [EMULATOR_FILES] }],
  },
  overrides: [
    {
      files: ['src/**'],
      // The owner's area is the same in every language.
      excludeFiles: [
        'src/core/{admin,content,server,space}/**',
        'src/features/*/{admin,server}/**',
        'src/core/ui/gallery/**',
        '**/*.{test,examples}.{ts,tsx}',
      ],
      rules: { 'addresses/in-the-language': 'error' },
    },
    ...HOUSE.map(([files, may]) => rowOf(files, partsBut(may))),
    rowOf(
      ['packages/**'],
      [othersThan('nothing'), { group: ['../../../**'], message: 'A package stands alone.' }],
    ),
    rowOf(
      ['*', 'commands/**', 'doctor/**', 'migrations/**'].map((each) => `src/core/server/${each}`),
      [
        othersThan(CORE_SERVER),
        modulesBut(Object.keys(MODULES)),
        {
          group: Object.keys(MODULES).map((name) => `**/${name}/*/**`),
          message: 'A module of server is imported by the file of its name.',
        },
      ],
    ),
    ...Object.entries(MODULES).map(([name, others]) =>
      rowOf(
        [`src/core/server/${name}/**`],
        [othersThan(CORE_SERVER), modulesBut(others, name), COMPOSITION],
      ),
    ),
    rowOf(
      ['src/core/content/contentful/*.ts'],
      [
        othersThan('content'),
        {
          group: ['../*/**', '../*.ts', '!../is-record.ts', '!../in-span.server.ts', '#content/**'],
          message: 'The client of the content service knows nothing of what it reads.',
        },
      ],
    ),
    rowOf(['src/features.ts'], [EMULATOR_FILES]),
    {
      files: ['src/core/admin/sections/**'],
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['#server/**'],
                allowTypeImports: true,
                message: 'What runs in a browser takes types of the server, nothing else.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['src/features/*/feature.ts'],
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['*', '**'],
                allowTypeImports: true,
                message: 'A row is plain data (decision 200).',
              },
            ],
          },
        ],
      },
    },
    ...FEATURES.map(([files, may, others]) =>
      rowOf(
        [files],
        [
          ...partsBut(may),
          {
            group: others.split(' '),
            message: 'A feature imports from core, and from its own folder.',
          },
        ],
      ),
    ),
    rowOf(['**/*.{test,examples}.{ts,tsx}', '**/tests/**', '**/test-support/**'], [EMULATOR_FILES]),
  ],
});
