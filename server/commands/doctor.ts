import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { examineSystem } from '../doctor/examine-system.ts';
import { describeFindings } from '../doctor/finding.ts';

/* npm run doctor:system: checks a deployment and says what to do. Ends with 1 when there is a fault. */

if (existsSync('.env')) loadEnvFile('.env');
const findings = await examineSystem(process.env);
console.log(describeFindings(findings));
process.exit(findings.some(({ state }) => state === 'fault') ? 1 : 0);
