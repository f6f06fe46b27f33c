import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { cama, hospitalizacion, paciente, persona } from '#generated/server/tables.gen';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Step } from '#platform/server/lifecycle/step';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';

/** Properties of a stay that its bed depends on. */
export interface StayInBed {
  readonly hospitalizacionId: number;
  readonly pacienteId: number;
  readonly unidadId: number;
  readonly servicioId: number;
}

type Bed = typeof cama.$inferSelect;
type Acting = Pick<Step<never, never>, 'tx' | 'actor' | 'take'>;

/** Locks beds, always in the same order, so that concurrent exchanges of patients wait instead of deadlocking. */
export async function lockBeds(tx: Queryable, camaIds: readonly number[]): Promise<ReadonlyMap<number, Bed>> {
  const rows = await tx
    .select()
    .from(cama)
    .where(inArray(cama.camaId, [...new Set(camaIds)]))
    .orderBy(asc(cama.camaId))
    .for('update');
  return new Map(rows.map((row) => [row.camaId, row]));
}

/**
 * Checks a chosen bed: it belongs to this unit and service, is free or reserved for this stay, and suits the patient's sex.
 *
 * @throws Problem 422 CAMA_DE_OTRO_SERVICIO, CAMA_DE_OTRO_SEXO; 409 CAMA_OCUPADA with its number
 */
export async function requireBed(tx: Queryable, bed: Bed | undefined, stay: StayInBed): Promise<Bed> {
  const wrong = (codigo: string) => invalid([{ campo: 'camaId', codigo, params: { numero: bed?.numero ?? '' } }]);
  if (!bed?.activo || bed.unidadId !== stay.unidadId || bed.servicioId !== stay.servicioId)
    throw wrong('CAMA_DE_OTRO_SERVICIO');
  if (bed.generoPermitido && bed.generoPermitido !== (await sexOf(tx, stay.pacienteId)))
    throw wrong('CAMA_DE_OTRO_SEXO');
  const isFree =
    bed.estatus === 'DISPONIBLE' ||
    (bed.estatus === 'RESERVADA' && (await keptFor(tx, bed.camaId)) === stay.hospitalizacionId);
  if (!isFree) throw new Problem(409, 'CAMA_OCUPADA', { params: { numero: bed.numero } });
  return bed;
}

async function sexOf(tx: Queryable, pacienteId: number): Promise<string | null> {
  const [row] = await tx
    .select({ genero: persona.genero })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(eq(paciente.pacienteId, pacienteId));
  return row?.genero ?? null;
}

/** Returns the requested stay for which a bed is reserved; null without one. */
async function keptFor(tx: Queryable, camaId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: hospitalizacion.hospitalizacionId })
    .from(hospitalizacion)
    .where(
      and(
        eq(hospitalizacion.camaId, camaId),
        eq(hospitalizacion.estatus, 'SOLICITADA'),
        eq(hospitalizacion.activo, true),
      ),
    );
  return row?.id ?? null;
}

/** Releases the bed from another stay's reservation. */
export async function forgetKept(tx: Queryable, camaId: number, hospitalizacionId: number): Promise<void> {
  await tx
    .update(hospitalizacion)
    .set({ camaId: null })
    .where(
      and(
        eq(hospitalizacion.camaId, camaId),
        eq(hospitalizacion.estatus, 'SOLICITADA'),
        ne(hospitalizacion.hospitalizacionId, hospitalizacionId),
      ),
    );
}

/** Runs a step of a bed, with its row in the audit trail. */
export async function stepBed({ tx, actor, take }: Acting, camaId: number, step: string): Promise<void> {
  const resource = resourceOf('cama');
  const record = await readRecord(tx, resource, eq(cama.camaId, camaId), actor);
  await take(resource, record!, step);
}
