/** Unique texts, each in one field of one record. An answer that contains a mark therefore reveals that field. */
export class Marks {
  private made = 0;

  /** Returns a word of letters, as in a name: `Qzaabzq`. */
  word(): string {
    const index = this.made++;
    const letters = [Math.floor(index / 400) % 20, Math.floor(index / 20) % 20, index % 20]
      .map((digit) => String.fromCodePoint(97 + digit))
      .join('');
    return `Qz${letters}zq`;
  }

  /** Returns a word in capitals, as in a code. */
  code(): string {
    return this.word().toUpperCase();
  }

  /** Returns a date of birth between 1950 and 1979. */
  birth(): string {
    return new Date(Date.UTC(1950, 0, 1) + this.made++ * 86_400_000).toISOString().slice(0, 10);
  }

  /** Returns ten digits. */
  phone(): string {
    return `8400${String(this.made++).padStart(6, '0')}`;
  }

  /** Returns the id of a file. */
  file(): string {
    return `0f11e000-0000-4000-8000-${String(this.made++).padStart(12, '0')}`;
  }

  clues(): string {
    return `CLQZQ${String(this.made++).padStart(6, '0')}`;
  }

  rfc(): string {
    return `QZQ${String(this.made++).padStart(6, '0')}QZ0`;
  }
}

/** Matches words, ids of files, phones, CLUES, RFC, dates of birth and CURP. */
const MARK =
  /qz[a-t]{3}zq|0f11e000-0000-4000-8000-\d{12}|\b8400\d{6}\b|clqzq\d{6}|qzq\d{6}qz0|19[5-7]\d-\d\d-\d\d|[a-z]{4}\d{6}[hmx][a-z]{5}[a-z0-9]\d/g;

/** Returns every distinct mark in a text, in any case. */
export function marksIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(MARK) ?? []);
}
