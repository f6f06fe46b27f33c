import { asc, eq } from 'drizzle-orm';
import {
  cartaCanje,
  lote,
  perfil,
  propuestaCambio,
  propuestaCambioDetalle,
  recepcion,
  recepcionDetalle,
  usuario,
} from '#generated/server/tables.gen';
import { propuestaCambio as derived } from '#areas/proveedores/shared/propuesta-cambio/derived';
import { lastDayOfRight } from '#areas/proveedores/shared/proveedores/last-day-of-right';
import { letterState } from '#areas/proveedores/shared/proveedores/letter-state';
import { amountsOf } from '#areas/proveedores/shared/recepcion/amounts';
import type { PropuestaCambio } from '#generated/shared/types.gen';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { stockDocument } from '#areas/inventario/server/stock/post-stock';
import { randomFor, type Random } from '../random';
import { enter } from '../plan/enter';
import type { Hand } from '../plan/stock-history';
import { updateRows } from '../store/update-rows';
import { EXCHANGE_CASES, type ExchangeCase } from './exchange-cases';
import type { Ground } from './ground';
import { dayOf, momentOf } from './moments';
import { contractsOf, receptionEvents, receptionRow, type Reception } from './receptions';
import type { StockEvent, Story, Stored } from './story';

const PLACES = ['CL-AE-01', 'CL-H01-ALM'] as const;
/** Days since the lots were received. */
const CAME = 150;
/** Number of steps taken by a proposal in each state: created, sent, answered, shipped, received. */
const STEPS: Readonly<Record<PropuestaCambio['estatus'], number>> = {
  BORRADOR: 1,
  ENVIADA: 2,
  CONTRAPROPUESTA: 3,
  RECHAZADA: 3,
  ACEPTADA: 3,
  VENCIDA: 3,
  CANCELADA: 2,
  EN_TRANSITO: 4,
  RECIBIDA_PARCIAL: 5,
  RECIBIDA: 5,
};
const HOLDING: readonly string[] = ['ACEPTADA', 'EN_TRANSITO', 'RECIBIDA_PARCIAL', 'RECIBIDA'];
const LETTER_MONTHS = 6;

interface Exchange {
  readonly told: ExchangeCase;
  readonly index: number;
  readonly random: Random;
  readonly reception: Reception;
  readonly key: number;
  readonly letterKey: number;
  readonly moments: readonly Date[];
  readonly folio: string | null;
  /** Account that acts for the supplier; null without one. */
  readonly supplierId: number | null;
  /** Set when it is sent, from the pieces in stock at that time. */
  pieces: number;
  /** Pieces that were exchanged. */
  moved: number;
  /** Replacement lot that was received. */
  fresh: number | null;
}

/** Returns lots whose exchange letters end on different days, and exchange proposals in each state. */
export async function exchanges(ground: Ground): Promise<Story> {
  const { db, baseDate, numbers, place, supplies, stocked, promised } = ground;
  const contracts = await contractsOf(db);
  const [account] = await db
    .select({ usuarioId: usuario.usuarioId, proveedorId: usuario.proveedorId })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(eq(perfil.nombre, 'Proveedor'))
    .orderBy(asc(usuario.usuarioId))
    .limit(1);
  const own = contracts.filter(({ proveedorId }) => proveedorId === account?.proveedorId);
  const others = contracts.filter(({ proveedorId }) => proveedorId !== account?.proveedorId);
  const [keys, letterKeys, receptionKeys] = [
    await reserveKeys(db, propuestaCambio.propuestaCambioId, EXCHANGE_CASES.length),
    await reserveKeys(db, cartaCanje.cartaCanjeId, EXCHANGE_CASES.length),
    await reserveKeys(db, recepcion.recepcionId, EXCHANGE_CASES.length),
  ];
  const taken = new Set<string>();
  const made = EXCHANGE_CASES.flatMap((told, index): Exchange[] => {
    const random = randomFor('canje', index);
    const where = place(PLACES[told.central ? 0 : index % PLACES.length]!);
    const held = new Set(stocked(where.almacenId));
    const keyOf = (insumoId: number) => `${where.almacenId} ${insumoId}`;
    const fits = ({ insumoId }: { readonly insumoId: number }) => {
      const supply = supplies.get(insumoId)!;
      return supply.requiereLote && supply.requiereCaducidad && !supply.redFria && !promised(where.almacenId, insumoId);
    };
    // In warehouses that serve patients, supplies in use would be consumed before a proposal.
    const used = where.clave !== PLACES[0];
    /** Avoids repeating a supply while others are left. */
    const rank = ({ insumoId }: { readonly insumoId: number }) =>
      (taken.has(keyOf(insumoId)) ? 2 : 0) + (held.has(insumoId) === used ? 1 : 0);
    const [offer] = (told.other ? others : own)
      .flatMap((contract) => contract.lines.filter(fits).map((line) => ({ contract, line })))
      .toSorted((a, b) => rank(a.line) - rank(b.line));
    if (!offer) return [];
    const { contract, line } = offer;
    taken.add(keyOf(line.insumoId));
    const came = Array.from({ length: 3 }, (_, step) => momentOf(baseDate, CAME - index, step, random));
    const right = addDays(baseDate, told.right);
    const reception: Reception = {
      key: receptionKeys[index]!,
      estatus: 'ACEPTADA',
      place: where,
      contract,
      moments: came,
      folio: numbers.next('REC', where, came[1]!),
      random,
      lines: [
        {
          insumoId: line.insumoId,
          numeroLote: `C${String(index + 1).padStart(2, '0')}${random.integer(1000, 9999)}`,
          caducidad: addDays(baseDate, told.expires),
          cantidad: random.integer(6, 40) * 10,
          costoUnitario: line.precio,
          ivaPorcentaje: 0,
          cantidadRechazada: 0,
          cartaFolio: `CC/${contract.proveedorId}/${baseDate.slice(0, 4)}/${300 + index}`,
          cartaFecha: addMonths(right, -LETTER_MONTHS),
          cartaVigenciaMeses: LETTER_MONTHS,
        },
      ],
      lots: [],
    };
    const moments = told.estatus
      ? Array.from({ length: STEPS[told.estatus] }, (_, step) => momentOf(baseDate, told.days, step, random))
      : [];
    const folio = moments[1] ? numbers.next('PCI', where, moments[1]) : null;
    return [
      {
        told,
        index,
        random,
        reception,
        key: keys[index]!,
        letterKey: letterKeys[index]!,
        moments,
        folio,
        supplierId: told.other ? null : (account?.usuarioId ?? null),
        pieces: 0,
        moved: 0,
        fresh: null,
      },
    ];
  });
  return {
    keys: made.map(({ reception: { place: at, lines } }) => ({
      almacenId: at.almacenId,
      insumoId: lines[0]!.insumoId,
    })),
    events: made.flatMap((exchange) => [...receptionEvents(exchange.reception), ...eventsOf(ground, exchange)]),
    store: async (into, stored) => {
      await insertRows(
        into,
        recepcion,
        made.map(({ reception }) => receptionRow(reception)),
      );
      await insertRows(
        into,
        recepcionDetalle,
        made.flatMap(({ reception: { key, lines, lots } }) =>
          amountsOf(lines).lineas.map((line, orden) => ({
            ...line,
            recepcionId: key,
            orden,
            loteId: stored.lot(lots[orden]!),
          })),
        ),
      );
      await insertRows(
        into,
        cartaCanje,
        made.map((exchange) => letterRow(ground, exchange, stored)),
      );
      await updateRows(
        into,
        lote,
        lote.loteId,
        made.map(({ reception, letterKey }) => ({ loteId: stored.lot(reception.lots[0]!), cartaCanjeId: letterKey })),
      );
      const proposed = made.filter(({ told, pieces }) => told.estatus !== null && pieces > 0);
      const rows = proposed.map((exchange) => proposalRow(ground, exchange, stored));
      await insertRows(
        into,
        propuestaCambio,
        rows.map(({ row }) => row),
      );
      await insertRows(
        into,
        propuestaCambioDetalle,
        rows.flatMap(({ lines }) => lines),
      );
    },
  };
}

function eventsOf({ baseDate }: Ground, exchange: Exchange): StockEvent[] {
  const { told, reception, key, folio, moments } = exchange;
  const { almacenId } = reception.place;
  const { insumoId } = reception.lines[0]!;
  const at = { almacenId, insumoId };
  const document = stockDocument('CANJE', key, folio);
  const on = (moment: Date | undefined, happens: (hand: Hand) => void): StockEvent[] =>
    moment ? [{ at: moment.toISOString(), document, happens }] : [];
  const old = (hand: Hand) => hand.lots(at).find(({ loteId }) => loteId === reception.lots[0]);
  const isHeld = told.estatus !== null && HOLDING.includes(told.estatus);
  return [
    ...on(moments[0], (hand) => {
      const lot = old(hand);
      exchange.pieces = lot ? lot.existencia - lot.reservada : 0;
    }),
    ...on(isHeld ? moments[2] : undefined, (hand) => {
      const lot = old(hand);
      exchange.pieces = Math.min(exchange.pieces, lot ? lot.existencia - lot.reservada : 0);
      if (exchange.pieces > 0)
        hand.change({ kind: 'reserve', unfit: true, ...at, loteId: reception.lots[0]!, cantidad: exchange.pieces });
    }),
    ...on(isHeld ? moments[4] : undefined, (hand) => {
      const cantidad = told.estatus === 'RECIBIDA' ? exchange.pieces : Math.floor(exchange.pieces / 2);
      if (cantidad === 0) return;
      const { contract, lines } = reception;
      hand.change({
        kind: 'exit',
        tipo: 'S_CANJE',
        ...at,
        loteId: reception.lots[0]!,
        cantidad,
        reserved: cantidad,
        unfit: true,
        contraparte: contract.supplier,
      });
      exchange.moved = cantidad;
      exchange.fresh = enter(hand, {
        kind: 'entry',
        tipo: 'E_CANJE',
        ...at,
        cantidad,
        lot: {
          ...promisedLot(exchange, baseDate),
          fuenteFinanciamientoId: null,
          programaId: null,
          costoUnitario: lines[0]!.costoUnitario ?? 0,
          proveedorId: contract.proveedorId,
          contrato: contract.numero,
        },
        contraparte: contract.supplier,
      }).loteId;
    }),
  ];
}

function promisedLot({ index }: Exchange, baseDate: string) {
  return {
    numeroLote: `N${String(index + 1).padStart(2, '0')}${index * 37 + 1200}`,
    caducidad: addMonths(baseDate, 26),
  };
}

function letterRow({ numbers }: Ground, exchange: Exchange, stored: Stored): typeof cartaCanje.$inferInsert {
  const { told, reception, letterKey, moved, pieces } = exchange;
  const { place, contract, key, moments, lines, lots } = reception;
  const { cartaFolio, cartaFecha, cantidad, caducidad = null, insumoId } = lines[0]!;
  const waiting = told.estatus !== null && ['ACEPTADA', 'EN_TRANSITO', 'RECIBIDA_PARCIAL'].includes(told.estatus);
  const counts = { cantidad, cantidadCanjeada: moved, piezasEnCanje: waiting ? pieces - moved : 0 };
  const at = moments[2]!;
  return {
    cartaCanjeId: letterKey,
    folio: numbers.next('CC', place, at),
    estatus: told.letter ?? letterState(counts),
    memoFolio: cartaFolio!,
    memoFecha: cartaFecha!,
    vigenciaMeses: LETTER_MONTHS,
    vigenciaFecha: lastDayOfRight({ memoFecha: cartaFecha!, vigenciaMeses: LETTER_MONTHS, caducidad }),
    caducidad,
    plazoRespuestaDias: contract.diasCanje,
    proveedorId: contract.proveedorId,
    recepcionId: key,
    almacenId: place.almacenId,
    unidadId: place.unidadId,
    jurisdiccionId: place.jurisdiccionId,
    insumoId,
    loteId: stored.lot(lots[0]!),
    ...counts,
    estatusDesde: at,
    creadoPor: place.keeperId,
    fechaCreacion: at,
    modificadoPor: place.keeperId,
    fechaModificacion: at,
  };
}

function proposalRow({ baseDate, officeId }: Ground, exchange: Exchange, stored: Stored) {
  const { told, reception, key, folio, moments, pieces, moved, fresh, supplierId, letterKey } = exchange;
  const { place, contract, lines, lots } = reception;
  const [made, sent, answered, shipped, received] = moments;
  const estatus = told.estatus!;
  const tipo = told.tipo ?? 'MISMO_INSUMO';
  const isCredit = tipo === 'NOTA_CREDITO';
  const { insumoId, numeroLote = null, caducidad = null, costoUnitario = 0 } = lines[0]!;
  const line = {
    loteSaleId: stored.lot(lots[0]!),
    cantidadSale: pieces,
    cantidadEntra: isCredit ? null : pieces,
    numeroLoteEntra: isCredit ? null : promisedLot(exchange, baseDate).numeroLote,
    caducidadEntra: isCredit ? null : promisedLot(exchange, baseDate).caducidad,
    insumoId: sent ? insumoId : null,
    numeroLote: sent ? numeroLote : null,
    caducidad: sent ? caducidad : null,
    costoUnitario: sent ? costoUnitario : null,
    cartaCanjeId: sent ? letterKey : null,
    piezasPorDerecho: sent ? pieces : null,
    cantidadContra: estatus === 'CONTRAPROPUESTA' ? Math.ceil(pieces / 2) : null,
    condicion: moved > 0 ? ('BUENA' as const) : null,
    recibidoCantidad: received ? moved : null,
    entregadoCantidad: received ? moved : null,
    rechazadoCantidad: received ? 0 : null,
    loteEntraId: fresh === null ? null : stored.lot(fresh),
  };
  const { lineas, ...amounts } = derived({ tipo, lineas: [line] } as unknown as PropuestaCambio);
  const since = moments.at(-1)!;
  const expired = estatus === 'VENCIDA';
  return {
    lines: [{ ...line, propuestaCambioId: key, orden: 0, pendiente: lineas?.[0]?.pendiente ?? null }],
    row: {
      propuestaCambioId: key,
      folio,
      estatus,
      proveedorId: contract.proveedorId,
      almacenId: place.almacenId,
      unidadId: place.unidadId,
      jurisdiccionId: place.jurisdiccionId,
      tipo,
      fechaCompromiso: addDays(dayOf(made!), expired ? 12 : 14 + (exchange.index % 6)),
      proveedorNota: told.note ?? null,
      motivo: told.motivo ?? null,
      ronda: estatus === 'CONTRAPROPUESTA' ? 1 : 0,
      ...amounts,
      remision: shipped ? `RC-${String(5100 + key * 17)}` : null,
      firma: received ? 'Chofer de la empresa' : null,
      elaboraId: supplierId,
      enviaId: sent ? supplierId : null,
      respondeId: answered ? officeId : null,
      receptorId: received ? place.keeperId : null,
      fechaElaboracion: made!,
      fechaEnvio: sent ?? null,
      fechaRespuesta: answered ?? null,
      fechaEmbarque: shipped ?? null,
      fechaRecepcion: received ?? null,
      estatusDesde: since,
      estatusLimite:
        estatus === 'ENVIADA' || estatus === 'CONTRAPROPUESTA' ? new Date(since.getTime() + 120 * 3_600_000) : null,
      activo: true,
      version: moments.length,
      creadoPor: supplierId,
      fechaCreacion: made!,
      modificadoPor: supplierId,
      fechaModificacion: since,
    } satisfies typeof propuestaCambio.$inferInsert,
  };
}
