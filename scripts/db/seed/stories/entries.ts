import { asc } from 'drizzle-orm';
import {
  entradaExtraordinaria,
  entradaExtraordinariaDetalle,
  motivoEntradaExtraordinaria,
} from '#generated/server/tables.gen';
import { amountsOf } from '#areas/inventario/shared/extraordinaria/amounts';
import { LEAST_LIFE_DAYS } from '#areas/inventario/shared/extraordinaria/limits';
import { addDays } from '#platform/shared/dates/days';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { stockDocument } from '#areas/inventario/server/stock/post-stock';
import { networkLots } from '../plan/network-lots';
import type { Hand } from '../plan/stock-history';
import { planned, stampsOf, whyOf, type Planned, type State } from './documents';
import { enter } from '../plan/enter';
import { ENTRY_WORDS } from './entry-words';
import { rotated, type Ground, type Place } from './ground';
import { dayOf } from './moments';
import type { StockEvent, Story } from './story';

const STATES: readonly (readonly [State, number])[] = [
  ['BORRADOR', 3],
  ['PENDIENTE_AUTORIZAR', 6],
  ['AUTORIZADA', 3],
  ['RECHAZADA', 3],
  ['CANCELADA', 2],
  ['APLICADA', 20],
  ['REVERSADA', 3],
];
const PLACES: readonly (readonly [string, number])[] = [
  ['CL-AE-01', 3],
  ['CL-H01-ALM', 4],
  ['CL-H01-FAR', 4],
  ['CL-H01-CEN', 2],
  ['CL-AR-01', 1],
  ['CL-H02-ALM', 1],
  ['CL-H09-ALM', 1],
];

type Reason = typeof motivoEntradaExtraordinaria.$inferSelect;
interface Line {
  readonly insumoId: number;
  readonly numeroLote: string | null;
  readonly caducidad: string | null;
  readonly cantidad: number;
  readonly costoUnitario: number | null;
  readonly ubicacionCodigo: string | null;
}
interface Entry extends Planned<Reason> {
  readonly key: number;
  readonly place: Place;
  readonly folio: string | null;
  readonly lines: readonly Line[];
  /** Lot that received the pieces of each line, with the change. */
  came: readonly { readonly loteId: number; readonly change: number }[];
}

/** Returns the extraordinary entries of half a year, for every reason and in every state. */
export async function entries(ground: Ground): Promise<Story> {
  const { db, baseDate, numbers, place } = ground;
  const reasons = await db
    .select()
    .from(motivoEntradaExtraordinaria)
    .orderBy(asc(motivoEntradaExtraordinaria.motivoEntradaExtraordinariaId));
  const documents = planned('entrada-extraordinaria', baseDate, STATES, reasons);
  const keys = await reserveKeys(db, entradaExtraordinaria.entradaExtraordinariaId, documents.length);
  const made = documents.map((document, index): Entry => {
    const { random, sent } = document;
    const where = place(random.weighted(PLACES));
    const folio = sent ? numbers.next('EEX', where, sent) : null;
    return { ...document, key: keys[index]!, place: where, folio, lines: linesOf(ground, document, where), came: [] };
  });
  return {
    keys: [],
    events: made.flatMap(eventsOf),
    store: async (into, stored) => {
      await insertRows(into, entradaExtraordinaria, made.map(rowOf));
      await insertRows(
        into,
        entradaExtraordinariaDetalle,
        made.flatMap(({ key, lines, came }) =>
          amountsOf(lines).lineas.map((line, orden) => ({
            ...line,
            orden,
            entradaExtraordinariaId: key,
            loteId: came[orden] ? stored.lot(came[orden].loteId) : null,
          })),
        ),
      );
    },
  };
}

/** Returns one to three lines with supplies of the warehouse. No request takes these pieces before the entry may be reversed. */
function linesOf(ground: Ground, { reason, random }: Planned<Reason>, { almacenId }: Place): readonly Line[] {
  const supplies = rotated(
    ground
      .stocked(almacenId)
      .filter((insumoId) => !ground.promised(almacenId, insumoId))
      .map((insumoId) => ground.supplies.get(insumoId)!),
    random,
  );
  const [least, most] = ENTRY_WORDS[reason.clave]!.pieces;
  return supplies.slice(0, random.integer(1, 3)).map((supply) => {
    const lots = networkLots(supply, ground.baseDate);
    // Samples are donated shortly before they expire; all other lots have enough life left.
    const { numeroLote, caducidad, costoUnitario } = (reason.clave === 'MUESTRA_MEDICA' ? lots[1] : lots.at(-1))!;
    return {
      insumoId: supply.insumoId,
      numeroLote,
      caducidad,
      cantidad: random.integer(least, most),
      costoUnitario: reason.permiteSinCosto ? null : costoUnitario,
      ubicacionCodigo: ground.shelves({ almacenId, insumoId: supply.insumoId }),
    };
  });
}

function eventsOf(entry: Entry): StockEvent[] {
  const { key, folio, place, reason, lines, estatus, index, applied, reversed } = entry;
  const document = stockDocument('ENTRADA_EXTRAORDINARIA', key, folio);
  const { almacenId } = place;
  const contraparte = wordsOf(entry).procedencia;
  const on = (at: Date | null, happens: (hand: Hand) => void): StockEvent[] =>
    at ? [{ at: at.toISOString(), document, happens }] : [];
  return [
    ...on(applied, (hand) => {
      entry.came = lines.map(({ insumoId, cantidad, costoUnitario, caducidad, ...lot }) =>
        enter(hand, {
          kind: 'entry',
          tipo: 'E_EXTRAORDINARIA',
          almacenId,
          insumoId,
          cantidad,
          lot: { ...lot, caducidad, fuenteFinanciamientoId: null, programaId: null, costoUnitario: costoUnitario ?? 0 },
          held: caducidad !== null && caducidad < addDays(hand.day, LEAST_LIFE_DAYS) ? 'CUARENTENA' : null,
          contraparte,
          motivo: reason.nombre,
        }),
      );
    }),
    ...on(reversed, (hand) => {
      lines.forEach(({ insumoId, cantidad }, line) => {
        const { loteId, change } = entry.came[line]!;
        hand.change({
          kind: 'exit',
          tipo: 'S_REVERSA',
          almacenId,
          insumoId,
          loteId,
          cantidad,
          unfit: true,
          contraparte,
          motivo: whyOf(estatus, index),
          reversaDeId: change,
        });
      });
    }),
  ];
}

function wordsOf({ reason: { clave }, index }: Entry) {
  const { remarks, origins } = ENTRY_WORDS[clave]!;
  return { observaciones: remarks[index % remarks.length]!, procedencia: origins[index % origins.length]! };
}

function rowOf(entry: Entry): typeof entradaExtraordinaria.$inferInsert {
  const { key, folio, estatus, place, reason, made, index, lines } = entry;
  const { piezas, importeTotal } = amountsOf(lines);
  return {
    entradaExtraordinariaId: key,
    folio,
    estatus,
    almacenId: place.almacenId,
    unidadId: place.unidadId,
    jurisdiccionId: place.jurisdiccionId,
    motivoEntradaExtraordinariaId: reason.motivoEntradaExtraordinariaId,
    fechaDocumento: dayOf(made),
    ...wordsOf(entry),
    motivo: whyOf(estatus, index),
    piezas,
    importeTotal,
    requiereAutorizacion: reason.requiereAutorizacion,
    requiereEvidencia: reason.requiereEvidencia,
    permiteSinCosto: reason.permiteSinCosto,
    ...stampsOf(entry, place, reason.requiereAutorizacion),
  };
}
