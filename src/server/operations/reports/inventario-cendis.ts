import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { ReportHandler } from '../../../../generated/server/reports.gen';
import { almacen, insumo, inventario, kardex } from '../../../../generated/server/tables.gen';
import { keyOf } from '../../../domain/inventario/apply-changes';
import { grouped } from '../../../shared/grouped';
import { stockOf, type StockSnapshot } from '../../inventario/stock-of';
import type { Queryable } from '../../db/database';
import type { OperationContext } from '../context';
import { share } from './figures';
import { optionTexts } from './option-texts';
import { stockInReach } from './stock-in-reach';

const DAY_MS = 86_400_000;
const HAND_OUTS = ['CENDIS', 'FARMACIA', 'CENTRAL_ENFERMERIA', 'QUIROFANO', 'CARRO_ROJO'] as const;

/** What a CENDIS has, gave out in the last 24 hours, waits for and should ask for (DOMAIN d.3, `inventario-actual-cendis`). */
export const inventarioCendis: ReportHandler<'inventarioCendis', OperationContext> = async (
  { cendisId, soloFaltantes },
  { database: { orm }, actor },
) => {
  const since = new Date(Date.now() - DAY_MS);
  const found = await orm
    .select({
      almacenId: inventario.almacenId,
      insumoId: inventario.insumoId,
      almacen: almacen.nombre,
      clave: inventario.insumoClave,
      insumo: insumo.nombreGenerico,
      nivel: inventario.nivelAbasto,
      existencia: inventario.existencia,
      disponible: inventario.disponible,
      fondoFijo: inventario.fondoFijo,
      enTransito: inventario.enTransito,
      proximaCaducidad: inventario.proximaCaducidad,
      consumoDia: sql`coalesce((
        select sum(k.salida) from ${kardex} k
        where k.almacen_id = ${inventario.almacenId} and k.insumo_id = ${inventario.insumoId} and k.fecha_movimiento >= ${since}
      ), 0)`.mapWith(Number),
    })
    .from(inventario)
    .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
    .innerJoin(insumo, eq(insumo.insumoId, inventario.insumoId))
    .where(
      and(
        stockInReach({ almacenId: cendisId }, 'inventario.ver', actor),
        // Of a warehouse that was asked for by name, whatever its kind.
        cendisId === undefined ? inArray(almacen.tipo, [...HAND_OUTS]) : undefined,
        or(sql`${inventario.maximo} is not null`, gte(inventario.existencia, 1), gte(inventario.enTransito, 1)),
      ),
    )
    .orderBy(asc(almacen.nombre), asc(inventario.insumoClave));
  const option = await optionTexts('inventario', actor);
  const suggested = await suggestions(orm, found);
  const rows = found.map(({ almacenId, insumoId, nivel, ...row }) => {
    const available = Math.max(0, row.disponible ?? 0);
    return {
      ...row,
      disponible: available,
      nivel: option('NivelAbasto', nivel ?? 'SIN_CONFIGURAR'),
      porcentaje: share(Math.min(available, row.fondoFijo ?? 0), row.fondoFijo),
      sugerido: suggested.get(keyOf({ almacenId, insumoId }))?.cantidadSugerida ?? null,
    };
  });
  return { rows: soloFaltantes ? rows.filter(({ sugerido }) => (sugerido ?? 0) > 0) : rows };
};

async function suggestions(
  db: Queryable,
  rows: readonly { readonly almacenId: number; readonly insumoId: number }[],
): Promise<ReadonlyMap<string, StockSnapshot>> {
  const all = new Map<string, StockSnapshot>();
  for (const [almacenId, own] of grouped(rows, (row) => row.almacenId)) {
    const known = await stockOf(
      db,
      almacenId,
      own.map(({ insumoId }) => insumoId),
    );
    for (const [insumoId, stock] of known) all.set(keyOf({ almacenId, insumoId }), stock);
  }
  return all;
}
