import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ExportHandler, ExportRows } from '#generated/server/exports.gen';
import { persona, unidad, usuario } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { bitacora, bitacoraSello } from '#platform/server/db/system-tables';
import type { OperationContext } from '#platform/server/operations/context';
import { eventConditions } from '../bitacora/event-conditions';
import { eventFigures } from '../bitacora/event-figures';
import { NEWEST_FIRST, olderThan } from '../bitacora/event-order';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { eventScope } from '../bitacora/event-scope';
import { isSealOf } from '../bitacora/event-seal';
import { eventWords } from '../bitacora/event-words';
import { recordTitles, titleKey } from '../bitacora/record-titles';

type Row = ExportRows['bitacoraExportar'];

/** Rows per statement: a balance between round trips and memory. */
const BATCH = 1000;

/**
 * Exports every event that a search finds, within the reach both of viewing the trail and of exporting data. The last seal at the start
 * delimits the events, because the trail grows during the export, also by the export itself. This needs neither a transaction nor the keys
 * of the events.
 *
 * @throws Problem 400 for an unknown action.
 */
export const bitacoraExportar: ExportHandler<'bitacoraExportar', OperationContext> = async (filter, context) => {
  const {
    database: { orm },
    actor,
  } = context;
  const where = and(
    eventScope(actor),
    eventScope(actor, 'reporte.exportar'),
    ...eventConditions(filter),
    await sealedByNow(orm),
  );
  const total = await orm.$count(bitacora, where);
  return { total, batches: batches(where, context) };
};

/** Returns the condition on events up to the last seal. It includes events that lost their seal, which the file shows. */
async function sealedByNow(db: Queryable): Promise<SQL> {
  const [last] = await db
    .select({ orden: sql`coalesce(max(${bitacoraSello.orden}), 0)`.mapWith(Number) })
    .from(bitacoraSello);
  const later = (isSeal: SQL) =>
    sql`not exists (select 1 from ${bitacoraSello} despues where ${isSeal} and despues.orden > ${last?.orden ?? 0})`;
  return and(later(sql`despues.bitacora_id = ${bitacora.bitacoraId}`), later(sql`despues.lote = ${bitacora.lote}`))!;
}

async function* batches(where: SQL | undefined, context: OperationContext): AsyncGenerator<readonly Row[]> {
  const {
    database: { orm },
    actor,
  } = context;
  const words = eventWords(context.text);
  for (let last: number | null = null; ;) {
    const found: readonly Found[] = await orm
      .select({
        row: bitacora,
        persona: PERSON_NAME,
        unidad: unidad.nombre,
        orden: bitacoraSello.orden,
        huella: bitacoraSello.huella,
      })
      .from(bitacora)
      .leftJoin(bitacoraSello, isSealOf)
      .leftJoin(usuario, eq(usuario.usuarioId, bitacora.usuarioId))
      .leftJoin(persona, eq(persona.personaId, usuario.personaId))
      .leftJoin(unidad, eq(unidad.unidadId, bitacora.unidadId))
      .where(and(where, last === null ? undefined : olderThan(last)))
      .orderBy(...NEWEST_FIRST)
      .limit(BATCH);
    const titles = await recordTitles(
      orm,
      found.map(({ row }) => row),
      actor,
    );
    yield found.map(({ row, ...others }) => {
      const { campos, filas } = eventFigures(row);
      return {
        ...others,
        ...words(row, others.persona),
        bitacoraId: row.bitacoraId,
        fecha: row.fecha.toISOString(),
        clave: row.entidadId,
        registro: titles.get(titleKey(row))?.title || null,
        campos,
        registros: filas,
        motivo: row.motivo,
        ip: row.ip,
        dispositivo: row.dispositivo,
        peticion: row.correlationId,
      };
    });
    if (found.length < BATCH) return;
    last = found.at(-1)!.row.bitacoraId;
  }
}

interface Found {
  readonly row: typeof bitacora.$inferSelect;
  readonly persona: string | null;
  readonly unidad: string | null;
  readonly orden: number | null;
  readonly huella: string | null;
}
