import * as tables from '#generated/server/tables.gen';
import type { Garden } from './garden';
import type { Places } from './reach';

/** The patient and the warehouse of a prescription. */
interface Counter {
  readonly world: 'A' | 'B';
  readonly almacenId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number;
  readonly insumoId: number;
  readonly patient: { readonly pacienteId: number; readonly names: readonly string[] };
  readonly at: Places;
  /** Sequence number in that warehouse. */
  readonly nth: number;
  /** Names of warehouse, unit and jurisdiction. */
  readonly names: readonly string[];
}

/** Plants an issued prescription, a dispensing, and its unmet demand. */
export async function plantPrescription({ marks, insert, plant }: Garden, counter: Counter): Promise<void> {
  const { world, almacenId, unidadId, jurisdiccionId, insumoId, patient, at, nth, names } = counter;
  const { pacienteId } = patient;
  const [folio, handed, doctor, advice, said, warning, receiver, paper] = [
    marks.code(),
    marks.code(),
    marks.word(),
    marks.word(),
    marks.word(),
    marks.word(),
    marks.word(),
    marks.word(),
  ];
  const place = { unidadId, jurisdiccionId };
  const { consultaId } = await insert(tables.consulta, {
    pacienteId,
    ...place,
    estatus: 'FIRMADA',
    tipo: 'SUBSECUENTE',
  });
  plant(world, 'consulta', consultaId, at, [...patient.names], {
    names: names.slice(1),
    found: null,
    secret: { 'paciente.identificar': patient.names },
  });
  const { recetaId } = await insert(tables.receta, {
    folio,
    estatus: 'EMITIDA',
    pacienteId,
    consultaId,
    almacenId,
    ...place,
    unidadFarmaciaId: unidadId,
    medicoNombre: doctor,
    vigenciaHasta: '2090-01-01',
    surtimientosPermitidos: 1,
    indicacionesGenerales: advice,
    estatusDesde: new Date(),
    advertencias: [{ codigo: 'ALERGIA_BLOQUEO', nivel: 'JUSTIFICAR', insumoId, detalle: warning }],
  });
  const { recetaDetalleId } = await insert(tables.recetaDetalle, {
    recetaId,
    orden: 0,
    insumoId,
    dosis: 1,
    unidadDosis: 'tableta',
    via: 'ORAL',
    duracionDias: 3,
    cantidadPrescrita: 1,
    cantidadSurtida: 0,
    cantidadPendiente: 1,
    justificacion: `Motivo: ${said}`,
  });
  const secret = { 'paciente.identificar': patient.names, 'paciente.ver-salud': [warning] };
  plant(world, 'receta', recetaId, at, [folio, doctor, advice, said, warning, ...patient.names], {
    names,
    deep: [said],
    secret,
  });
  // An expired access, which opens nothing to anybody.
  const opened = marks.code();
  const past = new Date(Date.now() - 86_400_000);
  const { recetaAbiertaId } = await insert(tables.recetaAbierta, {
    recetaId,
    folio: opened,
    almacenId,
    ...place,
    desde: past,
    hasta: past,
  });
  plant(world, 'receta-abierta', recetaAbiertaId, at, [opened], { names: [...names, folio] });
  const { surtimientoId } = await insert(tables.surtimiento, {
    recetaId,
    numero: 1,
    folio: handed,
    estatus: 'VIGENTE',
    pacienteId,
    almacenId,
    ...place,
    fecha: new Date(),
    piezas: 1,
    recibe: { nombre: receiver, identificacion: paper },
  });
  plant(world, 'surtimiento', surtimientoId, at, [handed, receiver, paper, ...patient.names], {
    names: [...names, folio],
    secret: { 'paciente.identificar': [receiver, paper, ...patient.names] },
  });
  const clave = marks.code();
  const { demandaInsatisfechaId } = await insert(tables.demandaInsatisfecha, {
    insumoClave: clave,
    consecutivo: nth,
    fecha: new Date(),
    almacenId,
    ...place,
    insumoId,
    cantidad: 1,
    recetaId,
    recetaDetalleId,
  });
  plant(world, 'demanda-insatisfecha', demandaInsatisfechaId, at, [clave], { names: [...names, folio], found: null });
}
