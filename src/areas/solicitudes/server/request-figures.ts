import { sql } from 'drizzle-orm';
import type { Solicitud } from '#generated/shared/types.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import { monthsOf } from '#areas/solicitudes/shared/solicitud/ration';
import { suggestionFor, type Suggestion } from '#areas/solicitudes/shared/solicitud/suggestion';
import { rounded } from '#platform/shared/text/rounded';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { piecesAskedBy } from '#areas/inventario/server/stock/pieces-asked-by';
import { stockOf } from '#areas/inventario/server/stock/stock-of';
import { PROMISED } from '#areas/inventario/server/oficina-central/free-stock';

/** A supply at the requesting warehouse, with its supplying one. */
export interface FigureKey extends StockKey {
  /** Supplying warehouse; null when none is chosen. */
  readonly surtidorId: number | null;
  readonly tipo: Solicitud['tipo'];
  /** The request of the line, excluded from the pieces requested elsewhere; null before it is stored. */
  readonly solicitudId: number | null;
}

/** Figures on which an amount is decided, in pieces and in months of average use. */
export interface RequestFigures extends Suggestion {
  /** Null when the warehouse has neither stock nor a setting of the supply. */
  readonly disponible: number | null;
  readonly enTransito: number | null;
  readonly pedido: number;
  readonly cpm: number | null;
  /** Months that the available pieces last; null without known use. */
  readonly meses: number | null;
  readonly multiplo: number;
  readonly tope: number | null;
  /** Figures of the supplying warehouse; null when none is chosen. */
  readonly disponibleSurtidor: number | null;
  /** Pieces authorised there for others and not yet reserved. */
  readonly comprometidaSurtidor: number | null;
}

/**
 * Reads the figures of request lines, in the order of the keys. Used by forms, dialogs, stored lines and the list of supplies to request.
 */
export async function requestFigures(db: Queryable, keys: readonly FigureKey[]): Promise<readonly RequestFigures[]> {
  const sources = keys.flatMap(({ surtidorId, insumoId }) =>
    surtidorId === null ? [] : [{ almacenId: surtidorId, insumoId }],
  );
  const stock = await stockOf(db, [...keys, ...sources]);
  const asked = await piecesAskedBy(
    db,
    [...new Set(keys.map(({ almacenId }) => almacenId))],
    [...new Set(keys.map(({ insumoId }) => insumoId))],
  );
  const promised = await promisedOf(db, sources);
  return keys.map(({ almacenId, insumoId, surtidorId, tipo, solicitudId }) => {
    const own = stock.get(keyOf({ almacenId, insumoId }));
    const source = surtidorId === null ? null : keyOf({ almacenId: surtidorId, insumoId });
    const pedido = asked.of({ almacenId, insumoId }, solicitudId);
    const disponible = own?.disponible ?? null;
    const cpm = own?.cpm ?? null;
    const months = monthsOf({ cuenta: disponible ?? 0, cpm });
    const suggestion = own
      ? suggestionFor({ ...own, pedido }, tipo)
      : { cantidad: null, meta: null, motivo: 'SIN_NIVELES' as const };
    return {
      ...suggestion,
      disponible,
      enTransito: own?.enTransito ?? null,
      pedido,
      cpm,
      meses: months === null ? null : rounded(months),
      multiplo: own?.multiplo ?? 1,
      tope: own?.tope ?? null,
      disponibleSurtidor: source === null ? null : (stock.get(source)?.disponible ?? 0),
      comprometidaSurtidor: source === null ? null : (promised.get(source) ?? 0),
    };
  });
}

async function promisedOf(db: Queryable, sources: readonly StockKey[]): Promise<ReadonlyMap<string, number>> {
  if (sources.length === 0) return new Map();
  const found = await rows<StockKey & { readonly pieces: number } & Record<string, unknown>>(
    db,
    sql`
    select p.almacen_id::int as "almacenId", p.insumo_id::int as "insumoId", coalesce(p.pieces, 0)::int as pieces
    from (${PROMISED}) p
    where (p.almacen_id, p.insumo_id) in (
      select k."almacenId", k."insumoId" from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as k("almacenId" int, "insumoId" int)
    )`,
  );
  return new Map(found.map((row) => [keyOf(row), row.pieces]));
}
