import { run, type TestParts } from '../../server.ts';

/*
 * The site as a process, with what only tests change (`siteProgram`).
 */
await run(JSON.parse(process.argv[2]!) as TestParts);
