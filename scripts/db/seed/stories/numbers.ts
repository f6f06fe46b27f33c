import type { Queryable } from '#platform/server/db/database';
import { folio } from '#platform/server/db/system-tables';

/** Gives documents their numbers, counted per series, unit and year as the application counts them; asked in the order of time. */
export class Numbers {
  readonly #counters = new Map<string, { serie: string; unidadId: number; anio: number; ultimo: number }>();

  /** @param at when the document gets it */
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

  /** Leaves the counters where the application goes on. */
  async store(db: Queryable): Promise<void> {
    const rows = [...this.#counters.values()];
    if (rows.length > 0) await db.insert(folio).values(rows);
  }
}
