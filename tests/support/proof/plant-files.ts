import { eq } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import type { Database } from '#platform/server/db/database';
import type { Garden } from './garden';
import type { Places } from './reach';

interface OwnGarden extends Garden {
  readonly orm: Database['orm'];
}

interface Filed {
  readonly world: 'A' | 'B';
  readonly pacienteId: number;
  readonly unidadId: number;
  readonly at: Places;
  /** Marks of the patient's identity, for readers who may identify patients. */
  readonly who: readonly string[];
  readonly unitName: string;
  /** Number of the file that the database opened in their unit. */
  readonly number: string;
}

/** Plants the file of a patient, an expired emergency access, and an undone merge. */
export async function plantFiles({ orm, marks, insert, plant }: OwnGarden, filed: Filed): Promise<void> {
  const { world, pacienteId, unidadId, at, who, unitName, number } = filed;
  const secret = { 'paciente.identificar': who };
  const shelf = marks.word();
  const [file] = await orm
    .update(tables.pacienteUnidad)
    .set({ numeroExpediente: number, archivoFisico: shelf })
    .where(eq(tables.pacienteUnidad.pacienteId, pacienteId))
    .returning();
  plant(world, 'paciente-unidad', file!.pacienteUnidadId, at, [number, shelf, ...who], { names: [unitName], secret });
  const [emergency, reason] = [marks.word(), marks.word()];
  const past = new Date(Date.now() - 86_400_000);
  const { accesoEmergenciaId } = await insert(tables.accesoEmergencia, {
    pacienteId,
    unidadId,
    motivoAcceso: `Motivo: ${emergency}`,
    desde: past,
    hasta: past,
    estatus: 'POR_REVISAR',
  });
  plant(world, 'acceso-emergencia', accesoEmergenciaId, at, [emergency, ...who], { names: [unitName], secret });
  const { pacienteFusionId } = await insert(tables.pacienteFusion, {
    sobrevivienteId: pacienteId,
    duplicadoId: pacienteId,
    unidadId,
    motivo: `Motivo: ${reason}`,
    fecha: past,
    estatus: 'SEPARADA',
  });
  plant(world, 'paciente-fusion', pacienteFusionId, at, [reason, ...who], { names: [unitName], secret });
  const certificate = marks.word();
  // Reversed: the patient is alive.
  const { defuncionId } = await insert(tables.defuncion, {
    pacienteId,
    unidadId,
    fechaHora: past,
    fuente: 'AVISO_FAMILIAR',
    folioCertificado: certificate,
    estatus: 'REVERTIDA',
  });
  plant(world, 'defuncion', defuncionId, at, [certificate, ...who], { names: [unitName], secret });
}
