import { eq, sql } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import type { Client, TestApp } from './app';
import { seedPharmacy, type Pharmacy } from './pharmacy';
import { PASSWORD, type ProfileName } from './world';

/** A ward supplied by a pharmacy, with its staff and inpatients. */
export interface Ward extends Pharmacy {
  readonly servicioId: number;
  readonly motivoNoSurtidoId: number;
  readonly nurse: Client;
  readonly chief: Client;
  readonly director: Client;
  readonly otherPharmacist: Client;
  /** Admits an inpatient with these allergies. */
  readonly admit: (allergies?: readonly string[]) => Promise<number>;
}

export async function seedWard(test: TestApp): Promise<Ward> {
  const { orm } = test.database;
  const { unidadId, usuarios } = test.world;
  const pharmacy = await seedPharmacy(test);
  const [ward] = await orm
    .insert(tables.nucleo)
    .values({
      unidadId,
      clave: 'MI',
      nombre: 'Medicina Interna',
      tipo: 'SERVICIO_HOSPITALARIO',
      almacenSurtidorId: pharmacy.almacenId,
    })
    .returning();
  const { nucleoId } = ward!;
  const works = (profile: ProfileName) =>
    orm
      .update(tables.usuario)
      .set({ servicioIds: [nucleoId] })
      .where(eq(tables.usuario.usuarioId, usuarios[profile]));
  await works('Enfermeria-centrales');
  const [reason] = await orm
    .insert(tables.motivoNoSurtido)
    .values({ clave: 'SIN_PIEZAS', nombre: 'Sin piezas', aplicaA: ['ORDEN_CARGO'], requiereExplicacion: false })
    .returning();
  const signIn = async (email: string) => {
    const answer = await test.nobody('POST', '/api/sign-in', { body: { userName: email, password: PASSWORD } });
    return test.bearer((answer.body as { token: string }).token);
  };
  let admitted = 0;
  return {
    ...pharmacy,
    servicioId: nucleoId,
    motivoNoSurtidoId: reason!.motivoNoSurtidoId,
    nurse: await test.as('Enfermeria-centrales'),
    chief: await test.as('Jefe-servicio'),
    director: await test.as('Director-unidad'),
    otherPharmacist: await signIn(pharmacy.second),
    admit: async (allergies = []) => {
      admitted += 1;
      const [human] = await orm
        .insert(tables.persona)
        .values({
          nombre: 'Luis',
          primerApellido: `Ruiz ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[admitted % 26]}`,
          genero: 'H',
          fechaNacimiento: '1970-01-01',
        })
        .returning();
      const [patient] = await orm
        .insert(tables.paciente)
        .values({
          personaId: human!.personaId,
          unidadId,
          afiliacion: 'NINGUNA',
          alergiasNegadas: allergies.length === 0,
          alergias: allergies.map((sustancia) => ({
            sustancia,
            tipo: 'MEDICAMENTO',
            gravedad: 'GRAVE',
            estado: 'ACTIVA',
          })),
        })
        .returning();
      const [stay] = await orm
        .insert(tables.hospitalizacion)
        .values({
          pacienteId: patient!.pacienteId,
          unidadId,
          servicioId: nucleoId,
          origen: 'URGENCIAS',
          diagnosticoIngresoId: pharmacy.diagnosticoId,
          motivoIngreso: 'Dolor',
          medicoTratanteId: pharmacy.medicoId,
          aislamiento: 'NINGUNO',
          estatus: 'INGRESADO',
          folio: `HOS-${admitted}`,
          fechaIngreso: sql`now() - interval '2 days'`,
        })
        .returning();
      return stay!.hospitalizacionId;
    },
  };
}
