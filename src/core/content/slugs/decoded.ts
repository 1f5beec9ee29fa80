/** A percent-encoded path or part of one as it is read; as it stands where it cannot be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
