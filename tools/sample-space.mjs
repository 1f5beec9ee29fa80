// Before all tests of Vitest: the sample space that many of them read is as its sources say.
export { ensureSpaceFile as default } from '#space/space-file.ts';
