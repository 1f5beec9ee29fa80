import { writeFileSync } from 'node:fs';
import { envExample } from '../env-example.ts';
import { runCommand } from './command-line.ts';

await runCommand(async () => {
  writeFileSync(new URL('../../../../.env.example', import.meta.url), envExample());
});
