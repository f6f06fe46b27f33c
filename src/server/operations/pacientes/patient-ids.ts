import { eq, or } from 'drizzle-orm';
import { paciente } from '../../../../generated/server/tables.gen';
import type { Queryable } from '../../db/database';

/** The records of one patient: the one that stayed, and those that were merged into it. */
export async function patientIds(db: Queryable, pacienteId: number): Promise<number[]> {
  const found = await db
    .select({ id: paciente.pacienteId })
    .from(paciente)
    .where(or(eq(paciente.pacienteId, pacienteId), eq(paciente.fusionadoEnId, pacienteId)))
    .orderBy(paciente.pacienteId);
  return found.map(({ id }) => id);
}
