import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { insumo, kardex, lote } from '#generated/server/tables.gen';
import type { TipoImportacion } from '#generated/shared/enums.gen';
import { normaliseClave } from '#areas/catalogos/shared/clave-insumo/normalise-clave';
import type { FiledLot, FiledSupply, StockBook } from '#areas/inventario/shared/inventario/stock-file';
import { grouped } from '#platform/shared/text/grouped';
import { inChunks } from '#platform/server/records/in-chunks';
import type { Queryable } from '#platform/server/db/database';
import { lotExpiries } from '../lot-expiries';
import { suppliesSetUp } from '../stock/supplies-set-up';
import type { StockPlace } from './stock-place';

/** Number of claves per query. */
const CHUNK = 1000;

/**
 * Reads the current state of a warehouse, to compare a file with it.
 *
 * @param claves as written in the rows
 * @param numbers lot numbers of the rows
 * @param rest awaited between queries
 */
export async function stockBook(
  db: Queryable,
  { almacenId, tipo, day, ubicaciones }: StockPlace,
  claves: Iterable<string>,
  numbers: Iterable<string>,
  rest: () => Promise<void>,
): Promise<StockBook> {
  const supplies = await suppliesOf(db, new Set([...claves].map(sameClave)), rest);
  const listed = await suppliesSetUp(db, almacenId);
  await rest();
  const lots = grouped(await lotsIn(db, almacenId), ({ insumoId }) => insumoId);
  const moved = await hasLedger(db, almacenId);
  const kind: TipoImportacion = moved ? 'CONTEO' : tipo;
  return {
    tipo: kind,
    day,
    supply: (clave) => supplies.get(sameClave(clave)),
    isListed: (insumoId) => listed.has(insumoId),
    places: ubicaciones.length > 0 ? new Set(ubicaciones) : null,
    lots: (insumoId) => lots.get(insumoId) ?? [],
    expiries: await lotExpiries(db, numbers),
  };
}

/** Returns true when a warehouse has any movement; opening stock can be loaded only before that. */
async function hasLedger(db: Queryable, almacenId: number): Promise<boolean> {
  const found = await db
    .select({ found: sql`1` })
    .from(kardex)
    .where(eq(kardex.almacenId, almacenId))
    .limit(1);
  return found.length > 0;
}

async function lotsIn(db: Queryable, almacenId: number): Promise<readonly FiledLot[]> {
  return db
    .select({
      loteId: lote.loteId,
      insumoId: lote.insumoId,
      numeroLote: lote.numeroLote,
      caducidad: lote.caducidad,
      fuenteFinanciamientoId: lote.fuenteFinanciamientoId,
      programaId: lote.programaId,
      costoUnitario: lote.costoUnitario,
      existencia: lote.existencia,
      ubicacionCodigo: lote.ubicacionCodigo,
    })
    .from(lote)
    .where(eq(lote.almacenId, almacenId))
    .orderBy(lote.loteId);
}

async function suppliesOf(
  db: Queryable,
  claves: ReadonlySet<string>,
  rest: () => Promise<void>,
): Promise<ReadonlyMap<string, FiledSupply>> {
  const found = new Map<string, FiledSupply>();
  for (const chunk of inChunks([...claves], CHUNK)) {
    await rest();
    const rows = await db
      .select({
        insumoId: insumo.insumoId,
        clave: insumo.clave,
        claveLocal: insumo.claveLocal,
        nombre: insumo.nombreGenerico,
        requiereLote: insumo.requiereLote,
        requiereCaducidad: insumo.requiereCaducidad,
        precioReferencia: insumo.precioReferencia,
      })
      .from(insumo)
      .where(
        and(eq(insumo.activo, true), or(inArray(insumo.clave, [...chunk]), inArray(insumo.claveLocal, [...chunk]))),
      );
    for (const { clave, claveLocal, ...supply } of rows) {
      const called = { ...supply, clave: clave ?? claveLocal ?? '' };
      for (const name of [claveLocal, clave]) if (name !== null) found.set(sameClave(name), called);
    }
  }
  return found;
}

/** Returns a clave in its stored form, regardless of its spelling. Restores the leading zero that spreadsheets drop. */
function sameClave(text: string): string {
  const digits = text.replace(/[\s./-]/g, '');
  return normaliseClave(/^\d{9}(\d{2})?$/.test(digits) ? `0${digits}` : text) ?? text.trim().toUpperCase();
}
