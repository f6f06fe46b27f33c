import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { visita } from '#generated/server/tables.gen';
import { TRIAGE_ORDER, triageRank, WAITING_STATES } from '#areas/consulta/shared/consulta/queue-order';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { callVisit } from '../call-visit';
import { lockCalls } from './lock-calls';
import { queueUnit } from '#areas/red/server/consulta/queue-unit';

/** Condition: the visit was called since it entered its state. */
const CALLED = sql`(${visita.ultimaLlamada} is not null and ${visita.ultimaLlamada} >= ${visita.estatusDesde})`;
/** Condition: called, and neither arrived nor returned to waiting, like `isOnCall`. */
const ON_CALL = sql`(${CALLED} and ${visita.llamadaA} is not null)`;
const RANK = sql`coalesce(array_position(array[${sql.join(
  TRIAGE_ORDER.map((each) => sql`${each}`),
  sql`, `,
)}]::text[], ${visita.triage}) - 1, ${triageRank(null)}::int)`;

/**
 * Calls the next waiting patient in the order of `queueOrder`. Calls of a unit are serialised: two simultaneous calls call the first and
 * the second patient of the queue.
 *
 * @throws Problem 409 FILA_VACIA when the queue is empty, FILA_LLAMADA when all waiting patients have been called
 */
export const visitaSiguiente: OperationHandler<'visitaSiguiente', OperationContext> = async ({ body }, context) => {
  const { tx, actor } = context;
  const unit = await queueUnit(tx, body.unidadId, actor);
  if (!unit) throw new Problem(409, 'FILA_VACIA');
  await lockCalls(tx, { unidadId: unit.unidadId });
  const [next] = await tx
    .select({ visitaId: visita.visitaId, isOnCall: sql<boolean>`${ON_CALL}` })
    .from(visita)
    .where(
      and(
        eq(visita.unidadId, unit.unidadId),
        eq(visita.fecha, unit.day),
        eq(visita.activo, true),
        inArray(visita.estatus, body.estatus ? [body.estatus] : [...WAITING_STATES]),
        body.nucleoId === undefined ? undefined : eq(visita.nucleoId, body.nucleoId),
        scopeCondition(resourceOf('visita'), 'visita.administrar', actor),
      ),
    )
    .orderBy(ON_CALL, RANK, CALLED, sql`${visita.turnoNumero} nulls last`)
    .limit(1);
  if (!next) throw new Problem(409, 'FILA_VACIA');
  if (next.isOnCall) throw new Problem(409, 'FILA_LLAMADA');
  return callVisit(context, next.visitaId, body.destino);
};
