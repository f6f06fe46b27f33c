import { plantExchange } from './plant-exchange';
import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as tables from '#generated/server/tables.gen';
import type { Orm } from '#platform/server/db/database';
import type { Marks } from './marks';
import type { Planted } from './planted';
import type { Places } from './reach';

/** Place of the planted stock. */
interface Store {
  readonly world: 'A' | 'B';
  readonly almacenId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number;
  readonly insumoId: number;
  /** Supplier that delivers there, and its name. */
  readonly proveedorId: number;
  readonly supplier: string;
  readonly at: Places;
  /** Names of warehouse, unit and jurisdiction. */
  readonly names: readonly string[];
}

interface Garden {
  readonly orm: Orm;
  readonly marks: Marks;
  readonly insert: (table: PgTable, values: object) => Promise<Record<string, unknown>>;
  readonly plant: (
    world: 'A' | 'B',
    entity: string,
    id: unknown,
    places: Places,
    own: readonly string[],
    more?: Partial<Pick<Planted, 'names' | 'found' | 'deep'>>,
  ) => void;
}

/** Key of the first supply, which has stock. */
export const PLANTED_SUPPLY = 1;

/** Key of the planted recall. */
export const PLANTED_RECALL = 1;

/** Plants a recall in force without a unit: every reader of stock sees it. */
export async function plantRecall(
  { insert, plant }: Pick<Garden, 'insert' | 'plant'>,
  place: { readonly insumoId: number; readonly unidadTipoId: unknown },
): Promise<void> {
  const { insumoId, unidadTipoId } = place;
  const { municipioId } = await insert(tables.municipio, { estadoClave: 'CL', claveInegi: '099', nombre: 'Red' });
  const { jurisdiccionId } = await insert(tables.jurisdiccion, {
    numero: 99,
    nombre: 'Red',
    sedeMunicipioId: municipioId,
  });
  const { unidadId } = await insert(tables.unidad, {
    clues: 'CLSSA999999',
    nombre: 'Red',
    nombreCorto: 'Red',
    unidadTipoId,
    jurisdiccionId,
    domicilio: { calle: 'Red', estadoClave: 'CL', municipioId },
  });
  const jurisdiccion = [jurisdiccionId as number];
  plant('A', 'municipio', municipioId, { jurisdiccion }, []);
  plant('A', 'jurisdiccion', jurisdiccionId, {}, []);
  plant('A', 'unidad', unidadId, { unidad: [unidadId as number], jurisdiccion }, []);
  await insert(tables.alertaSanitaria, {
    alertaSanitariaId: PLANTED_RECALL,
    folio: 'AS-1',
    estatus: 'EMITIDA',
    insumoId,
    numeroLote: 'NINGUNO-1',
    origen: 'COFEPRIS',
    clase: 'II',
    unidadId,
    motivo: 'Partículas visibles en la solución',
  });
}

/** Plants the reasons of the documents below, which are common to the network and not secret. */
export async function plantReasons({ insert }: Pick<Garden, 'insert'>): Promise<{ exit: number; entry: number }> {
  const exit = await insert(tables.motivoSalidaExtraordinaria, {
    clave: 'RUPTURA',
    nombre: 'Rotura',
    destino: 'NINGUNO',
  });
  const entry = await insert(tables.motivoEntradaExtraordinaria, { clave: 'HALLAZGO', nombre: 'Hallazgo' });
  return {
    exit: exit['motivoSalidaExtraordinariaId'] as number,
    entry: entry['motivoEntradaExtraordinariaId'] as number,
  };
}

/**
 * Plants the stock of a supply in a warehouse with settings. It contains a lot, a ledger row, an extraordinary exit and entry, a reception
 * with its exchange letter, and an exchange with its supplier. It also has a physical count, and a refrigerator with a reading.
 */
export async function plantStock(
  { orm, marks, insert, plant }: Garden,
  { world, almacenId, unidadId, jurisdiccionId, insumoId, proveedorId, supplier, at, names }: Store,
  reasons: Awaited<ReturnType<typeof plantReasons>>,
): Promise<void> {
  const place = { almacenId, unidadId, jurisdiccionId };
  const supply = { insumoId, insumoClave: '010.000.0101.00', nombreGenerico: 'Insumo 1' };
  const [stock] = await orm
    .select({ id: tables.inventario.inventarioId })
    .from(tables.inventario)
    .where(and(eq(tables.inventario.almacenId, almacenId), eq(tables.inventario.insumoId, insumoId)));
  plant(world, 'inventario', stock!.id, at, [], { names });

  const number = marks.code();
  const { loteId } = await insert(tables.lote, {
    ...place,
    ...supply,
    numeroLote: number,
    existencia: 5,
    cantidadInicial: 5,
    costoUnitario: 2,
    fechaRecepcion: '2026-03-03',
  });
  plant(world, 'lote', loteId, at, [number], { names });

  const [refrigerator, done] = [marks.word(), marks.word()];
  const band = { minima: 2, maxima: 8 };
  const importFolio = marks.word();
  const { importacionInventarioId } = await insert(tables.importacionInventario, {
    ...place,
    folio: importFolio,
    estatus: 'REVISADA',
    tipo: 'CONTEO',
    archivoNombre: 'existencias.xlsx',
    archivoHash: '0'.repeat(64),
    fechaRevision: new Date('2026-03-03T12:00:00Z'),
  });
  plant(world, 'importacion-inventario', importacionInventarioId, at, [importFolio], { names });
  const { equipoFrioId } = await insert(tables.equipoFrio, {
    ...place,
    ...band,
    clave: 'REF-01',
    nombre: refrigerator,
    tipo: 'REFRIGERADOR',
  });
  plant(world, 'equipo-frio', equipoFrioId, at, [refrigerator], { names });
  const { temperaturaId } = await insert(tables.temperatura, {
    ...place,
    ...band,
    equipoFrioId,
    equipo: refrigerator,
    fecha: new Date('2026-03-03T12:00:00Z'),
    temperatura: 12.5,
    accion: `Se llevaron a ${done}`,
  });
  plant(world, 'temperatura', temperaturaId, at, [done], { names: [...names, refrigerator] });

  const [folio, giver] = [marks.code(), marks.word()];
  const { kardexId } = await insert(tables.kardex, {
    ...place,
    ...supply,
    loteId,
    fechaMovimiento: new Date('2026-03-03T12:00:00Z'),
    consecutivo: 1,
    tipo: 'E_INICIAL',
    entrada: 5,
    salida: 0,
    saldoInsumo: 5,
    saldoLote: 5,
    costoUnitario: 2,
    importe: 10,
    documentoTipo: 'IMPORTACION',
    documentoFolio: folio,
    contraparte: giver,
  });
  plant(world, 'kardex', kardexId, at, [folio, giver], { names: [...names, number], found: null });

  const common = { ...place, fechaDocumento: '2026-03-03', piezas: 1, importeTotal: 2 };
  const [exitFolio, destination, exitRemarks, said] = [marks.code(), marks.word(), marks.word(), marks.word()];
  const { salidaExtraordinariaId } = await insert(tables.salidaExtraordinaria, {
    ...common,
    motivoSalidaExtraordinariaId: reasons.exit,
    folio: exitFolio,
    destinoTexto: destination,
    observaciones: exitRemarks,
  });
  await insert(tables.salidaExtraordinariaDetalle, {
    salidaExtraordinariaId,
    orden: 0,
    loteId,
    insumoId,
    cantidad: 1,
    observaciones: said,
  });
  plant(world, 'salida-extraordinaria', salidaExtraordinariaId, at, [exitFolio, destination, exitRemarks, said], {
    names: [...names, number],
    deep: [said],
  });

  const [entryFolio, origin, entryRemarks, arrived] = [marks.code(), marks.word(), marks.word(), marks.code()];
  const { entradaExtraordinariaId } = await insert(tables.entradaExtraordinaria, {
    ...common,
    motivoEntradaExtraordinariaId: reasons.entry,
    folio: entryFolio,
    procedencia: origin,
    observaciones: entryRemarks,
  });
  await insert(tables.entradaExtraordinariaDetalle, {
    entradaExtraordinariaId,
    orden: 0,
    insumoId,
    numeroLote: arrived,
    cantidad: 1,
    costoUnitario: 2,
  });
  const [received, note, invoice, delivered] = [marks.code(), marks.code(), marks.code(), marks.code()];
  const { recepcionId } = await insert(tables.recepcion, {
    ...place,
    proveedorId,
    folio: received,
    remision: note,
    factura: invoice,
    fecha: '2026-03-03',
    piezas: 1,
    importeTotal: 2,
  });
  await insert(tables.recepcionDetalle, {
    recepcionId,
    orden: 0,
    insumoId,
    numeroLote: delivered,
    cantidad: 1,
    costoUnitario: 2,
  });
  plant(world, 'recepcion', recepcionId, at, [received, note, invoice, delivered], {
    names: [...names, supplier],
    deep: [delivered],
  });
  const [letter, memo] = [marks.code(), marks.code()];
  const { cartaCanjeId } = await insert(tables.cartaCanje, {
    ...place,
    insumoId,
    loteId,
    proveedorId,
    recepcionId,
    folio: letter,
    memoFolio: memo,
    memoFecha: '2026-03-03',
    vigenciaMeses: 6,
    // Far from expiry, so that no notice interferes.
    vigenciaFecha: '2098-09-03',
    cantidad: 1,
  });
  plant(world, 'carta-canje', cartaCanjeId, { ...at, proveedor: [proveedorId] }, [letter, memo], {
    names: [...names, supplier, number, received],
  });

  await plantExchange({ marks, insert, plant }, { world, place, supply, proveedorId, supplier, at, names });

  plant(world, 'entrada-extraordinaria', entradaExtraordinariaId, at, [entryFolio, origin, entryRemarks, arrived], {
    names,
    deep: [arrived],
  });

  const [countFolio, countRemarks, countedLot] = [marks.code(), marks.word(), marks.code()];
  const { conteoId } = await insert(tables.conteo, {
    ...place,
    folio: countFolio,
    estatus: 'CONTANDO',
    tipo: 'CICLICO',
    fechaProgramada: '2026-03-03',
    observaciones: countRemarks,
    fechaInicio: new Date('2026-03-03T12:00:00Z'),
  });
  await insert(tables.conteoDetalle, { conteoId, orden: 0, insumoId, numeroLote: countedLot });
  plant(world, 'conteo', conteoId, at, [countFolio, countRemarks, countedLot], { names, deep: [countedLot] });
}
