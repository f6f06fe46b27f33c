import { asc } from 'drizzle-orm';
import {
  motivoSalidaExtraordinaria,
  salidaExtraordinaria,
  salidaExtraordinariaDetalle,
} from '#generated/server/tables.gen';
import { amountsOf } from '#areas/inventario/shared/extraordinaria/amounts';
import type { Lot } from '#areas/inventario/shared/inventario/lot';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { stockDocument } from '#areas/inventario/server/stock/post-stock';
import { expire } from '../plan/stock-moves';
import type { Hand } from '../plan/stock-history';
import { planned, stampsOf, whyOf, type Planned, type State } from './documents';
import { EXIT_WORDS } from './exit-words';
import { rotated, type Ground, type Place } from './ground';
import { dayOf, minutesLater } from './moments';
import { spareLots } from './spare-lots';
import type { StockEvent, Story } from './story';

const STATES: readonly (readonly [State, number])[] = [
  ['BORRADOR', 5],
  ['PENDIENTE_AUTORIZAR', 9],
  ['AUTORIZADA', 5],
  ['RECHAZADA', 5],
  ['CANCELADA', 3],
  ['APLICADA', 39],
  ['REVERSADA', 4],
];
/** Places of the exits, with weights; the demo accounts' places have the largest weights. */
const PLACES: readonly (readonly [string, number])[] = [
  ['CL-AE-01', 4],
  ['CL-H01-ALM', 5],
  ['CL-H01-FAR', 4],
  ['CL-H01-CEN', 3],
  ['CL-AR-01', 2],
  ['CL-H08-ALM', 1],
  ['CL-AR-02', 1],
  ['CL-H09-ALM', 1],
];
/** Warehouses with enough stock for some of it to expire, and with a cold room. */
const LARGE = ['CL-AE-01', 'CL-AR-01', 'CL-AR-02'] as const;

type Reason = typeof motivoSalidaExtraordinaria.$inferSelect;
interface Exit extends Planned<Reason> {
  readonly key: number;
  readonly place: Place;
  readonly folio: string | null;
  /** Set when it is created, from the stock at that time. */
  lots: readonly { readonly lot: Lot; readonly cantidad: number }[];
  /** Changes by which the lots left, in the same order. */
  left: readonly number[];
}

/** Returns the extraordinary exits of half a year, for every reason and in every state. */
export async function exits(ground: Ground): Promise<Story> {
  const { db, baseDate, numbers, place } = ground;
  const reasons = await db
    .select()
    .from(motivoSalidaExtraordinaria)
    .orderBy(asc(motivoSalidaExtraordinaria.motivoSalidaExtraordinariaId));
  const documents = planned('salida-extraordinaria', baseDate, STATES, reasons, ['CADUCIDAD']);
  const keys = await reserveKeys(db, salidaExtraordinaria.salidaExtraordinariaId, documents.length);
  const made = documents.map((document, index): Exit => {
    const { reason, random, sent } = document;
    const needsMuch = reason.clave === 'CADUCIDAD' || reason.clave === 'RUPTURA_RED_FRIA';
    const where = place(needsMuch ? random.pick(LARGE) : random.weighted(PLACES));
    const folio = sent ? numbers.next('SEX', where, sent) : null;
    return { ...document, key: keys[index]!, place: where, folio, lots: [], left: [] };
  });
  return {
    keys: [],
    events: made.flatMap((exit) => eventsOf(ground, exit)),
    store: async (into, stored) => {
      // On some days a warehouse has no stock for a reason. The demo then has one exit fewer instead of failing to start.
      const about = made.filter(({ lots }) => lots.length > 0);
      await insertRows(into, salidaExtraordinaria, about.map(rowOf));
      await insertRows(
        into,
        salidaExtraordinariaDetalle,
        about.flatMap((exit) =>
          linesOf(exit).map((line, orden) => ({
            ...line,
            orden,
            salidaExtraordinariaId: exit.key,
            loteId: stored.lot(line.loteId),
          })),
        ),
      );
    },
  };
}

function eventsOf(ground: Ground, exit: Exit): StockEvent[] {
  const { key, folio, made, sent, decided, applied, reversed, estatus, reason, place } = exit;
  const document = stockDocument('SALIDA_EXTRAORDINARIA', key, folio);
  const { almacenId } = place;
  const unfit = reason.permiteLoteCaducado;
  const lines = () =>
    exit.lots.map(({ lot: { loteId, insumoId }, cantidad }) => ({ almacenId, insumoId, loteId, cantidad }));
  const on = (at: Date | null, happens: (hand: Hand) => void): StockEvent[] =>
    at ? [{ at: at.toISOString(), document, happens }] : [];
  const { destinoTexto } = wordsOf(exit);
  return [
    ...(reason.clave === 'CADUCIDAD' ? [marksExpired(ground, exit)] : []),
    ...on(sent ?? made, (hand) => {
      exit.lots = chosen(ground, exit, hand);
      if (sent) for (const line of lines()) hand.change({ kind: 'reserve', unfit, ...line });
    }),
    ...on(estatus === 'RECHAZADA' || estatus === 'CANCELADA' ? decided : null, (hand) => {
      for (const line of lines()) hand.change({ kind: 'release', ...line });
    }),
    ...on(applied, (hand) => {
      exit.left = lines().map((line) =>
        hand.change({
          kind: 'exit',
          tipo: 'S_EXTRAORDINARIA',
          ...line,
          reserved: line.cantidad,
          unfit,
          contraparte: destinoTexto,
          motivo: reason.nombre,
        }),
      );
    }),
    ...on(reversed, (hand) => {
      const told = { contraparte: destinoTexto, motivo: whyOf(estatus, exit.index) };
      lines().forEach((line, index) =>
        hand.change({ kind: 'return', tipo: 'E_REVERSA', ...line, ...told, reversaDeId: exit.left[index]! }),
      );
    }),
  ];
}

/** The application marks expired lots automatically, before they are written off. */
function marksExpired({ stocked }: Ground, { made, place: { almacenId } }: Exit): StockEvent {
  return {
    at: minutesLater(made, -60).toISOString(),
    document: { tipo: 'CADUCIDAD', id: null, folio: `CAD-${dayOf(made)}` },
    happens: (hand) =>
      expire(
        stocked(almacenId).map((insumoId) => ({ almacenId, insumoId })),
        hand,
      ),
  };
}

/** Returns up to four lots that match the reason, each of another supply, with the number of pieces. */
function chosen(ground: Ground, { reason, place, random }: Exit, hand: Hand): Exit['lots'] {
  const [least, most] = EXIT_WORDS[reason.clave]!.pieces;
  const expired = reason.clave === 'CADUCIDAD';
  const wanted = random.integer(1, 4);
  const found: { lot: Lot; cantidad: number }[] = [];
  for (const insumoId of rotated(ground.stocked(place.almacenId), random)) {
    if (found.length === wanted) break;
    if (reason.clave === 'RUPTURA_RED_FRIA' && !ground.supplies.get(insumoId)?.redFria) continue;
    const [lot] = spareLots(ground, place, insumoId, hand, expired);
    if (!lot) continue;
    const free = lot.existencia - lot.reservada;
    // Expired stock leaves completely.
    found.push({ lot, cantidad: expired ? free : Math.min(free, random.integer(least, most)) });
  }
  return found;
}

function wordsOf({ reason: { clave, requiereActa }, index, made }: Exit) {
  const { remarks, destinations } = EXIT_WORDS[clave]!;
  return {
    observaciones: remarks[index % remarks.length]!,
    destinoTexto: destinations[index % destinations.length] ?? null,
    actaNumero: requiereActa ? `AC-${made.getUTCFullYear()}-${String(index + 1).padStart(3, '0')}` : null,
  };
}

/** The lines of a draft only have lot and quantity; the other lot data are stored when it is sent. */
function linesOf({ lots, sent }: Exit) {
  const lines = lots.map(({ lot: { loteId, insumoId, caducidad, costoUnitario }, cantidad }) => ({
    loteId,
    cantidad,
    observaciones: null,
    insumoId: sent ? insumoId : null,
    caducidad: sent ? caducidad : null,
    costoUnitario: sent ? costoUnitario : null,
  }));
  return amountsOf(lines).lineas;
}

function rowOf(exit: Exit): typeof salidaExtraordinaria.$inferInsert {
  const { key, folio, estatus, place, reason, made, index } = exit;
  const { piezas, importeTotal } = amountsOf(linesOf(exit));
  return {
    salidaExtraordinariaId: key,
    folio,
    estatus,
    almacenId: place.almacenId,
    unidadId: place.unidadId,
    jurisdiccionId: place.jurisdiccionId,
    motivoSalidaExtraordinariaId: reason.motivoSalidaExtraordinariaId,
    fechaDocumento: dayOf(made),
    ...wordsOf(exit),
    motivo: whyOf(estatus, index),
    piezas,
    importeTotal,
    requiereAutorizacion: reason.requiereAutorizacion,
    requiereEvidencia: reason.requiereEvidencia,
    requiereActa: reason.requiereActa,
    permiteLoteCaducado: reason.permiteLoteCaducado,
    destino: reason.destino,
    ...stampsOf(exit, place, reason.requiereAutorizacion),
  };
}
