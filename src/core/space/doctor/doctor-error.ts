/** Why a space could not be examined, in one sentence for the person at the console. */
export class DoctorError extends Error {
  override readonly name = 'DoctorError';
}
