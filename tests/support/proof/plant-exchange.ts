import * as tables from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { today } from '../today';
import type { Garden } from './garden';
import type { Places } from './reach';

interface Traded {
  readonly world: 'A' | 'B';
  readonly place: object;
  readonly supply: { readonly insumoId: number; readonly insumoClave: string; readonly nombreGenerico: string };
  readonly proveedorId: number;
  readonly supplier: string;
  readonly at: Places;
  readonly names: readonly string[];
}

/** Plants a supplier's lot that is about to expire, an exchange proposal for it, and an accepted delivery of the supplier. */
export async function plantExchange(
  { marks, insert, plant }: Pick<Garden, 'marks' | 'insert' | 'plant'>,
  { world, place, supply, proveedorId, supplier, at, names }: Traded,
): Promise<void> {
  const both = { ...at, proveedor: [proveedorId] };
  const number = marks.code();
  // Blocked, so that no other operation uses the lot.
  const { loteId } = await insert(tables.lote, {
    ...place,
    ...supply,
    numeroLote: number,
    caducidad: addDays(today(), 30),
    estatus: 'CUARENTENA',
    existencia: 3,
    cantidadInicial: 3,
    costoUnitario: 2,
    proveedorId,
    fechaRecepcion: '2026-03-03',
  });
  plant(world, 'lote', loteId, at, [number], { names: [...names, supplier] });
  const [folio, said, note, fresh] = [marks.code(), marks.word(), marks.code(), marks.code()];
  plant(world, 'lote-expirar', loteId, both, [], { names: [...names, supplier, number, folio], found: number });
  const { propuestaCambioId } = await insert(tables.propuestaCambio, {
    ...place,
    proveedorId,
    folio,
    estatus: 'ENVIADA',
    proveedorNota: said,
    remision: note,
    fechaCompromiso: addDays(today(), 10),
  });
  await insert(tables.propuestaCambioDetalle, {
    propuestaCambioId,
    orden: 0,
    loteSaleId: loteId,
    cantidadSale: 1,
    cantidadEntra: 1,
    numeroLoteEntra: fresh,
  });
  plant(world, 'propuesta-cambio', propuestaCambioId, both, [folio, said, note, fresh], {
    names: [...names, supplier, number],
    deep: [fresh],
  });

  const [idea, planned] = [marks.word(), marks.code()];
  const draft = await insert(tables.propuestaCambio, {
    ...place,
    proveedorId,
    proveedorNota: idea,
    fechaCompromiso: addDays(today(), 10),
  });
  await insert(tables.propuestaCambioDetalle, {
    propuestaCambioId: draft['propuestaCambioId'],
    orden: 0,
    loteSaleId: loteId,
    cantidadSale: 1,
    cantidadEntra: 1,
    numeroLoteEntra: planned,
  });
  plant(world, 'propuesta-cambio', draft['propuestaCambioId'], both, [idea, planned], {
    only: { proveedor: [proveedorId] },
    names: [...names, supplier, number],
    deep: [planned],
  });

  const [received, paper, delivered] = [marks.code(), marks.code(), marks.code()];
  const { recepcionId } = await insert(tables.recepcion, {
    ...place,
    proveedorId,
    folio: received,
    estatus: 'ACEPTADA',
    remision: paper,
    fecha: '2026-03-03',
    piezas: 1,
    importeTotal: 2,
  });
  const { recepcionDetalleId } = await insert(tables.recepcionDetalle, {
    recepcionId,
    orden: 0,
    insumoId: supply.insumoId,
    numeroLote: delivered,
    cantidad: 1,
    costoUnitario: 2,
  });
  plant(world, 'recepcion', recepcionId, at, [received, paper, delivered], {
    names: [...names, supplier],
    deep: [delivered],
  });
  plant(world, 'entrega-proveedor', recepcionDetalleId, { proveedor: [proveedorId] }, [], {
    names: [...names, supplier, received, paper, delivered],
    found: paper,
  });
}
