import * as tables from '#generated/server/tables.gen';
import type { Garden } from './garden';
import type { Places } from './reach';

interface Programmes {
  readonly world: 'A' | 'B';
  readonly unidadId: number;
  readonly jurisdiccionId: number;
  readonly insumoId: number;
  readonly keeper: { readonly personalMedicoId: number; readonly names: readonly string[] };
  readonly patient: { readonly pacienteId: number; readonly names: readonly string[] };
  readonly at: Places;
  /** Names of unit and jurisdiction. */
  readonly names: readonly string[];
}

/** Plants a programme that everybody may see, and a patient of the unit who is enrolled in it and overdue. */
export async function plantProgrammes({ marks, insert, plant }: Garden, programmes: Programmes): Promise<void> {
  const { world, unidadId, jurisdiccionId, insumoId, keeper, patient, at, names } = programmes;
  const [programme, clave, remark] = [marks.word(), marks.code(), marks.word()];
  const { programaId } = await insert(tables.programa, {
    clave,
    nombre: programme,
    tipo: 'OTRO',
    responsableId: keeper.personalMedicoId,
    vigenciaDesde: '2020-01-01',
  });
  plant(world, 'programa', programaId, {}, [programme, clave], { names: keeper.names });
  await insert(tables.programaInsumos, {
    programaId,
    orden: 0,
    insumoId,
    cantidadPorPaciente: 1,
    periodicidad: 'MENSUAL',
  });
  const { programaInscripcionId } = await insert(tables.programaInscripcion, {
    programaId,
    nombrePrograma: programme,
    pacienteId: patient.pacienteId,
    unidadId,
    jurisdiccionId,
    fecha: '2026-01-05',
    proximaCita: '2026-01-06',
    observaciones: remark,
  });
  const known = { names: [...names, programme], found: null, secret: { 'paciente.identificar': patient.names } };
  plant(world, 'programa-inscripcion', programaInscripcionId, at, [remark, ...patient.names], known);
  plant(world, 'programa-seguimiento', programaInscripcionId, at, [...patient.names], known);
}
