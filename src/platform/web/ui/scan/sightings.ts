/** Without being seen for this long, and in more than one picture, a code has left: a reader misses some pictures of one that is held still, and is slow on old phones. */
const GONE_MS = 700;

interface Sighting {
  seen: number;
  /** Pictures since, without it. */
  missed: number;
}

/** Tells which of the codes in a camera's pictures is to be taken: many pictures show the same box. */
export class Sightings {
  /** Sightings of codes that were taken and are still in the picture. */
  private readonly known = new Map<string, Sighting>();

  /**
   * The code to take from a picture, or null.
   *
   * @param codes what is in it, first what is nearest to the middle, which alone is taken: a box may bear two codes
   * @param now milliseconds of any clock that does not go back
   */
  take(codes: readonly string[], now: number): string | null {
    for (const [code, sighting] of this.known) {
      if (codes.includes(code)) Object.assign(sighting, { seen: now, missed: 0 });
      else if (++sighting.missed > 1 && now - sighting.seen >= GONE_MS) this.known.delete(code);
    }
    const [aimed] = codes;
    if (aimed === undefined || this.known.has(aimed)) return null;
    this.known.set(aimed, { seen: now, missed: 0 });
    return aimed;
  }
}
