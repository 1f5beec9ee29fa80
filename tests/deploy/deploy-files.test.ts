import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml, parseAllDocuments } from 'yaml';
import { describe, expect, test } from 'vitest';
import { healthRoute } from '#server/http/health-route.ts';
import { siteSchema } from '#server/migrations/site-schema.ts';
import { SETTING_NAMES } from '#server/setting-names.ts';
import { parseSettings } from '#server/settings.ts';
import { ROOT } from '#tools/runtime.mjs';

/*
 * Files of deploy/ that no suite runs: whether they name what there is. Seen failing with each checked name misspelt in its
 * file, and with another selector, port name and volume.
 */

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

type Settings = Record<string, string>;
type Probe = { httpGet: { path: string; port: string } };
type Labels = { matchLabels: Settings };
type Deployment = {
  spec: {
    selector: Labels;
    template: {
      metadata: { labels: Settings };
      spec: {
        terminationGracePeriodSeconds: number;
        topologySpreadConstraints: { labelSelector: Labels }[];
        volumes: { name: string }[];
        containers: [
          {
            ports: { name: string; containerPort: number }[];
            volumeMounts: { name: string; mountPath: string }[];
            startupProbe: Probe;
            readinessProbe: Probe;
            livenessProbe: Probe;
            envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
            lifecycle: { preStop: { sleep: { seconds: number } } };
          },
        ];
      };
    };
  };
};
type Resource = {
  kind: string;
  metadata: { name: string; namespace?: string };
  spec: Record<string, unknown>;
  data: Settings;
  stringData: Settings;
};

const resources = ['site.yaml', 'ingress.yaml', 'secret.example.yaml'].flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Resource;
  }),
);
const resource = (kind: string) => {
  const found = resources.find((one) => one.kind === kind);
  if (!found) throw new Error(`deploy/kubernetes has no ${kind}`);
  return found;
};

const fly = parseToml(read('deploy/fly/fly.toml')) as unknown as {
  build: { dockerfile: string };
  env: Settings;
  mounts: [{ destination: string }];
  http_service: { internal_port: number; checks: [{ path: string }] };
};
const {
  services: [render],
} = parseYaml(read('deploy/render/render.yaml')) as {
  services: [
    {
      dockerfilePath: string;
      healthCheckPath: string;
      disk: { mountPath: string };
      envVars: { key: string; value?: string }[];
    },
  ];
};
const railway = JSON.parse(read('deploy/railway/railway.json')) as {
  build: { dockerfilePath: string };
  deploy: { healthcheckPath: string; requiredMountPath: string; drainingSeconds: number };
};
const compose = parseYaml(read('compose.yaml')) as {
  services: Record<string, { environment: Settings; volumes: string[]; build?: string }>;
  volumes: Record<string, null>;
};
const { spec: pod } = (resource('Deployment') as unknown as Deployment).spec.template;
const [container] = pod.containers;
const smallServerSettings = Object.fromEntries(
  [
    .../<<ENV\n([\s\S]*?)\nENV$/mu
      .exec(read('deploy/small-server/set-up.sh'))![1]!
      .matchAll(/^([A-Z_]+)=(.*)$/gmu),
  ].map(([, name, value]) => [name!, value!]),
);

const SETTINGS: [string, Settings][] = [
  ['fly.toml', fly.env],
  ['render.yaml', Object.fromEntries(render.envVars.map(({ key, value }) => [key, value ?? '']))],
  ['kubernetes, ConfigMap', resource('ConfigMap').data],
  ['kubernetes, Secret', resource('Secret').stringData],
  ['compose.yaml', compose.services['site']!.environment],
  ['set-up.sh', smallServerSettings],
];

test.each(SETTINGS)('%s sets what is a setting, to what can be one', (_, settings) => {
  expect(Object.keys(settings).length).toBeGreaterThan(1);
  expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const filled = Object.entries(settings).map(([name, value]): [string, string] => [
    name,
    value
      .replaceAll(/\$\(openssl.*\)/gu, 'k'.repeat(44))
      .replaceAll(/\$\{?\w+.*?\}?(?=@|$)/gu, 'www.example.com'),
  ]);
  expect(() => parseSettings(Object.fromEntries(filled))).not.toThrow();
});

test.each([
  ['fly.toml', fly.http_service.checks[0].path],
  ['render.yaml', render.healthCheckPath],
  ['railway.json', railway.deploy.healthcheckPath],
  ['startupProbe', container.startupProbe.httpGet.path],
  ['readinessProbe', container.readinessProbe.httpGet.path],
  ['livenessProbe', container.livenessProbe.httpGet.path],
  ['Dockerfile', /(\/health\S*)'\)\.then/u.exec(read('Dockerfile'))![1]!],
  [
    'small-server/common.sh',
    /:3000(\/health\S*)/u.exec(read('deploy/small-server/common.sh'))![1]!,
  ],
])('%s asks for an address of health that is there', async (_, path) => {
  const routes = healthRoute({
    database: { health: () => Promise.resolve({ ok: true }) },
    stopping: new AbortController().signal,
  } as unknown as Parameters<typeof healthRoute>[0] & { settings: object });
  expect((await routes.request(path)).status).toBe(200);
});

test('every platform builds the Dockerfile, has the port of the image, and keeps data where the image writes it', () => {
  const image = read('Dockerfile');
  const port = Number(/PORT=(\d+)/u.exec(image)![1]);
  const data = /DATA_DIR=(\S+)/u.exec(image)![1]!;
  expect(existsSync(resolve(ROOT, 'deploy/fly', fly.build.dockerfile))).toBe(true);
  for (const path of [render.dockerfilePath, railway.build.dockerfilePath])
    expect(existsSync(resolve(ROOT, path))).toBe(true);
  expect(fly.http_service.internal_port).toBe(port);
  expect(container.ports.map(({ containerPort }) => containerPort)).toEqual([port]);
  expect(compose.services['proxy']!.environment['UPSTREAM']).toBe(`site:${port}`);
  for (const folder of [
    fly.mounts[0].destination,
    render.disk.mountPath,
    railway.deploy.requiredMountPath,
    container.volumeMounts[0]!.mountPath,
  ])
    expect(folder).toBe(data);
});

test('the resources of Kubernetes belong together', () => {
  const { selector, template } = (resource('Deployment') as unknown as Deployment).spec;
  const { labels } = template.metadata;
  for (const { matchLabels } of [
    selector,
    resource('PodDisruptionBudget').spec['selector'] as Labels,
    resource('NetworkPolicy').spec['podSelector'] as Labels,
    ...pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector),
  ])
    expect(matchLabels).toEqual(labels);
  const service = resource('Service');
  expect(service.spec['selector']).toEqual(labels);
  const [{ name: port, targetPort }] = service.spec['ports'] as [
    { name: string; targetPort: string },
  ];
  const named = container.ports.map(({ name }) => name);
  for (const { httpGet } of [
    container.startupProbe,
    container.readinessProbe,
    container.livenessProbe,
  ])
    expect(named).toContain(httpGet.port);
  expect(named).toContain(targetPort);
  expect(JSON.stringify(resource('Ingress').spec)).toContain(
    JSON.stringify({ service: { name: service.metadata.name, port: { name: port } } }),
  );
  expect(container.volumeMounts.map(({ name }) => name)).toEqual(
    pod.volumes.map(({ name }) => name),
  );
  expect(container.envFrom.map((from) => (from.configMapRef ?? from.secretRef)?.name)).toEqual([
    resource('ConfigMap').metadata.name,
    resource('Secret').metadata.name,
  ]);
  const { name: namespace } = resource('Namespace').metadata;
  for (const one of resources.filter(({ kind }) => kind !== 'Namespace'))
    expect(one.metadata.namespace).toBe(namespace);
});

test('what stops the site gives it the time that it takes', () => {
  const { seconds } = container.lifecycle.preStop.sleep;
  expect(pod.terminationGracePeriodSeconds - seconds).toBeGreaterThanOrEqual(15);
  expect(railway.deploy.drainingSeconds).toBeGreaterThanOrEqual(15);
  expect(
    Number(/kill_timeout = (\d+)/u.exec(read('deploy/fly/fly.toml'))![1]),
  ).toBeGreaterThanOrEqual(15);
});

test('compose.yaml declares the volumes and has the folders that it names', () => {
  for (const { volumes = [], build } of Object.values(compose.services)) {
    if (build) expect(existsSync(join(ROOT, build, 'Dockerfile'))).toBe(true);
    for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
      if (from.startsWith('.')) expect(existsSync(join(ROOT, from))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(from);
    }
  }
});

const scripts = ['small-server', 'compose'].flatMap((folder) =>
  readdirSync(join(ROOT, 'deploy', folder))
    .filter((name) => name.endsWith('.sh'))
    .map((name) => `deploy/${folder}/${name}`),
);

test('units start scripts that are there and may be run', () => {
  const started = [
    ...read('deploy/small-server/vending-site-backup.service').matchAll(
      /^ExecStart=\/opt\/vending-site\/(\S+)/gmu,
    ),
  ].map(([, path]) => path!);
  expect(started).toHaveLength(2);
  for (const path of started) accessSync(join(ROOT, path), constants.X_OK);
});

// Seen failing with the names that the files of steps had before.
test('an update tells by the steps of the schema whether the data gets another form', () => {
  const script = 'source deploy/small-server/common.sh; schema_of .';
  const known = execFileSync('bash', ['-c', script], { cwd: ROOT, encoding: 'utf8' });
  const steps = siteSchema.flatMap((owner) => owner.steps.map(({ name }) => name));
  expect(known.trim().split('\n')).toEqual(steps.toSorted());
});

const hasShellcheck = spawnSync('shellcheck', ['--version']).status === 0;
if (!hasShellcheck) console.log('Skipped: shell scripts of deploy/: shellcheck is not installed');
describe.skipIf(!hasShellcheck)('shellcheck', () => {
  test.each(scripts)('%s', (path) => {
    const { stdout, status } = spawnSync('shellcheck', ['--external-sources', path], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
