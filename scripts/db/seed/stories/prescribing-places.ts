import { and, asc, eq, isNotNull } from 'drizzle-orm';
import {
  almacen,
  diagnostico,
  paciente,
  persona,
  personalMedico,
  usuario,
} from '../../../../generated/server/tables.gen';
import type { Queryable } from '../../../../src/server/db/database';
import type { Ground, Place } from './ground';

/** Who prescribes in a unit. */
export interface Prescriber {
  readonly personalMedicoId: number;
  readonly usuarioId: number | null;
  readonly nombre: string;
  readonly cedula: string;
  readonly controlled: boolean;
}

/** A pharmacy with those who prescribe for it and the patients of its unit. */
export interface PrescribingPlace {
  readonly place: Place;
  readonly prescribers: readonly Prescriber[];
  readonly patients: readonly number[];
  readonly diagnoses: readonly number[];
}

/** Pharmacies that somebody works in, in units where somebody may prescribe, by their codes. */
export async function prescribingPlaces({ db, place }: Ground): Promise<readonly PrescribingPlace[]> {
  const stores = await db
    .select({ clave: almacen.clave, unidadId: almacen.unidadId })
    .from(almacen)
    .where(eq(almacen.tipo, 'FARMACIA'))
    .orderBy(asc(almacen.clave));
  const [staff, patients, diagnoses] = await Promise.all([prescribersOf(db), patientsOf(db), diagnosesOf(db)]);
  return stores.flatMap(({ clave, unidadId }): PrescribingPlace[] => {
    const found = placeOrNone(place, clave);
    const prescribers = staff.filter((each) => each.unidadId === unidadId);
    const own = patients.filter((each) => each.unidadId === unidadId).map(({ pacienteId }) => pacienteId);
    return found && prescribers.length > 0 && own.length > 0
      ? [{ place: found, prescribers, patients: own, diagnoses }]
      : [];
  });
}

/** Not every pharmacy of the demo has somebody with an account. */
function placeOrNone(place: Ground['place'], clave: string): Place | null {
  try {
    return place(clave);
  } catch {
    return null;
  }
}

async function prescribersOf(db: Queryable) {
  const rows = await db
    .select({
      personalMedicoId: personalMedico.personalMedicoId,
      unidadId: personalMedico.unidadId,
      usuarioId: usuario.usuarioId,
      cedula: personalMedico.cedulaProfesional,
      controlled: personalMedico.puedePrescribirControlados,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(personalMedico)
    .innerJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .leftJoin(usuario, eq(usuario.personalMedicoId, personalMedico.personalMedicoId))
    .where(and(eq(personalMedico.puedePrescribir, true), isNotNull(personalMedico.cedulaProfesional)))
    .orderBy(asc(personalMedico.personalMedicoId));
  return rows.map(({ nombre, primerApellido, segundoApellido, cedula, controlled, ...row }) => ({
    ...row,
    cedula: cedula!,
    controlled: controlled === true,
    nombre: [nombre, primerApellido, segundoApellido].filter(Boolean).join(' '),
  }));
}

function patientsOf(db: Queryable) {
  return db
    .select({ pacienteId: paciente.pacienteId, unidadId: paciente.unidadId })
    .from(paciente)
    .where(eq(paciente.activo, true))
    .orderBy(asc(paciente.pacienteId));
}

async function diagnosesOf(db: Queryable): Promise<readonly number[]> {
  const rows = await db
    .select({ id: diagnostico.diagnosticoId })
    .from(diagnostico)
    .orderBy(asc(diagnostico.diagnosticoId))
    .limit(60);
  return rows.map(({ id }) => id);
}
