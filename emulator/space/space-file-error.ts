/** What is wrong with a space file, in one sentence meant for the person who started the emulator. */
export class SpaceFileError extends Error {
  override name = 'SpaceFileError';
}
