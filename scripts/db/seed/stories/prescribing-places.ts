import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { fullName } from '#platform/shared/text/full-name';
import { almacen, diagnostico, paciente, persona, personalMedico, unidad, usuario } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { grouped } from '#platform/shared/text/grouped';
import type { Ground } from './ground';

/** Staff member who prescribes in a unit. */
export interface Prescriber {
  readonly personalMedicoId: number;
  readonly usuarioId: number | null;
  readonly nombre: string;
  readonly cedula: string;
  readonly controlled: boolean;
}

/** Pharmacy and its dispensing staff; most have no demo account. */
export interface PharmacyPlace {
  readonly almacenId: number;
  readonly clave: string;
  readonly unidadId: number;
  readonly clues: string;
  readonly jurisdiccionId: number | null;
  readonly keeperId: number | null;
  readonly approverId: number | null;
}

/** Pharmacy with its prescribers and the patients of its unit. */
export interface PrescribingPlace {
  readonly place: PharmacyPlace;
  readonly prescribers: readonly Prescriber[];
  readonly patients: readonly number[];
  readonly diagnoses: readonly number[];
}

/** Returns pharmacies of units with a prescriber and patients, by their codes. */
export async function prescribingPlaces({ db, place }: Ground): Promise<readonly PrescribingPlace[]> {
  const stores = await db
    .select({
      almacenId: almacen.almacenId,
      clave: almacen.clave,
      unidadId: unidad.unidadId,
      clues: unidad.clues,
      jurisdiccionId: unidad.jurisdiccionId,
    })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(eq(almacen.tipo, 'FARMACIA'))
    .orderBy(asc(almacen.clave));
  const [staff, patients, diagnoses] = [await prescribersOf(db), await patientsOf(db), await diagnosesOf(db)];
  const prescribersIn = grouped(staff, ({ unidadId }) => unidadId);
  const patientsIn = grouped(patients, ({ unidadId }) => unidadId);
  return stores.flatMap((store): PrescribingPlace[] => {
    const prescribers = prescribersIn.get(store.unidadId) ?? [];
    const own = (patientsIn.get(store.unidadId) ?? []).map(({ pacienteId }) => pacienteId);
    return prescribers.length > 0 && own.length > 0
      ? [{ place: { ...store, ...peopleOf(place, store.clave) }, prescribers, patients: own, diagnoses }]
      : [];
  });
}

function peopleOf(place: Ground['place'], clave: string): Pick<PharmacyPlace, 'keeperId' | 'approverId'> {
  try {
    const { keeperId, approverId } = place(clave);
    return { keeperId, approverId };
  } catch {
    return { keeperId: null, approverId: null };
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
    nombre: fullName({ nombre, primerApellido, segundoApellido }),
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
