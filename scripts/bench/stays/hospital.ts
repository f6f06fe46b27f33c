import { cama, nucleo, paciente, persona } from '#generated/server/tables.gen';
import { seedClinic } from '../../../tests/support/server/clinic';
import type { Client, TestApp } from '../../../tests/support/server/app';

/** Two wards of a hospital with few beds, more patients than beds, and the staff who admit, move and discharge them. */
export interface Hospital {
  readonly test: TestApp;
  readonly desk: Client;
  readonly physician: Client;
  readonly diagnosticoId: number;
  readonly patients: readonly number[];
  readonly wards: readonly { readonly servicioId: number; readonly beds: readonly number[] }[];
}

/** Few beds, so that writers often compete for the same bed. */
const BEDS = 8;
const PATIENTS = 60;

export async function openHospital(test: TestApp): Promise<Hospital> {
  const { orm } = test.database;
  const { unidadId, municipioId } = test.world;
  const { diagnosticoId } = await seedClinic(test);
  const wards: { servicioId: number; beds: number[] }[] = [];
  for (const clave of ['MI', 'CG']) {
    const [service] = await orm
      .insert(nucleo)
      .values({ unidadId, clave, nombre: `Servicio ${clave}`, tipo: 'SERVICIO_HOSPITALARIO' })
      .returning();
    const servicioId = service!.nucleoId;
    const beds = await orm
      .insert(cama)
      .values(
        Array.from({ length: BEDS }, (_, index) => ({
          unidadId,
          servicioId,
          numero: `${clave}-${String(index + 1).padStart(2, '0')}`,
          tipo: 'GENERAL' as const,
        })),
      )
      .returning();
    wards.push({ servicioId, beds: beds.map(({ camaId }) => camaId) });
  }
  const people = await orm
    .insert(persona)
    .values(
      Array.from({ length: PATIENTS }, () => ({
        nombre: 'Luis',
        primerApellido: 'Ruiz',
        genero: 'H' as const,
        fechaNacimiento: '1970-01-01',
      })),
    )
    .returning();
  const patients = await orm
    .insert(paciente)
    .values(
      people.map(({ personaId }) => ({
        personaId,
        unidadId,
        afiliacion: 'NINGUNA' as const,
        alergiasNegadas: true,
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId },
      })),
    )
    .returning();
  const [desk, physician] = await Promise.all([test.as('Recepcion'), test.as('Medico')]);
  return { test, desk, physician, diagnosticoId, wards, patients: patients.map(({ pacienteId }) => pacienteId) };
}
