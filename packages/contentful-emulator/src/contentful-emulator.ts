/**
 * What others import of this package. A process of its own is started by the command instead
 * (`contentful-emulator/command` leads to its file).
 */
export { startEmulator } from './start-emulator.ts';
export type { Emulator, EmulatorOptions, Webhook } from './start-emulator.ts';
export type { LoggedRequest } from './http/request-log.ts';
export type { ScenarioName, ScenarioOptions } from './scenarios/scenario-names.ts';
export { SpaceFileError } from './space/check-space-file.ts';
export type { Json } from './space/space-types.ts';
export { signRequest } from './webhooks/sign-request.ts';
