import { eq, sql } from 'drizzle-orm';
import { personalMedico, persona, usuario } from '../../../../generated/server/tables.gen';
import type { Queryable } from '../../db/database';
import { fullName } from '../full-name';

/** The staff record of an account, with what prescribing takes. */
export interface Prescriber {
  readonly personalMedicoId: number;
  readonly tipo: string;
  readonly nombre: string;
  readonly cedula: string | null;
  readonly prescribes: boolean;
  readonly prescribesControlled: boolean;
}

/** @returns null for an account that belongs to nobody of the staff, or to somebody who has left */
export async function prescriberOf(db: Queryable, usuarioId: number | null): Promise<Prescriber | null> {
  if (usuarioId === null) return null;
  const [row] = await db
    .select({
      personalMedicoId: personalMedico.personalMedicoId,
      tipo: personalMedico.tipo,
      cedula: personalMedico.cedulaProfesional,
      prescribes: sql<boolean>`${personalMedico.puedePrescribir} is true`,
      prescribesControlled: sql<boolean>`${personalMedico.puedePrescribirControlados} is true`,
      activo: personalMedico.activo,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(usuario)
    .innerJoin(personalMedico, eq(personalMedico.personalMedicoId, usuario.personalMedicoId))
    .innerJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(eq(usuario.usuarioId, usuarioId));
  if (!row || !row.activo) return null;
  const { nombre, primerApellido, segundoApellido, activo: _, ...rest } = row;
  return { ...rest, nombre: fullName({ nombre, primerApellido, segundoApellido }) };
}
