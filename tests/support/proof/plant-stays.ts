import * as tables from '#generated/server/tables.gen';
import type { Garden } from './garden';
import type { Places } from './reach';

/** Patient in one bed of one ward. */
interface Lying {
  readonly world: 'A' | 'B';
  readonly camaId: number;
  readonly bed: string;
  readonly servicioId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number;
  readonly personalMedicoId: number;
  readonly diagnosticoId: number;
  readonly patient: { readonly pacienteId: number; readonly names: readonly string[] };
  readonly at: Places;
  /** Names of ward, unit, jurisdiction, physician and diagnosis. */
  readonly names: readonly string[];
}

/** Plants a stay with its bed, its shift, a note, an order and a dose of it. */
export async function plantStay({ marks, insert, plant }: Garden, lying: Lying): Promise<void> {
  const { world, camaId, bed, servicioId, unidadId, jurisdiccionId, personalMedicoId, diagnosticoId, patient } = lying;
  const { at, names } = lying;
  const { pacienteId } = patient;
  const [folio, reason, told, ordered, left, remark, advice] = [
    marks.code(),
    marks.word(),
    marks.word(),
    marks.word(),
    marks.word(),
    marks.word(),
    marks.word(),
  ];
  const secret = { 'paciente.identificar': patient.names };
  const now = new Date();
  const place = { unidadId, servicioId };
  const { hospitalizacionId } = await insert(tables.hospitalizacion, {
    folio,
    pacienteId,
    ...place,
    jurisdiccionId,
    camaId,
    estatus: 'INGRESADO',
    origen: 'URGENCIAS',
    fechaSolicitud: now,
    fechaIngreso: now,
    diagnosticoIngresoId: diagnosticoId,
    motivoIngreso: reason,
    medicoTratanteId: personalMedicoId,
    aislamiento: 'NINGUNO',
  });
  plant(world, 'hospitalizacion', hospitalizacionId, at, [folio, reason, ...patient.names], {
    names: [...names, bed],
    secret,
  });
  const of = { ...place, hospitalizacionId, pacienteId };
  const { movimientoCamaId } = await insert(tables.movimientoCama, {
    ...place,
    hospitalizacionId,
    camaId,
    desde: now,
    motivo: 'INGRESO',
  });
  plant(world, 'movimiento-cama', movimientoCamaId, at, [], { names: [...names, folio, bed], found: null });
  const { asignacionId } = await insert(tables.asignacion, {
    ...place,
    hospitalizacionId,
    personalMedicoId,
    rol: 'ENFERMERA',
    turno: 'MATUTINO',
    fecha: '2026-01-02',
  });
  plant(world, 'asignacion', asignacionId, at, [], { names: [...names, folio], found: null });
  const { notaEvolucionId } = await insert(tables.notaEvolucion, {
    ...of,
    jurisdiccionId,
    tipo: 'EVOLUCION',
    estatus: 'FIRMADA',
    fechaHora: now,
    evolucionCuadroClinico: told,
  });
  plant(world, 'nota-evolucion', notaEvolucionId, at, [told, ...patient.names], { names: [...names, folio], secret });
  const { indicacionId } = await insert(tables.indicacion, {
    ...of,
    tipo: 'CUIDADO',
    estatus: 'ACTIVA',
    descripcion: ordered,
    desde: now,
    prn: false,
  });
  plant(world, 'indicacion', indicacionId, at, [ordered, ...patient.names], { names: [...names, folio], secret });
  const { ministracionId } = await insert(tables.ministracion, {
    ...of,
    indicacionId,
    estado: 'OMITIDA',
    estatus: 'VIGENTE',
    fechaProgramada: now,
    motivoOmision: left,
    capturaTardia: false,
  });
  plant(world, 'ministracion', ministracionId, at, [left, ...patient.names], {
    names: [...names, folio, ordered],
    found: null,
    secret,
  });
  const { entregaTurnoId } = await insert(tables.entregaTurno, {
    ...place,
    jurisdiccionId,
    fecha: '2026-01-02',
    turno: 'MATUTINO',
    estatus: 'BORRADOR',
    observaciones: remark,
  });
  await insert(tables.entregaTurnoPaciente, {
    entregaTurnoId,
    hospitalizacionId,
    pacienteId,
    recomendacion: advice,
    orden: 1,
  });
  plant(world, 'entrega-turno', entregaTurnoId, at, [remark, advice, ...patient.names], {
    names: [...names, folio],
    found: null,
    deep: [advice, ...patient.names],
    secret,
  });
}
