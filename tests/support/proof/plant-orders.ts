import * as tables from '#generated/server/tables.gen';
import type { Garden } from './garden';
import type { Places } from './reach';

/** The patient, ward and warehouse of an order. */
interface Asked {
  readonly world: 'A' | 'B';
  readonly almacenId: number;
  readonly servicioId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number;
  readonly insumoId: number;
  readonly patient: { readonly pacienteId: number; readonly names: readonly string[] };
  readonly at: Places;
  /** Names of ward, warehouse, unit and jurisdiction. */
  readonly names: readonly string[];
}

/** Plants a charge order that waits to be received, and a return of another order. */
export async function plantOrder({ marks, insert, plant }: Garden, asked: Asked): Promise<void> {
  const { world, almacenId, servicioId, unidadId, jurisdiccionId, insumoId, patient, at, names } = asked;
  const [folio, why, said, back, told] = [marks.code(), marks.word(), marks.word(), marks.code(), marks.word()];
  const place = { unidadId, jurisdiccionId, servicioId, almacenSurtidorId: almacenId };
  const { pacienteId } = patient;
  const secret = { 'paciente.identificar': patient.names };
  const { ordenCargoId } = await insert(tables.ordenCargo, {
    folio,
    estatus: 'SURTIDA',
    tipo: 'URGENTE',
    motivoUrgencia: why,
    pacienteId,
    ...place,
    prioridad: 1,
    totalClaves: 1,
    fechaSolicitud: new Date(),
    fechaEnvio: new Date(),
    fechaSurtimiento: new Date(),
  });
  await insert(tables.ordenCargoDetalle, {
    ordenCargoId,
    orden: 0,
    insumoId,
    cantidadSolicitada: 2,
    justificacion: said,
    estatusLinea: 'SURTIDA',
  });
  plant(world, 'orden-cargo', ordenCargoId, at, [folio, why, said, ...patient.names], { names, deep: [said], secret });
  const { devolucionOrdenCargoId } = await insert(tables.devolucionOrdenCargo, {
    folio: back,
    ordenCargoId,
    estatus: 'SOLICITADA',
    origen: 'PACIENTE',
    motivo: told,
    pacienteId,
    ...place,
    piezas: 1,
    fechaSolicitud: new Date(),
  });
  plant(world, 'devolucion-orden-cargo', devolucionOrdenCargoId, at, [back, told, ...patient.names], {
    names: [...names, folio],
    secret,
  });
}
