import { and, eq, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { persona, unidad, usuario } from '#generated/server/tables.gen';
import { bitacora } from '#platform/server/db/system-tables';
import type { OperationContext } from '#platform/server/operations/context';
import { eventConditions } from '../bitacora/event-conditions';
import { eventFigures } from '../bitacora/event-figures';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { NEWEST_FIRST, olderThan } from '../bitacora/event-order';
import { eventScope } from '../bitacora/event-scope';
import { recordTitles, titleKey } from '../bitacora/record-titles';

type Asked = OperationTypes['bitacoraBuscar']['params'];

const PAGE = 50;
/** Maximum of the count: a higher one would read all events for a figure without use. */
const MAX_COUNTED = 10_000;

/** Handles a page of the audit trail in two statements: the events with actor and place, and the names of the records. */
export const bitacoraBuscar: OperationHandler<'bitacoraBuscar', OperationContext> = async (
  { params },
  { database: { orm }, actor },
) => {
  const asked: Asked = params ?? {};
  const size = asked.cantidad ?? PAGE;
  const where = and(eventScope(actor), ...eventConditions(asked));
  const after = asked.antesDe === undefined ? undefined : olderThan(asked.antesDe);
  const found = await orm
    .select({
      row: bitacora,
      usuarioNombre: PERSON_NAME,
      unidadNombre: unidad.nombre,
      total:
        sql`(select count(*) from (select 1 from ${bitacora} where ${where ?? sql`true`} limit ${MAX_COUNTED}) contados)`.mapWith(
          Number,
        ),
    })
    .from(bitacora)
    .leftJoin(usuario, eq(usuario.usuarioId, bitacora.usuarioId))
    .leftJoin(persona, eq(persona.personaId, usuario.personaId))
    .leftJoin(unidad, eq(unidad.unidadId, bitacora.unidadId))
    .where(and(where, after))
    .orderBy(...NEWEST_FIRST)
    .limit(size + 1);
  const shown = found.slice(0, size);
  const titles = await recordTitles(
    orm,
    shown.map(({ row }) => row),
    actor,
  );
  return {
    eventos: shown.map(({ row, usuarioNombre, unidadNombre }) => {
      const {
        fecha,
        antes: _before,
        despues: _after,
        ip: _ip,
        dispositivo: _device,
        correlationId: _id,
        ...told
      } = row;
      return {
        ...told,
        fecha: fecha.toISOString(),
        usuarioNombre,
        unidadNombre,
        titulo: titles.get(titleKey(row))?.title || null,
        ...eventFigures(row),
      };
    }),
    total: found[0]?.total ?? 0,
    siguiente: found.length > size ? (shown.at(-1)?.row.bitacoraId ?? null) : null,
  };
};
