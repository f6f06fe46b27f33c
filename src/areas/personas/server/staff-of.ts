import { eq, sql } from 'drizzle-orm';
import { personalMedico, persona, usuario } from '#generated/server/tables.gen';
import { fullName } from '#platform/shared/text/full-name';
import type { Queryable } from '#platform/server/db/database';

/** Staff record of an account, with its data for signing and prescribing. */
export interface Staff {
  readonly personalMedicoId: number;
  readonly tipo: string;
  readonly unidadId: number;
  readonly nombre: string;
  readonly cedula: string | null;
  readonly prescribes: boolean;
  readonly prescribesControlled: boolean;
  readonly inService: boolean;
}

/** Reads the staff record of an account, former staff included; null for an account outside the staff. */
export async function staffRecord(db: Queryable, usuarioId: number | null): Promise<Staff | null> {
  if (usuarioId === null) return null;
  const [row] = await db
    .select({
      personalMedicoId: personalMedico.personalMedicoId,
      tipo: personalMedico.tipo,
      unidadId: personalMedico.unidadId,
      cedula: personalMedico.cedulaProfesional,
      prescribes: sql<boolean>`${personalMedico.puedePrescribir} is true`,
      prescribesControlled: sql<boolean>`${personalMedico.puedePrescribirControlados} is true`,
      inService: personalMedico.activo,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(usuario)
    .innerJoin(personalMedico, eq(personalMedico.personalMedicoId, usuario.personalMedicoId))
    .innerJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(eq(usuario.usuarioId, usuarioId));
  if (!row) return null;
  const { nombre, primerApellido, segundoApellido, ...rest } = row;
  return { ...rest, nombre: fullName({ nombre, primerApellido, segundoApellido }) };
}

/** Reads the staff record of an account in service; null for former staff, too. */
export async function staffOf(db: Queryable, usuarioId: number | null): Promise<Staff | null> {
  const record = await staffRecord(db, usuarioId);
  return record?.inService ? record : null;
}
