export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

export type PasswordFault = 'too-short' | 'too-long' | 'common' | 'personal' | 'repeated';

let common: Promise<ReadonlySet<string>> | null = null;

/** About 49,000 passwords that people use most: data of the zxcvbn project, read when first needed. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common'] as string[]),
  ));
}

/**
 * Why a password is refused; null when it is good. Length and guessability only: no rule asks for kinds of characters
 * (ASVS 5.0, 6.2.1 to 6.2.12).
 * @param personal words that an attacker would try first, such as the address and the site's name
 */
export async function findPasswordFault(
  password: string,
  personal: readonly string[],
): Promise<PasswordFault | null> {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 'too-short';
  if (length > PASSWORD_MAX) return 'too-long';
  const plain = password.normalize('NFKC').toLowerCase();
  if (isRepeated(plain)) return 'repeated';
  if (isPersonal(plain, personal)) return 'personal';
  const list = await commonPasswords();
  return [plain, coreOf(plain)].some((tried) => list.has(tried)) ? 'common' : null;
}

/** What is left of `!!password2026` without the digits and signs that are added to please a rule. */
function coreOf(plain: string): string {
  return plain.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
}

/** The same four characters or fewer, over and over. */
function isRepeated(plain: string): boolean {
  for (let length = 1; length <= 4; length++) {
    const unit = plain.slice(0, length);
    if (plain === unit.repeat(Math.ceil(plain.length / length)).slice(0, plain.length)) return true;
  }
  return false;
}

function isPersonal(plain: string, personal: readonly string[]): boolean {
  const core = coreOf(plain);
  return personal
    .flatMap((word) => [word, word.split('@')[0]!, word.replaceAll(/\s/gu, '')])
    .map((word) => word.toLowerCase())
    .some((word) => word.length >= 4 && (core === word || plain === word));
}
