import { asc, eq, inArray, isNotNull } from 'drizzle-orm';
import {
  almacen,
  fuenteFinanciamiento,
  insumo,
  insumoConfiguracion,
  inventario,
  kardex,
  solicitud,
  solicitudDetalle,
  usuario,
} from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { isControlledClass } from '#areas/farmacia/shared/farmacia/prescription-kind';
import { keyOf, type Applied } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import { piecesOf } from '#areas/inventario/shared/inventario/shipped-lot';
import { addDays } from '#platform/shared/dates/days';
import { grouped } from '#platform/shared/text/grouped';
import type { Queryable } from '#platform/server/db/database';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { storeApplied, type StockDocument } from '#areas/inventario/server/stock/post-stock';
import { lockStock } from '#areas/inventario/server/stock/lock-stock';
import type { SeedContext } from '../context';
import { networkLots, type NetworkLot } from '../plan/network-lots';
import { monthsOfUse, useUp, type MonthOfStock, type UsedSetting } from '../plan/monthly-use';
import { openingAmount } from '../plan/opening-amount';
import { History } from '../plan/stock-history';
import { arrive, expire, leave, reserveStock, use, type Request } from '../plan/stock-moves';
import { randomFor, type Random } from '../random';
import { counts } from '../stories/counts';
import { entries } from '../stories/entries';
import { exchanges } from '../stories/exchanges';
import { exits } from '../stories/exits';
import { groundOf } from '../stories/ground';
import { neighbours } from '../stories/neighbours';
import { openedAt, opening } from '../stories/opening';
import { prescriptions } from '../stories/prescriptions';
import { recall } from '../stories/recall';
import { receptions } from '../stories/receptions';
import type { StockEvent } from '../stories/story';
import { updateRows } from '../store/update-rows';

/**
 * Inserts the stock of the first copy. Every ledger opens half a year ago. Every request of the demo moves its quantities, in chronological
 * order, through the same rules and function that write stock in the application. Quantities being picked are reserved; lots that expired
 * meanwhile are marked.
 */
export async function seedStock(context: SeedContext): Promise<void> {
  const { db, baseDate } = context;
  const requests = await requestsOf(context);
  const codes = new Map(
    (await db.select({ almacenId: almacen.almacenId, clave: almacen.clave }).from(almacen)).map((row) => [
      row.almacenId,
      row.clave,
    ]),
  );
  const demand = demandOf(requests);
  const keys = await keysOf(context, requests);
  const ground = await groundOf(context, keys, new Set(demand.keys()));
  const stories = [
    neighbours(ground),
    await recall(ground),
    await receptions(ground),
    await exchanges(ground),
    await exits(ground),
    await entries(ground),
    await counts(ground),
    await prescriptions(ground),
  ];
  const holdings = await lockStock(db, [...keys, ...stories.flatMap((story) => story.keys)]);
  const history = new History(holdings, ground.shelves);
  const begun = new Set(stories.flatMap(({ begins = [] }) => begins.map(keyOf)));
  // Controlled supplies are dispensed only to patients: the control book identifies the patient of each exit.
  const isGuarded = (insumoId: number) => isControlledClass(ground.supplies.get(insumoId)!.fraccion);
  const settings = (await settingsOf(db)).filter(
    (setting) => !begun.has(keyOf(setting)) && !isGuarded(setting.insumoId),
  );
  const months = monthsOfUse(settings, takenBy(requests), baseDate);
  const usedUp = new Map(stories.flatMap(({ usesUp = new Map<string, number>() }) => [...usesUp]));
  await open(
    context,
    { demand: withUse(demand, months), usedUp },
    holdings.filter((key) => !begun.has(keyOf(key))),
    codes,
    history,
  );
  const events = [
    ...eventsOf(requests, codes, baseDate, isGuarded),
    ...useEvents(months, holdings, codes, (insumoId) => networkLots(ground.supplies.get(insumoId)!, baseDate).at(-1)!),
    ...stories.flatMap((story) => story.events),
  ];
  for (const { at, document, happens } of events.toSorted((a, b) => a.at.localeCompare(b.at)))
    happens(history.on(document, at));
  const dawn = `${baseDate}T06:00:00.000Z`;
  for (const request of requests.filter(({ shipped }) => shipped === null))
    reserveStock(request, history.on(request.document, dawn));
  expire(holdings, history.on({ tipo: 'CADUCIDAD', id: null, folio: `CAD-${baseDate}` }, dawn));
  const applied = await withReversals(db, history.result());
  const { storedLot } = await storeApplied(db, holdings, applied, history.of, await lastPosting(context));
  await updateRows(
    db,
    solicitudDetalle,
    solicitudDetalle.solicitudDetalleId,
    requests
      .flatMap(({ lines, shipped }) => lines.map((line) => ({ ...line, isPicked: shipped !== null })))
      .map(({ solicitudDetalleId, almacenId, insumoId, lotes, isPicked }) => ({
        solicitudDetalleId,
        cantidadApartada: piecesOf(lotes),
        lotes: lotes.map((lot) => ({
          ...lot,
          ubicacionCodigo: isPicked ? null : ground.shelves({ almacenId, insumoId }),
          loteId: storedLot(lot.loteId),
          loteRetenidoId: lot.loteRetenidoId === null ? null : storedLot(lot.loteRetenidoId),
        })),
      })),
  );
  for (const { store } of stories) await store(db, { lot: storedLot });
  await ground.numbers.store(db);
}

/** Resolves reversals, which refer to the reversed change by its position. Movements are stored in this order, so that its row is known. */
async function withReversals(db: Queryable, applied: Applied): Promise<Applied> {
  const rowOf = new Map(applied.movements.map(({ change }, row) => [change, row]));
  const [before] = await reserveKeys(db, kardex.kardexId, 1);
  return {
    ...applied,
    movements: applied.movements.map((movement) =>
      typeof movement.reversaDeId === 'number'
        ? { ...movement, reversaDeId: before! + 1 + rowOf.get(movement.reversaDeId)! }
        : movement,
    ),
  };
}

/** Returns the pieces that requests take from each supply of a warehouse. */
function demandOf(requests: readonly Request[]): ReadonlyMap<string, number> {
  const demand = new Map<string, number>();
  for (const { origenId, lines } of requests)
    for (const { insumoId, cantidad } of lines) {
      const key = keyOf({ almacenId: origenId, insumoId });
      demand.set(key, cantidad + (demand.get(key) ?? 0));
    }
  return demand;
}

/** Returns the pieces that requests take from each supply, at the sending warehouse and at the place where they are used. */
function takenBy(requests: readonly Request[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  const add = (key: string, pieces: number) => taken.set(key, pieces + (taken.get(key) ?? 0));
  for (const { origenId, destinoId, shipped, lines } of requests)
    for (const { insumoId, cantidad, cantidadRecibida } of lines) {
      if (shipped) add(keyOf({ almacenId: origenId, insumoId }), cantidad);
      add(keyOf({ almacenId: destinoId, insumoId }), cantidadRecibida ?? 0);
    }
  return taken;
}

function withUse(demand: ReadonlyMap<string, number>, months: readonly MonthOfStock[]): ReadonlyMap<string, number> {
  const whole = new Map(demand);
  for (const month of months) for (const [key, pieces] of month.use) whole.set(key, pieces + (whole.get(key) ?? 0));
  return whole;
}

/** Returns the use of each month, as one document per warehouse. */
function useEvents(
  months: readonly MonthOfStock[],
  holdings: readonly StockKey[],
  codes: ReadonlyMap<number, string>,
  lotOf: (insumoId: number) => NetworkLot,
): StockEvent[] {
  const byWarehouse = grouped(holdings, ({ almacenId }) => almacenId);
  return months.flatMap(({ day, use: pieces }) =>
    [...byWarehouse].map(([almacenId, own]): StockEvent => ({
      at: `${day}T20:00:00.000Z`,
      document: { tipo: 'CONSUMO', id: null, folio: `CON-${codes.get(almacenId)}-${day.slice(0, 7)}` },
      happens: (hand) => {
        for (const { insumoId } of own) {
          const key = { almacenId, insumoId };
          useUp(key, lotOf(insumoId), pieces.get(keyOf(key)) ?? 0, hand);
        }
      },
    })),
  );
}

async function settingsOf(db: Queryable): Promise<UsedSetting[]> {
  return db
    .select({
      almacenId: insumoConfiguracion.almacenId,
      insumoId: insumoConfiguracion.insumoId,
      puntoReorden: insumoConfiguracion.puntoReorden,
      maximo: insumoConfiguracion.maximo,
      mesesCobertura: insumoConfiguracion.mesesCobertura,
    })
    .from(insumoConfiguracion);
}

/** Returns the stock events of the requests: shipment, arrival, and use in the following weeks. */
function eventsOf(
  requests: readonly Request[],
  codes: ReadonlyMap<number, string>,
  baseDate: string,
  isGuarded: (insumoId: number) => boolean,
): StockEvent[] {
  const events: StockEvent[] = [];
  for (const request of requests) {
    const { document, destinoId, shipped, receivedAt } = request;
    if (shipped) events.push({ at: shipped, document, happens: (hand) => leave(request, hand) });
    if (!receivedAt) continue;
    events.push({ at: receivedAt, document, happens: (hand) => arrive(request, hand) });
    const used = addDays(receivedAt.slice(0, 10), randomFor('consumo', document.id ?? 0).integer(4, 26));
    const consumption: StockDocument = { tipo: 'CONSUMO', id: null, folio: `CON-${codes.get(destinoId)}-${used}` };
    if (used < baseDate)
      events.push({
        at: `${used}T20:00:00.000Z`,
        document: consumption,
        happens: (hand) => use(request, hand, isGuarded),
      });
  }
  return events;
}

/** Returns every supply with a setting in a warehouse, and every one that a request moves. */
async function keysOf({ db }: SeedContext, requests: readonly Request[]): Promise<StockKey[]> {
  const rows = (await db
    .select({ almacenId: inventario.almacenId, insumoId: inventario.insumoId })
    .from(inventario)) as StockKey[];
  return [
    ...rows,
    ...requests.flatMap(({ origenId, destinoId, lines }) =>
      lines.flatMap(({ insumoId }) => [
        { almacenId: origenId, insumoId },
        { almacenId: destinoId, insumoId },
      ]),
    ),
  ];
}

/** Opens the stock according to the levels of each setting. Adds the use of the half year, and enough for warehouses that supply others. */
async function open(
  { db, baseDate }: SeedContext,
  { demand, usedUp }: Readonly<Record<'demand' | 'usedUp', ReadonlyMap<string, number>>>,
  holdings: readonly StockKey[],
  codes: ReadonlyMap<number, string>,
  history: History,
): Promise<void> {
  const supplies = new Map((await db.select().from(insumo)).map((supply) => [supply.insumoId, supply]));
  const sources = await db
    .select({ id: fuenteFinanciamiento.fuenteFinanciamientoId })
    .from(fuenteFinanciamiento)
    .orderBy(asc(fuenteFinanciamiento.fuenteFinanciamientoId));
  const levels = new Map((await db.select().from(inventario)).map((row) => [keyOf(row as StockKey), row]));
  for (const { almacenId, insumoId } of holdings) {
    const key = keyOf({ almacenId, insumoId });
    const random = randomFor('existencia', almacenId, insumoId);
    const [supply, level] = [supplies.get(insumoId)!, levels.get(key)!];
    const amount = (level.maximo === null ? 0 : openingAmount(level, random)) + (usedUp.get(key) ?? 0);
    const hand = history.on(opening(codes.get(almacenId)!), openedAt(baseDate));
    for (const [lot, cantidad] of openingLots(networkLots(supply, baseDate), amount, demand.get(key) ?? 0, random))
      hand.change({
        kind: 'entry',
        tipo: 'E_INICIAL',
        almacenId,
        insumoId,
        cantidad,
        lot: { ...lot, fuenteFinanciamientoId: random.pick(sources).id, programaId: null },
      });
  }
}

/** Distributes an amount over one to three lots. Pieces for later requests are in the lot that expires last. */
function openingLots(
  lots: readonly NetworkLot[],
  amount: number,
  demanded: number,
  random: Random,
): (readonly [NetworkLot, number])[] {
  const chosen = new Set(Array.from({ length: random.integer(1, 3) }, () => random.integer(0, lots.length - 1)));
  const shares = [...chosen].toSorted((a, b) => a - b);
  const amounts = new Map<number, number>();
  let left = amount;
  shares.forEach((lot, index) => {
    const part = index === shares.length - 1 ? left : Math.floor(left / 2);
    amounts.set(lot, part);
    left -= part;
  });
  const last = lots.length - 1;
  amounts.set(last, (amounts.get(last) ?? 0) + demanded);
  return [...amounts].filter(([, cantidad]) => cantidad > 0).map(([lot, cantidad]) => [lots[lot]!, cantidad] as const);
}

async function lastPosting({ db, baseDate }: SeedContext) {
  const [keeper] = await db
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(eq(usuario.email, PROFILES['Almacen-estatal'].demoUser));
  return { actor: { usuarioId: keeper?.usuarioId ?? null }, now: new Date(`${baseDate}T07:00:00Z`), day: baseDate };
}

/** Returns the demo's requests that move stock, sorted by key. */
async function requestsOf({ db }: SeedContext): Promise<Request[]> {
  const documents = await db
    .select()
    .from(solicitud)
    .where(isNotNull(solicitud.surtidorId))
    .orderBy(asc(solicitud.solicitudId));
  const lines = grouped(
    await db
      .select()
      .from(solicitudDetalle)
      .where(
        inArray(
          solicitudDetalle.solicitudId,
          documents.map(({ solicitudId }) => solicitudId),
        ),
      )
      .orderBy(asc(solicitudDetalle.solicitudDetalleId)),
    ({ solicitudId }) => solicitudId,
  );
  return documents.map((row) => ({
    document: { tipo: 'SOLICITUD', id: row.solicitudId, folio: row.folio ?? String(row.solicitudId) },
    origenId: row.almacenSurtidorId,
    destinoId: row.almacenSolicitanteId,
    shipped: row.fechaEmbarque?.toISOString() ?? null,
    receivedAt: row.fechaRecepcion?.toISOString() ?? null,
    lines: (lines.get(row.solicitudId) ?? []).map((line) => ({
      solicitudDetalleId: line.solicitudDetalleId,
      almacenId: row.almacenSurtidorId,
      insumoId: line.insumoId,
      cantidad: line.cantidadSurtida ?? line.cantidadAutorizada ?? 0,
      cantidadRecibida: line.cantidadRecibida,
      cantidadRetenida: line.diferenciaTipo === 'DANADO' ? line.cantidadSurtida! - line.cantidadRecibida! : 0,
      lotes: [],
      sent: new Map(),
    })),
  }));
}
