/** Without being seen for this long a code has left the picture: a reader misses some pictures of one that is held still. */
const GONE_MS = 700;
/** A code that stays in the picture is taken again after this. */
const AGAIN_MS = 1500;

/** Tells which of the codes in a camera's pictures is to be taken: many pictures show the same box. */
export class Sightings {
  private readonly known = new Map<string, { taken: number; seen: number }>();

  /**
   * The code to take from a picture, or null.
   *
   * @param codes what is in it, first what is nearest to the middle, which alone is taken: a box may bear two codes
   * @param now milliseconds of any clock that does not go back
   */
  take([aimed, ...others]: readonly string[], now: number): string | null {
    for (const [code, { seen }] of this.known) if (now - seen >= GONE_MS) this.known.delete(code);
    for (const code of others) {
      const before = this.known.get(code);
      if (before) before.seen = now;
    }
    if (aimed === undefined) return null;
    const before = this.known.get(aimed);
    if (before && now - before.taken < AGAIN_MS) {
      before.seen = now;
      return null;
    }
    this.known.set(aimed, { taken: now, seen: now });
    return aimed;
  }
}
