/**
 * A code counts as gone when unseen for this time and in more than one picture. A reader misses some pictures of a code held still, and is
 * slow on old phones.
 */
const GONE_MS = 700;

interface Sighting {
  seen: number;
  /** Number of pictures since without the code. */
  missed: number;
}

/** Selects the codes of a camera's pictures to report: many pictures show the same box. */
export class Sightings {
  /** Sightings of reported codes that are still in the picture. */
  private readonly known = new Map<string, Sighting>();

  /**
   * Returns the code to report from a picture, or null.
   *
   * @param codes codes in the picture, nearest to its middle first; only the first counts, as a box may have two codes
   * @param now milliseconds of a monotonic clock
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
