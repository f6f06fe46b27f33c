import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { visita } from '../../../../generated/server/tables.gen';
import { CALLS_BEFORE_ABSENT } from '../../../domain/consulta/calls-in-state';
import { ARRIVAL_MS, TRIAGE_ORDER, triageRank, WAITING_STATES } from '../../../domain/consulta/queue-order';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import { Problem } from '../../db/problem';
import type { OperationContext } from '../context';
import { callVisit } from './call-visit';
import { queueUnit } from './queue-unit';

/** Called since the visit is in its state. */
const CALLED = sql`(${visita.ultimaLlamada} is not null and ${visita.ultimaLlamada} >= ${visita.estatusDesde})`;
/** Called too often to be there. */
const ABSENT = sql`(${CALLED} and ${visita.llamadas} >= ${CALLS_BEFORE_ABSENT}::int)`;
/** On the way to where the last call sent them. */
const ARRIVING = sql`(${CALLED} and ${visita.ultimaLlamada} > now() - ${ARRIVAL_MS}::int * interval '1 millisecond')`;
const RANK = sql`coalesce(array_position(array[${sql.join(
  TRIAGE_ORDER.map((each) => sql`${each}`),
  sql`, `,
)}]::text[], ${visita.triage}) - 1, ${triageRank(null)}::int)`;

/**
 * Calls the next person, in the order of `queueOrder`. A person who is on the way is called again only where nobody else waits, and a visit that
 * another request calls at this moment is passed over: two who press at once call two people.
 *
 * @throws Problem 409 FILA_VACIA when nobody waits
 */
export const visitaSiguiente: OperationHandler<'visitaSiguiente', OperationContext> = async ({ body }, context) => {
  const { tx, actor } = context;
  const unit = await queueUnit(tx, body.unidadId, actor);
  const [next] = unit
    ? await tx
        .select({ visitaId: visita.visitaId })
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
        .orderBy(
          ARRIVING,
          ABSENT,
          RANK,
          CALLED,
          sql`case when ${CALLED} then ${visita.ultimaLlamada} end`,
          sql`${visita.turnoNumero} nulls last`,
        )
        .limit(1)
        .for('update', { skipLocked: true })
    : [];
  if (!next) throw new Problem(409, 'FILA_VACIA');
  return callVisit(context, next.visitaId, body.destino);
};
