import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { OperationTypes } from '../../../../generated/shared/operations.gen';
import { persona, unidad, usuario } from '../../../../generated/server/tables.gen';
import { likePattern } from '../../crud/like-pattern';
import { malformed } from '../../db/problem';
import { AUDIT_ACTIONS, bitacora, type AuditAction } from '../../db/system-tables';
import type { OperationContext } from '../context';
import { eventScope } from './event-scope';
import { recordTitles, titleKey } from './record-titles';

type Asked = OperationTypes['bitacoraBuscar']['params'];

const DAYS_MS = 24 * 60 * 60 * 1000;
const PAGE = 50;
/** More is not counted: nobody reads that many, and counting would read them all. */
const MOST_COUNTED = 10_000;

/** A page of the audit trail in two statements: the events with who and where, and the names of the records. */
export const bitacoraBuscar: OperationHandler<'bitacoraBuscar', OperationContext> = async ({ params }, { database: { orm }, actor }) => {
  const asked: Asked = params ?? {};
  const size = asked.cantidad ?? PAGE;
  const where = and(eventScope(actor), ...conditionsOf(asked));
  const after = asked.antesDe === undefined ? undefined : sql`(${bitacora.fecha}, ${bitacora.bitacoraId}) < (select desde.fecha, desde.bitacora_id from ${bitacora} desde where desde.bitacora_id = ${asked.antesDe})`;
  const found = await orm
    .select({
      row: bitacora,
      usuarioNombre: sql<string | null>`nullif(concat_ws(' ', ${persona.nombre}, ${persona.primerApellido}, ${persona.segundoApellido}), '')`,
      unidadNombre: unidad.nombre,
      total: sql`(select count(*) from (select 1 from ${bitacora} where ${where ?? sql`true`} limit ${MOST_COUNTED}) contados)`.mapWith(Number),
    })
    .from(bitacora)
    .leftJoin(usuario, eq(usuario.usuarioId, bitacora.usuarioId))
    .leftJoin(persona, eq(persona.personaId, usuario.personaId))
    .leftJoin(unidad, eq(unidad.unidadId, bitacora.unidadId))
    .where(and(where, after))
    .orderBy(sql`${bitacora.fecha} desc`, sql`${bitacora.bitacoraId} desc`)
    .limit(size + 1);
  const shown = found.slice(0, size);
  const titles = await recordTitles(orm, shown.map(({ row }) => row), actor);
  return {
    eventos: shown.map(({ row: { fecha, antes, despues, ip: _ip, dispositivo: _device, correlationId: _id, ...row }, usuarioNombre, unidadNombre }) => ({
      ...row, fecha: fecha.toISOString(), usuarioNombre, unidadNombre,
      titulo: titles.get(titleKey(row)) || null,
      campos: row.accion === 'LEER' || row.accion === 'EXPORTAR' ? 0 : new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})]).size,
      filas: typeof despues?.['filas'] === 'number' ? despues['filas'] : null,
    })),
    total: found[0]?.total ?? 0,
    siguiente: found.length > size ? (shown.at(-1)?.row.bitacoraId ?? null) : null,
  };
};

function conditionsOf({ desde, hasta, usuarioId, acciones, entidad, entidadId, unidadId, correlacion, texto }: Asked): (SQL | undefined)[] {
  return [
    gte(bitacora.fecha, desde === undefined ? new Date(Date.now() - 7 * DAYS_MS) : new Date(desde)),
    hasta === undefined ? undefined : lt(bitacora.fecha, new Date(hasta)),
    usuarioId === undefined ? undefined : eq(bitacora.usuarioId, usuarioId),
    acciones === undefined ? undefined : inArray(bitacora.accion, actionsOf(acciones)),
    entidad === undefined ? undefined : eq(bitacora.entidad, entidad),
    entidadId === undefined ? undefined : or(eq(bitacora.entidadId, entidadId), entidad === undefined ? undefined : shownIn(entidadId)),
    unidadId === undefined ? undefined : eq(bitacora.unidadId, unidadId),
    correlacion === undefined ? undefined : eq(bitacora.correlationId, correlacion),
    texto === undefined ? undefined : sql`plano(${bitacora.motivo}) like ${likePattern(texto)}`,
  ];
}

function actionsOf(text: string): AuditAction[] {
  return text.split(',').map((name) => {
    const action = AUDIT_ACTIONS.find((each) => each === name);
    if (!action) throw malformed('acciones', 'OPCION');
    return action;
  });
}

/** Readings of lists in which the record was shown. */
function shownIn(entidadId: string): SQL {
  const keys = [JSON.stringify(entidadId), ...(/^\d{1,15}$/.test(entidadId) ? [entidadId] : [])];
  const within = keys.map((key) => sql`${bitacora.despues} -> 'ids' @> ${key}::jsonb`);
  return and(eq(bitacora.accion, 'LEER'), sql`${bitacora.entidadId} is null`, or(...within))!;
}
