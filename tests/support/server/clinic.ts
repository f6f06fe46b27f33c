import { eq } from 'drizzle-orm';
import { diagnostico, paciente, persona, personalMedico, usuario } from '#generated/server/tables.gen';
import type { TestApp } from './app';
import type { ProfileName } from './world';

export interface Clinic {
  readonly pacienteId: number;
  readonly diagnosticoId: number;
}

/** Creates a patient of the unit, a diagnosis, and staff records with a licence for authors of notes. */
export async function seedClinic(
  { database: { orm }, world }: TestApp,
  staff: readonly ProfileName[] = ['Medico'],
): Promise<Clinic> {
  const [human] = await orm
    .insert(persona)
    .values({
      nombre: 'Ana',
      primerApellido: 'Peña',
      genero: 'M',
      fechaNacimiento: '1980-05-12',
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
    })
    .returning();
  const [patient] = await orm
    .insert(paciente)
    .values({
      personaId: human!.personaId,
      unidadId: world.unidadId,
      afiliacion: 'NINGUNA',
      fechaNacimientoEstimada: false,
      motivoSinCurp: 'EN_TRAMITE',
      domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: world.municipioId },
    })
    .returning();
  const [diagnosis] = await orm
    .insert(diagnostico)
    .values({ clave: 'J00X', nombre: 'Rinofaringitis aguda', sexoPermitido: 'AMBOS' })
    .returning();
  for (const [index, profile] of staff.entries()) {
    const usuarioId = world.usuarios[profile];
    const [account] = await orm
      .select({ personaId: usuario.personaId })
      .from(usuario)
      .where(eq(usuario.usuarioId, usuarioId));
    const [post] = await orm
      .insert(personalMedico)
      .values({
        personaId: account!.personaId,
        tipo: profile === 'Enfermeria' ? 'ENFERMERIA' : 'MEDICO',
        unidadId: world.unidadId,
        turno: 'MATUTINO',
        cedulaProfesional: `${7_654_321 + index}`,
        puedePrescribir: profile !== 'Enfermeria',
        puedePrescribirControlados: false,
      })
      .returning();
    await orm.update(usuario).set({ personalMedicoId: post!.personalMedicoId }).where(eq(usuario.usuarioId, usuarioId));
  }
  return { pacienteId: patient!.pacienteId, diagnosticoId: diagnosis!.diagnosticoId };
}
