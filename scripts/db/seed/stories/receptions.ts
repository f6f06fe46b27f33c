import { and, asc, eq } from 'drizzle-orm';
import {
  cartaCanje,
  contrato,
  contratoDetalle,
  fuenteFinanciamiento,
  lote,
  proveedor,
  recepcion,
  recepcionDetalle,
} from '#generated/server/tables.gen';
import type { Recepcion } from '#generated/shared/types.gen';
import { isControlled } from '#areas/catalogos/shared/clave-insumo/is-controlled';
import { lastDayOfRight } from '#areas/proveedores/shared/proveedores/last-day-of-right';
import { acceptedOf } from '#areas/proveedores/shared/recepcion/accepted';
import { amountsOf } from '#areas/proveedores/shared/recepcion/amounts';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { grouped } from '#platform/shared/text/grouped';
import type { Queryable } from '#platform/server/db/database';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { stockDocument } from '#areas/inventario/server/stock/post-stock';
import { randomFor, type Random } from '../random';
import { updateRows } from '../store/update-rows';
import { enter } from '../plan/enter';
import type { Ground, Place } from './ground';
import { dayOf, momentOf } from './moments';
import type { StockEvent, Story, Stored } from './story';

type State = Recepcion['estatus'];
const STATES: readonly (readonly [State, number, readonly [number, number]])[] = [
  ['BORRADOR', 2, [1, 2]],
  ['EN_INSPECCION', 3, [1, 3]],
  ['ACEPTADA', 9, [4, 175]],
  ['ACEPTADA_PARCIAL', 4, [8, 160]],
  ['RECHAZADA', 1, [20, 90]],
  ['CANCELADA', 1, [20, 90]],
];
/** Number of steps taken by a reception in each state: entered, inspected, decided. */
const STEPS: Readonly<Record<State, number>> = {
  BORRADOR: 1,
  EN_INSPECCION: 2,
  ACEPTADA: 3,
  ACEPTADA_PARCIAL: 3,
  RECHAZADA: 3,
  CANCELADA: 3,
};
const PLACES = ['CL-AE-01', 'CL-AE-01', 'CL-H01-ALM'] as const;
/**
 * Receptions with a lot that has little life left (DOMAIN g, story 5): `months` is the validity of its letter, `left` the days left of it,
 * `days` the days since the reception.
 */
const SHORT_LIFE: ReadonlyMap<number, { readonly months: number; readonly left: number; readonly days: number }> =
  new Map([
    [5, { months: 1, left: 12, days: 14 }],
    [7, { months: 3, left: 74, days: 14 }],
    [11, { months: 6, left: 121, days: 40 }],
  ]);
const MAX_LINES = 6;
const VAT = 16;
const REJECTIONS = [
  'Empaque secundario mojado',
  'Faltan etiquetas de lote en la caja',
  'Frascos rotos en la caja colectiva',
] as const;
const WHY: Partial<Record<State, string>> = {
  RECHAZADA: 'La entrega llegó sin red fría y sin registrador de temperatura; se devuelve completa.',
  CANCELADA: 'El transportista se llevó la entrega: venía para otro almacén.',
};

export interface Contract {
  readonly contratoId: number;
  readonly numero: string;
  readonly diasCanje: number;
  readonly proveedorId: number;
  readonly supplier: string;
  readonly controlled: boolean;
  readonly lines: readonly { readonly insumoId: number; readonly precio: number }[];
}
type Line = Omit<typeof recepcionDetalle.$inferInsert, 'recepcionId' | 'recepcionDetalleId' | 'orden'>;
export interface Reception {
  readonly key: number;
  readonly estatus: State;
  readonly place: Place;
  readonly contract: Contract;
  readonly moments: readonly Date[];
  readonly folio: string | null;
  readonly random: Random;
  readonly lines: readonly Line[];
  /** Lot that received each line; null when nothing of it was accepted. */
  lots: readonly (number | null)[];
}

/**
 * Returns suppliers' deliveries of half a year in every state, some with rejected pieces, some with an exchange letter for lots with little
 * life.
 */
export async function receptions(ground: Ground): Promise<Story> {
  const { db, baseDate, numbers, place } = ground;
  const contracts = await contractsOf(db);
  const sources = await db
    .select({ id: fuenteFinanciamiento.fuenteFinanciamientoId })
    .from(fuenteFinanciamiento)
    .orderBy(asc(fuenteFinanciamiento.fuenteFinanciamientoId))
    .limit(3);
  const all = STATES.flatMap(([estatus, count, days]) => Array.from({ length: count }, () => ({ estatus, days })));
  const planned = all
    .map(({ estatus, days: [from, to] }, index) => {
      const random = randomFor('recepcion', index);
      const days = SHORT_LIFE.get(index)?.days ?? random.integer(from, to);
      const moments = Array.from({ length: STEPS[estatus] }, (_, step) => momentOf(baseDate, days, step, random));
      return { index, estatus, random, moments };
    })
    .toSorted((a, b) => a.moments[0]!.getTime() - b.moments[0]!.getTime());
  const keys = await reserveKeys(db, recepcion.recepcionId, planned.length);
  const made = planned.map(({ index, ...document }, turn): Reception => {
    const { random, moments } = document;
    const where = place(PLACES[index % PLACES.length]!);
    const contract = random.pick(contracts);
    const folio = moments[1] ? numbers.next('REC', where, moments[1]) : null;
    const fuenteFinanciamientoId = random.pick(sources).id;
    const lines = linesOf(ground, { ...document, index, contract, place: where, fuenteFinanciamientoId });
    return { ...document, key: keys[turn]!, place: where, contract, folio, lines, lots: [] };
  });
  return {
    keys: made.flatMap(({ place: { almacenId }, lines }) => lines.map(({ insumoId }) => ({ almacenId, insumoId }))),
    events: made.flatMap(receptionEvents),
    store: async (into, stored) => {
      await insertRows(into, recepcion, made.map(receptionRow));
      await insertRows(
        into,
        recepcionDetalle,
        made.flatMap(({ key, lines, lots }) =>
          amountsOf(lines).lineas.map((line, orden) => {
            const loteId = lots[orden] ?? null;
            return { ...line, recepcionId: key, orden, loteId: loteId === null ? null : stored.lot(loteId) };
          }),
        ),
      );
      await storeLetters(into, ground, made, stored);
    },
  };
}

/** Returns the contracts of suppliers in good standing, with their supplies. */
export async function contractsOf(db: Queryable): Promise<readonly Contract[]> {
  const rows = await db
    .select({
      contratoId: contrato.contratoId,
      numero: contrato.numero,
      diasCanje: contrato.diasCanje,
      proveedorId: proveedor.proveedorId,
      supplier: proveedor.razonSocial,
      controlled: proveedor.manejaControlados,
    })
    .from(contrato)
    .innerJoin(proveedor, and(eq(proveedor.proveedorId, contrato.proveedorId), eq(proveedor.estatus, 'ACTIVO')))
    .orderBy(asc(contrato.contratoId));
  const lines = grouped(
    await db.select().from(contratoDetalle).orderBy(asc(contratoDetalle.contratoDetalleId)),
    ({ contratoId }) => contratoId,
  );
  return rows.map((row) => ({
    ...row,
    lines: (lines.get(row.contratoId) ?? []).map(({ insumoId, precio }) => ({ insumoId, precio: precio ?? 0 })),
  }));
}

interface Delivery {
  readonly index: number;
  readonly estatus: State;
  readonly random: Random;
  readonly moments: readonly Date[];
  readonly contract: Contract;
  readonly place: Pick<Place, 'almacenId'>;
  readonly fuenteFinanciamientoId: number;
}

function linesOf(ground: Ground, delivery: Delivery): readonly Line[] {
  const { index, estatus, random, moments, contract, place, fuenteFinanciamientoId } = delivery;
  const day = dayOf(moments[0]!);
  const letter = SHORT_LIFE.get(index);
  const partial = estatus === 'ACEPTADA_PARCIAL';
  return contract.lines
    .map((line) => ({ ...line, supply: ground.supplies.get(line.insumoId)! }))
    .filter(({ supply }) => contract.controlled || !isControlled(supply.fraccion))
    .slice(0, random.integer(2, MAX_LINES))
    .map(({ insumoId, precio, supply }, row): Line => {
      const cantidad = random.integer(4, 60) * 10;
      const short = row === 0 ? letter : undefined;
      const rejected = partial && row === 0 ? random.integer(1, 12) : 0;
      const inspected = moments[2] !== undefined && (estatus === 'ACEPTADA' || partial);
      return {
        insumoId,
        numeroLote: supply.requiereLote
          ? `${random.pick(['P', 'R', 'T'])}${day.slice(2, 4)}${random.integer(1000, 9999)}`
          : null,
        caducidad: supply.requiereCaducidad ? addMonths(day, short ? 8 : random.integer(14, 30)) : null,
        cantidad,
        costoUnitario: precio,
        ivaPorcentaje: supply.tipo === 'MEDICAMENTO' ? 0 : VAT,
        temperatura: supply.redFria ? random.integer(30, 70) / 10 : null,
        ubicacionCodigo: ground.shelves({ almacenId: place.almacenId, insumoId }),
        marca: null,
        fechaFabricacion: addDays(addMonths(day, -5), random.integer(0, 60)),
        gtin: barcodeOf(supply.codigosBarras),
        fuenteFinanciamientoId,
        programaId: null,
        cantidadRechazada: inspected ? rejected : null,
        motivoRechazo: rejected > 0 ? REJECTIONS[index % REJECTIONS.length]! : null,
        cartaFolio: short ? `CC/${contract.proveedorId}/${day.slice(0, 4)}/${100 + index}` : null,
        cartaFecha: short ? addMonths(addDays(ground.baseDate, short.left), -short.months) : null,
        cartaVigenciaMeses: short ? short.months : null,
      };
    });
}

function barcodeOf(codes: readonly { readonly gtin?: unknown }[] | null): string | null {
  const gtin = codes?.[0]?.gtin;
  return typeof gtin === 'string' ? gtin : null;
}

export function receptionEvents(reception: Reception): StockEvent[] {
  const { key, folio, place, contract, moments, estatus, lines } = reception;
  const accepted = moments[2];
  if (!accepted || (estatus !== 'ACEPTADA' && estatus !== 'ACEPTADA_PARCIAL')) return [];
  const { ordenSuministro, remision, factura } = papersOf(reception);
  return [
    {
      at: accepted.toISOString(),
      document: stockDocument('RECEPCION_PROVEEDOR', key, folio),
      happens: (hand) => {
        reception.lots = lines.map((line) =>
          acceptedOf(line) === 0
            ? null
            : enter(hand, {
                kind: 'entry',
                tipo: 'E_PROVEEDOR',
                almacenId: place.almacenId,
                insumoId: line.insumoId,
                cantidad: acceptedOf(line),
                lot: {
                  numeroLote: line.numeroLote ?? null,
                  caducidad: line.caducidad ?? null,
                  fuenteFinanciamientoId: line.fuenteFinanciamientoId ?? null,
                  programaId: null,
                  costoUnitario: line.costoUnitario ?? 0,
                  ubicacionCodigo: line.ubicacionCodigo ?? null,
                  proveedorId: contract.proveedorId,
                  fechaFabricacion: line.fechaFabricacion ?? null,
                  codigoBarras: line.gtin ?? null,
                  contrato: contract.numero,
                  ordenSuministro,
                  remision,
                  factura,
                  ivaPorcentaje: line.ivaPorcentaje ?? null,
                  temperaturaRecepcion: line.temperatura ?? null,
                },
                contraparte: contract.supplier,
              }).loteId,
        );
      },
    },
  ];
}

function papersOf({ key, moments }: Reception) {
  const year = moments[0]!.getUTCFullYear();
  return {
    ordenSuministro: `OS-${year}-${String(300 + key).padStart(4, '0')}`,
    remision: `R-${String(41_200 + key * 37)}`,
    factura: `F-${String(8800 + key * 13)}`,
  };
}

export function receptionRow(reception: Reception): typeof recepcion.$inferInsert {
  const { key, folio, estatus, place, contract, moments, lines } = reception;
  const [captured, , decided] = moments;
  const { lineas: _, ...amounts } = amountsOf(lines);
  const since = moments.at(-1)!;
  const isInspected = estatus === 'ACEPTADA' || estatus === 'ACEPTADA_PARCIAL';
  const cold = lines.some(({ temperatura }) => temperatura !== null);
  return {
    recepcionId: key,
    folio,
    estatus,
    almacenId: place.almacenId,
    unidadId: place.unidadId,
    jurisdiccionId: place.jurisdiccionId,
    proveedorId: contract.proveedorId,
    contratoId: contract.contratoId,
    ...papersOf(reception),
    fecha: dayOf(captured!),
    motivo: WHY[estatus] ?? null,
    ...amounts,
    inspeccionEmpaque: isInspected ? (estatus === 'ACEPTADA_PARCIAL' ? 'NO_CUMPLE' : 'CUMPLE') : null,
    inspeccionEtiquetado: isInspected ? 'CUMPLE' : null,
    inspeccionCaducidad: isInspected ? 'CUMPLE' : null,
    inspeccionTemperatura: isInspected ? (cold ? 'CUMPLE' : 'NO_APLICA') : null,
    inspeccionObservaciones:
      estatus === 'ACEPTADA_PARCIAL' ? 'Se separó lo dañado y se levantó acta con el transportista.' : null,
    capturistaId: place.keeperId,
    fechaCaptura: captured!,
    inspectorId: decided && estatus !== 'CANCELADA' ? place.keeperId : null,
    fechaInspeccion: decided && estatus !== 'CANCELADA' ? decided : null,
    estatusDesde: since,
    activo: true,
    version: moments.length,
    creadoPor: place.keeperId,
    fechaCreacion: captured!,
    modificadoPor: place.keeperId,
    fechaModificacion: since,
  };
}

/** Inserts a letter for each lot that was received with one; the lot refers to it. */
async function storeLetters(
  db: Queryable,
  { numbers }: Ground,
  made: readonly Reception[],
  stored: Stored,
): Promise<void> {
  const promised = made.flatMap((reception) =>
    reception.lines.flatMap((line, index) => {
      const loteId = reception.lots[index];
      const { cartaFolio, cartaFecha, cartaVigenciaMeses, caducidad = null } = line;
      if (typeof loteId !== 'number' || !cartaFolio || !cartaFecha || !cartaVigenciaMeses) return [];
      const vigenciaFecha = lastDayOfRight({ memoFecha: cartaFecha, vigenciaMeses: cartaVigenciaMeses, caducidad });
      return [{ reception, line, loteId, cartaFolio, cartaFecha, cartaVigenciaMeses, caducidad, vigenciaFecha }];
    }),
  );
  const keys = await reserveKeys(db, cartaCanje.cartaCanjeId, promised.length);
  await insertRows(
    db,
    cartaCanje,
    promised.map(
      ({ reception, line, loteId, cartaFolio, cartaFecha, cartaVigenciaMeses, caducidad, vigenciaFecha }, index) => {
        const { place, contract, key, moments } = reception;
        return {
          cartaCanjeId: keys[index]!,
          folio: numbers.next('CC', place, moments[2]!),
          estatus: 'VIGENTE',
          memoFolio: cartaFolio,
          memoFecha: cartaFecha,
          vigenciaMeses: cartaVigenciaMeses,
          caducidad,
          vigenciaFecha,
          estatusDesde: moments[2]!,
          plazoRespuestaDias: contract.diasCanje,
          proveedorId: contract.proveedorId,
          recepcionId: key,
          almacenId: place.almacenId,
          unidadId: place.unidadId,
          jurisdiccionId: place.jurisdiccionId,
          insumoId: line.insumoId,
          loteId: stored.lot(loteId),
          cantidad: acceptedOf(line),
          cantidadCanjeada: 0,
          creadoPor: place.keeperId,
          fechaCreacion: moments[2]!,
          modificadoPor: place.keeperId,
          fechaModificacion: moments[2]!,
        };
      },
    ),
  );
  await updateRows(
    db,
    lote,
    lote.loteId,
    promised.map(({ loteId }, index) => ({ loteId: stored.lot(loteId), cartaCanjeId: keys[index]! })),
  );
}
