import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { almacen, insumo, insumoConfiguracion } from '#generated/server/tables.gen';
import { averageUse } from '#areas/inventario/shared/inventario/average-use';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import { insumoConfiguracion as derive } from '#areas/inventario/shared/insumo-configuracion/derived';
import type { Queryable } from '#platform/server/db/database';
import { inChunks } from '#platform/server/records/in-chunks';
import { rows } from '#platform/server/db/rows';
import { consumoCorte } from '#platform/server/db/system-tables';
import { closeMonths } from './close-months';
import { useTotals } from './monthly-use';

const CHUNK = 1000;

/** Last day of a warehouse's computed months. */
const toldUntil = sql<string | null>`(${consumoCorte.mes} + interval '1 month' - interval '1 day')::date`;

/**
 * Recomputes the suggestions of matching settings from the use of the closed months, and writes the changed ones. Neither version nor audit
 * trail record the change, because no user decided it.
 *
 * @param which conditions on `insumo_configuracion`
 */
export async function suggestLevels(tx: Queryable, which: SQL): Promise<void> {
  const settings = await tx
    .select({
      id: insumoConfiguracion.insumoConfiguracionId,
      almacenId: insumoConfiguracion.almacenId,
      insumoId: insumoConfiguracion.insumoId,
      minimo: insumoConfiguracion.minimo,
      puntoReorden: insumoConfiguracion.puntoReorden,
      maximo: insumoConfiguracion.maximo,
      mesesCobertura: insumoConfiguracion.mesesCobertura,
      diasEntrega: insumoConfiguracion.diasEntrega,
      cpmManual: insumoConfiguracion.cpmManual,
      clasificacionVen: insumo.clasificacionVen,
      hasta: sql<string | null>`${toldUntil}::text`,
    })
    .from(insumoConfiguracion)
    .innerJoin(insumo, eq(insumo.insumoId, insumoConfiguracion.insumoId))
    .leftJoin(consumoCorte, eq(consumoCorte.almacenId, insumoConfiguracion.almacenId))
    .where(which)
    .orderBy(insumoConfiguracion.insumoConfiguracionId)
    .for('update', { of: insumoConfiguracion });
  if (settings.length === 0) return;
  const stock = sql`exists (select from ${insumoConfiguracion} where ${insumoConfiguracion.almacenId} = consumo_mensual.almacen_id
    and ${insumoConfiguracion.insumoId} = consumo_mensual.insumo_id and ${which})`;
  const use = await useTotals(tx, stock);
  const figures = settings.map(({ id, almacenId, insumoId, hasta, clasificacionVen, ...setting }) => {
    const totals = use.get(keyOf({ almacenId, insumoId }));
    const average = totals ? averageUse(totals) : null;
    const known = {
      clasificacionVen,
      cpmCalculado: average?.cpm ?? null,
      demandaMensual: average?.demandaMensual ?? null,
      mesesConDatos: totals?.mesesConDatos ?? 0,
      consumoPiezas: totals?.consumo ?? 0,
      diasConExistencia: totals?.diasConExistencia ?? 0,
      diasSinExistencia: totals?.diasSinExistencia ?? 0,
      piezasNegadas: totals?.negadas ?? 0,
      consumoHasta: hasta,
    };
    return { id, ...known, ...derive({ ...setting, ...known }) };
  });
  for (const chunk of inChunks(figures, CHUNK)) await writeFigures(tx, chunk);
}

/** Writes computed fields of settings in one statement, by column name. */
async function writeFigures(tx: Queryable, figures: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const fields = Object.keys(figures[0] ?? {}).filter((name) => name !== 'id');
  const columns = fields.map((name) => insumoConfiguracion[name as 'cpm'].name);
  const list = (of: (column: string) => SQL) => sql.join(columns.map(of), sql`, `);
  const found = sql.identifier('found');
  const own = sql.identifier('insumo_configuracion');
  const named = figures.map((row) =>
    Object.fromEntries([
      ['insumo_configuracion_id', row['id']],
      ...fields.map((name, index) => [columns[index], row[name]]),
    ]),
  );
  await tx.execute(sql`
    update ${insumoConfiguracion} set ${list((column) => sql`${sql.identifier(column)} = ${found}.${sql.identifier(column)}`)}
    from jsonb_populate_recordset(null::${own}, ${JSON.stringify(named)}::jsonb) ${found}
    where ${own}.insumo_configuracion_id = ${found}.insumo_configuracion_id
      and (${list((column) => sql`${own}.${sql.identifier(column)}`)}) is distinct from (${list((column) => sql`${found}.${sql.identifier(column)}`)})`);
}

/**
 * Updates suggestions after a month has closed, and for settings without any (imports, demo data), each warehouse in a separate
 * transaction. Safe to repeat.
 *
 * @returns number of updated warehouses
 */
export async function keepSuggestions(orm: Queryable, now: Date): Promise<number> {
  await closeMonths(orm, now);
  const behind = await rows<{ id: number }>(
    orm,
    sql`select distinct ${insumoConfiguracion.almacenId}::int as id
      from ${insumoConfiguracion} join ${consumoCorte} on ${consumoCorte.almacenId} = ${insumoConfiguracion.almacenId}
      where ${insumoConfiguracion.consumoHasta} is distinct from ${toldUntil}`,
  );
  for (const { id } of behind) await orm.transaction((tx) => suggestLevels(tx, eq(insumoConfiguracion.almacenId, id)));
  return behind.length;
}

/** Computes the missing closed months of warehouses, with the suggestions that follow. */
export async function keepSuggestionsOf(tx: Queryable, almacenIds: readonly number[], now: Date): Promise<void> {
  if (almacenIds.length === 0) return;
  const which = inArray(almacen.almacenId, [...almacenIds]);
  for (const id of await closeMonths(tx, now, { which }))
    await suggestLevels(tx, eq(insumoConfiguracion.almacenId, id));
}
