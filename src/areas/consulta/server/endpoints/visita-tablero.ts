import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { visita } from '#generated/server/tables.gen';
import { callsInState } from '#areas/consulta/shared/consulta/calls-in-state';
import { WAITING_STATES } from '#areas/consulta/shared/consulta/queue-order';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { OperationContext } from '#platform/server/operations/context';
import { queueUnit } from '#areas/red/server/consulta/queue-unit';

/** Number of calls on a screen that is read from five metres. */
const CALLS = 6;

/** Returns the board of a waiting room: turns and destinations, without names (DOMAIN f.3). */
export const visitaTablero: OperationHandler<'visitaTablero', OperationContext> = async (
  { params: { unidadId } },
  { database: { orm }, actor },
) => {
  const unit = await queueUnit(orm, unidadId, actor);
  if (!unit) return { unidadNombre: null, enEspera: 0, llamados: [] };
  const here = and(
    eq(visita.unidadId, unit.unidadId),
    eq(visita.fecha, unit.day),
    eq(visita.activo, true),
    scopeCondition(resourceOf('visita'), 'visita.administrar', actor),
  );
  const called = await orm
    .select({
      turnoNumero: visita.turnoNumero,
      llamadaA: visita.llamadaA,
      ultimaLlamada: visita.ultimaLlamada,
      llamadas: visita.llamadas,
      estatusDesde: visita.estatusDesde,
    })
    .from(visita)
    .where(and(here, isNotNull(visita.ultimaLlamada), isNotNull(visita.llamadaA), isNotNull(visita.turnoNumero)))
    .orderBy(desc(visita.ultimaLlamada))
    .limit(CALLS);
  const [waiting] = await orm
    .select({ total: count() })
    .from(visita)
    .where(and(here, inArray(visita.estatus, [...WAITING_STATES])));
  return {
    unidadNombre: unit.nombre,
    enEspera: waiting?.total ?? 0,
    llamados: called.map((row) => ({
      turnoNumero: row.turnoNumero!,
      destino: row.llamadaA ?? '',
      hora: row.ultimaLlamada!.toISOString(),
      veces: Math.max(1, callsInState(row)),
    })),
  };
};
