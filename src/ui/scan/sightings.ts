/** Without being seen for this long a code has left the picture: a reader misses some pictures of one that is held still. */
const GONE_MS = 700;

/** Tells which of the codes in a camera's pictures is to be taken: many pictures show the same box. */
export class Sightings {
  /** When each code was last seen that has not left the picture. */
  private readonly known = new Map<string, number>();

  /**
   * The code to take from a picture, or null.
   *
   * @param codes what is in it, first what is nearest to the middle, which alone is taken: a box may bear two codes
   * @param now milliseconds of any clock that does not go back
   */
  take([aimed, ...others]: readonly string[], now: number): string | null {
    for (const [code, seen] of this.known) if (now - seen >= GONE_MS) this.known.delete(code);
    for (const code of others) if (this.known.has(code)) this.known.set(code, now);
    if (aimed === undefined) return null;
    const isNew = !this.known.has(aimed);
    this.known.set(aimed, now);
    return isNew ? aimed : null;
  }
}
