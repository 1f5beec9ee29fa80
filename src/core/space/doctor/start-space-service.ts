import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ContentCredentials } from '#content/contentful/configuration.ts';
import { DoctorError } from './doctor-error.ts';

/** The local service's own id, and the token that it takes unless told otherwise. */
const LOCAL = {
  spaceId: 'space-file',
  environmentId: 'master',
  deliveryToken: 'sample-delivery-token',
  insecure: true,
};

/**
 * Serves an export file as a space on free ports, by a process of its own.
 * @throws DoctorError with the service's own sentence when the file cannot be used
 */
export async function startSpaceService(
  file: string,
): Promise<{ credentials: ContentCredentials; stop: () => void }> {
  const ports = ['--port', '0', '--preview-port', '0', '--no-watch'];
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(import.meta.resolve('contentful-emulator/command')),
      '--space',
      file,
      '--space-id',
      LOCAL.spaceId,
      ...ports,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  let host: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    host ??= /^Emulator ready on http:\/\/([^/\s]+)/.exec(line)?.[1];
    const preview = /^Preview on http:\/\/(\S+) with the token (\S+)$/.exec(line);
    if (host === undefined || preview === null) continue;
    child.stdout.resume();
    const [, previewHost = '', previewToken = ''] = preview;
    const credentials = { ...LOCAL, host, previewHost, previewToken };
    return { credentials, stop: () => void child.kill() };
  }
  throw new DoctorError(complaints.join('').trim() || `The space file ${file} cannot be served.`);
}
