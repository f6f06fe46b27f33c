import { and, eq, max, notInArray } from 'drizzle-orm';
import { visita } from '#generated/server/tables.gen';
import type { Visita } from '#generated/shared/types/visita.gen';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { currentStay } from '../current-stay';
import type { WriteChecks } from '#platform/server/entity/hooks';
import { lockInTurn } from '#platform/server/db/lock-in-turn';

/** States in which a visit no longer waits. */
export const OVER = ['FINALIZADA', 'NO_SE_PRESENTO', 'CANCELADA'] as const;

/** Assigns the next turn of the unit and day to a visit. Refuses a patient who is already in the queue. */
export const visitaChecks: WriteChecks = {
  async beforeCreate(tx, record) {
    const [unidadId, fecha] = [Number(record['unidadId']), String(record['fecha'])];
    await refuseInpatient(tx, Number(record['pacienteId']));
    // Locks the counter of the unit until the transaction ends: a rolled-back turn leaves no gap, and no turn is assigned twice.
    await lockInTurn(tx, 'turno', unidadId);
    const here = and(eq(visita.unidadId, unidadId), eq(visita.fecha, fecha));
    const [open] = await tx
      .select({ visitaId: visita.visitaId, turnoNumero: visita.turnoNumero })
      .from(visita)
      .where(
        and(
          here,
          eq(visita.pacienteId, Number(record['pacienteId'])),
          eq(visita.tipo, record['tipo'] as Visita['tipo']),
          eq(visita.activo, true),
          notInArray(visita.estatus, [...OVER]),
        ),
      )
      .limit(1);
    if (open)
      throw new Problem(409, 'VISITA_ABIERTA', {
        params: { turno: open.turnoNumero ?? 0 },
        extra: { visitaId: open.visitaId },
      });
    const [last] = await tx
      .select({ turno: max(visita.turnoNumero) })
      .from(visita)
      .where(here);
    return { turnoNumero: (last?.turno ?? 0) + 1 };
  },
};

/** @throws Problem 409 PACIENTE_EN_CAMA with the unit: care of an inpatient belongs to the stay */
async function refuseInpatient(tx: Queryable, pacienteId: number): Promise<void> {
  const stay = await currentStay(tx, pacienteId);
  if (stay) throw new Problem(409, 'PACIENTE_EN_CAMA', { params: { unidad: stay.unidad } });
}
