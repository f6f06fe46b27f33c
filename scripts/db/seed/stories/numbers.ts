import type { Queryable } from '#platform/server/db/database';
import { folio } from '#platform/server/db/system-tables';

/** Assigns numbers to documents per series, unit and year, as the application does. Must be called in chronological order. */
export class Numbers {
  readonly #counters = new Map<string, { serie: string; unidadId: number; anio: number; ultimo: number }>();

  /** @param at time at which the document gets it */
  next(
    serie: string,
    { unidadId, clues }: { readonly unidadId: number; readonly clues: string },
    at: Date,
    digits = 5,
  ): string {
    const anio = at.getUTCFullYear();
    const key = `${serie} ${unidadId} ${anio}`;
    const counter = this.#counters.get(key) ?? { serie, unidadId, anio, ultimo: 0 };
    counter.ultimo += 1;
    this.#counters.set(key, counter);
    return `${serie}-${clues}-${anio}-${String(counter.ultimo).padStart(digits, '0')}`;
  }

  /** Stores the counters, so that the application continues from them. */
  async store(db: Queryable): Promise<void> {
    const rows = [...this.#counters.values()];
    if (rows.length > 0) await db.insert(folio).values(rows);
  }
}
