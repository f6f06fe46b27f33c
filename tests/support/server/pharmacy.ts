import { eq } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import { quickHash } from './quick-hash';
import { PASSWORD, type ProfileName } from './world';
import type { Client, TestApp } from './app';

/** A pharmacy with its prescriber and its dispenser, a patient allergic to penicillin, and a signed consultation. */
export interface Pharmacy {
  readonly almacenId: number;
  readonly pacienteId: number;
  readonly consultaId: number;
  readonly visitaId: number;
  readonly diagnosticoId: number;
  readonly medicoId: number;
  /** Staff record of the pharmacist. */
  readonly surteId: number;
  readonly motivoId: number;
  /** Supplies by their names in the tests. */
  readonly insumos: Readonly<Record<MedicineName, number>>;
  readonly doctor: Client;
  readonly pharmacist: Client;
  /** E-mail of another pharmacist, with the common password. */
  readonly second: string;
}

type MedicineName = 'paracetamol' | 'amoxicilina' | 'morfina' | 'clonazepam' | 'tramadol' | 'insulina' | 'enalapril';

const MEDICINES: readonly (readonly [MedicineName, string, string, object])[] = [
  ['paracetamol', '010.000.0104.00', 'Paracetamol', { fraccion: 'VI', contenidoEnvase: 10, dosisMaximaDia: 8 }],
  ['amoxicilina', '010.000.2128.00', 'Amoxicilina', { fraccion: 'IV', antibiotico: true, contenidoEnvase: 12 }],
  ['morfina', '040.000.2099.00', 'Morfina', { fraccion: 'I', altoRiesgo: true }],
  ['clonazepam', '040.000.2612.00', 'Clonazepam', { fraccion: 'II' }],
  ['tramadol', '040.000.2106.00', 'Tramadol', { fraccion: 'III' }],
  ['insulina', '010.000.1050.01', 'Insulina humana NPH', { fraccion: 'IV', redFria: true, tempMin: 2, tempMax: 8 }],
  ['enalapril', '010.000.2501.00', 'Enalapril', { fraccion: 'IV', contenidoEnvase: 10 }],
];

export async function seedPharmacy(test: TestApp): Promise<Pharmacy> {
  const { orm } = test.database;
  const { unidadId, usuarios } = test.world;
  const person = async (nombre: string) => {
    const [row] = await orm
      .insert(tables.persona)
      .values({ nombre, primerApellido: 'De Prueba', genero: 'M', fechaNacimiento: '1980-05-05' })
      .returning();
    return row!.personaId;
  };
  const works = async (profile: ProfileName, values: object) =>
    orm.update(tables.usuario).set(values).where(eq(tables.usuario.usuarioId, usuarios[profile]));

  const [doctor] = await orm
    .insert(tables.personalMedico)
    .values({
      personaId: await person('Elena'),
      unidadId,
      tipo: 'MEDICO',
      turno: 'MATUTINO',
      cedulaProfesional: '1234567',
      puedePrescribir: true,
      puedePrescribirControlados: true,
      foliosControlados: [{ serie: 'SSA', desde: 101, hasta: 104, usados: 0 }],
    })
    .returning();
  const [store] = await orm
    .insert(tables.almacen)
    .values({
      clave: 'FARM-1',
      nombre: 'Farmacia',
      tipo: 'FARMACIA',
      unidadId,
      responsablePersonalId: doctor!.personalMedicoId,
      manejaControlados: true,
    })
    .returning();
  await works('Medico', { personalMedicoId: doctor!.personalMedicoId });
  const [dispenser] = await orm
    .insert(tables.personalMedico)
    .values({ personaId: await person('Saúl'), unidadId, tipo: 'FARMACEUTICO', turno: 'MATUTINO' })
    .returning();
  await works('Farmacia', { almacenIds: [store!.almacenId], personalMedicoId: dispenser!.personalMedicoId });
  const second = 'otra.farmacia@example.org';
  const [pharmacist] = await orm
    .select({ perfilId: tables.usuario.perfilId })
    .from(tables.usuario)
    .where(eq(tables.usuario.usuarioId, usuarios.Farmacia));
  const [other] = await orm
    .insert(tables.usuario)
    .values({
      email: second,
      perfilId: pharmacist!.perfilId,
      personaId: await person('Rosa'),
      estatus: 'ACTIVO',
      unidadId,
      almacenIds: [store!.almacenId],
    })
    .returning();
  const { credencial } = await import('#platform/server/db/system-tables');
  await orm.insert(credencial).values({ usuarioId: other!.usuarioId, hash: quickHash(PASSWORD) });

  const supplies = await orm
    .insert(tables.insumo)
    .values(
      MEDICINES.map(([, clave, nombreGenerico, more]) => ({
        clave,
        nombreGenerico,
        descripcion: `${nombreGenerico} de prueba`,
        tipo: clave.startsWith('040') ? ('PSICOTROPICO_ESTUPEFACIENTE' as const) : ('MEDICAMENTO' as const),
        nivelesAtencion: [1, 2, 3],
        precioReferencia: 10,
        ...more,
      })),
    )
    .returning();
  const [patient] = await orm
    .insert(tables.paciente)
    .values({
      personaId: await person('Luz'),
      unidadId,
      afiliacion: 'NINGUNA',
      alergias: [{ sustancia: 'Penicilina', tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' }],
    })
    .returning();
  const [diagnosis] = await orm
    .insert(tables.diagnostico)
    .values({ clave: 'R52', nombre: 'Dolor', capitulo: 'XVIII' })
    .returning();
  const { pacienteId } = patient!;
  const [visit] = await orm
    .insert(tables.visita)
    .values({
      pacienteId,
      unidadId,
      motivo: 'Dolor',
      tipo: 'CONSULTA',
      estatus: 'EN_CONSULTA',
      fecha: '2026-01-01',
    })
    .returning();
  const { visitaId } = visit!;
  const [note] = await orm
    .insert(tables.consulta)
    .values({
      pacienteId,
      unidadId,
      visitaId,
      estatus: 'FIRMADA',
      tipo: 'SUBSECUENTE',
      autorId: usuarios.Medico,
      fechaHora: new Date(),
    })
    .returning();
  const reasons = await orm
    .insert(tables.motivoNoSurtido)
    .values({ clave: 'AGOTADO', nombre: 'Agotado', aplicaA: ['RECETA'], requiereExplicacion: false })
    .returning();
  return {
    almacenId: store!.almacenId,
    pacienteId,
    visitaId,
    consultaId: note!.consultaId,
    diagnosticoId: diagnosis!.diagnosticoId,
    medicoId: doctor!.personalMedicoId,
    surteId: dispenser!.personalMedicoId,
    motivoId: reasons[0]!.motivoNoSurtidoId,
    insumos: Object.fromEntries(
      MEDICINES.map(([name], index) => [name, supplies[index]!.insumoId]),
    ) as Pharmacy['insumos'],
    doctor: await test.as('Medico'),
    pharmacist: await test.as('Farmacia'),
    second,
  };
}
