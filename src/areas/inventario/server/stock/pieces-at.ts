import { sql } from 'drizzle-orm';
import { kardex, lote } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/** A counted lot, with the moment of its count. */
export interface Sight {
  /** Null for a lot unknown to the system. */
  readonly loteId: number | null;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Pieces of each lot at a moment, by its ledger: the current stock without later movements. Callers that need exact figures lock the
 * holdings before, so that no movement is in progress.
 *
 * @returns pieces in the order of the sights; 0 for an unknown lot
 */
export async function piecesAt(tx: Queryable, sights: readonly Sight[]): Promise<readonly number[]> {
  const known = sights.flatMap(({ loteId, at }, place) => (loteId === null ? [] : [{ place, loteId, at }]));
  if (known.length === 0) return sights.map(() => 0);
  const found = await rows<{ place: number | string; pieces: number | string }>(
    tx,
    sql`
    select x."place", ${lote.existencia} - coalesce((
      select sum(${kardex.entrada} - ${kardex.salida}) from ${kardex}
      where ${kardex.loteId} = x."loteId" and ${kardex.fechaMovimiento} > x."at"
    ), 0) as "pieces"
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as x("place" integer, "loteId" bigint, "at" timestamptz)
    join ${lote} on ${lote.loteId} = x."loteId"`,
  );
  const pieces = new Map(found.map((row) => [Number(row.place), Number(row.pieces)]));
  return sights.map((_, place) => pieces.get(place) ?? 0);
}
