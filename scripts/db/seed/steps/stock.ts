import { asc, eq, inArray, isNotNull } from 'drizzle-orm';
import {
  almacen,
  fuenteFinanciamiento,
  insumo,
  inventario,
  solicitud,
  solicitudDetalle,
  usuario,
} from '../../../../generated/server/tables.gen';
import { PROFILES } from '../../../../generated/shared/permissions.gen';
import { allocate } from '../../../../src/domain/inventario/allocate';
import { keyOf, startRun, type Holding, type StockRun } from '../../../../src/domain/inventario/apply-changes';
import type { StockChange } from '../../../../src/domain/inventario/change';
import { isExpired, type Lot, type StockKey } from '../../../../src/domain/inventario/lot';
import { piecesOf, received, type SentLot } from '../../../../src/domain/inventario/sent-lot';
import { addDays } from '../../../../src/shared/dates/days';
import { grouped } from '../../../../src/shared/grouped';
import { storeApplied, type StockDocument } from '../../../../src/server/inventario/change-stock';
import { lockHoldings } from '../../../../src/server/inventario/lock-holdings';
import type { SeedContext } from '../context';
import { networkLots, type NetworkLot } from '../plan/network-lots';
import { openingAmount } from '../plan/opening-amount';
import { randomFor, type Random } from '../random';
import { updateRows } from '../store/update-rows';

/** Days before the base date on which every ledger of the demo begins; the oldest request is younger. */
const OPENED_BEFORE = 190;

/** A line of a request that moves stock. */
interface Line extends StockKey {
  readonly solicitudDetalleId: number;
  readonly cantidad: number;
  readonly cantidadRecibida: number | null;
  lotes: readonly SentLot[];
  /** What its lots are, for the other side. */
  sent: ReadonlyMap<number, Lot>;
}

interface Request {
  readonly document: StockDocument;
  readonly origenId: number;
  readonly destinoId: number;
  readonly shipped: string | null;
  readonly receivedAt: string | null;
  readonly lines: readonly Line[];
}

/**
 * Stock of the first copy: every ledger opens half a year ago, and every request of the demo moves what it says, day by day, through the
 * function that writes stock. What is being picked is set apart; what has expired meanwhile is marked.
 */
export async function seedStock(context: SeedContext): Promise<void> {
  const { db, baseDate } = context;
  const requests = await requestsOf(context);
  const holdings = await lockHoldings(db, await keysOf(context, requests));
  const history = new History(holdings);
  await open(context, requests, holdings, history);
  const days = new Set(
    requests.flatMap(({ shipped, receivedAt }) => [shipped, receivedAt].flatMap((day) => day ?? [])),
  );
  for (const day of [...days].toSorted()) {
    for (const request of requests.filter(({ receivedAt }) => receivedAt === day))
      arrive(request, history.on(request.document, day, 21));
    for (const request of requests.filter(({ shipped }) => shipped === day))
      leave(request, history.on(request.document, day, 22));
  }
  for (const request of requests.filter(({ shipped }) => shipped === null))
    setApart(request, history.on(request.document, baseDate, 6));
  expire(holdings, history.on({ tipo: 'CADUCIDAD', id: null, folio: `CAD-${baseDate}` }, baseDate, 7));
  const { storedLot } = await storeApplied(db, holdings, history.result(), history.of, await lastPosting(context));
  await updateRows(
    db,
    solicitudDetalle,
    solicitudDetalle.solicitudDetalleId,
    requests
      .flatMap(({ lines }) => lines)
      .map(({ solicitudDetalleId, lotes }) => ({
        solicitudDetalleId,
        lotes: lotes.map((lot) => ({ ...lot, loteId: storedLot(lot.loteId) })),
      })),
  );
}

/** What happened to stock, told in order. */
class History {
  readonly #run: StockRun;
  readonly #circumstances: { readonly document: StockDocument; readonly now: Date }[] = [];

  constructor(holdings: readonly Holding[]) {
    this.#run = startRun(holdings);
  }

  /** Somebody's hand on a day: what is done with it is told of this document. */
  on(document: StockDocument, day: string, hour: number): Hand {
    const now = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
    return {
      day,
      lots: this.#run.lots,
      change: (change) => {
        this.#circumstances.push({ document, now });
        this.#run.apply(change, day);
      },
    };
  }

  readonly of = (change: number) => this.#circumstances[change]!;
  readonly result = () => this.#run.result();
}

interface Hand {
  readonly day: string;
  readonly lots: StockRun['lots'];
  readonly change: (change: StockChange) => void;
}

/** Every supply that a warehouse is set up for, and every one that a request moves. */
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

/** Opening stock: by the levels of each setting, and enough where others are supplied from. */
async function open(
  { db, baseDate }: SeedContext,
  requests: readonly Request[],
  holdings: readonly StockKey[],
  history: History,
): Promise<void> {
  const supplies = new Map((await db.select().from(insumo)).map((supply) => [supply.insumoId, supply]));
  const sources = await db
    .select({ id: fuenteFinanciamiento.fuenteFinanciamientoId })
    .from(fuenteFinanciamiento)
    .orderBy(asc(fuenteFinanciamiento.fuenteFinanciamientoId));
  const codes = new Map(
    (await db.select({ almacenId: almacen.almacenId, clave: almacen.clave }).from(almacen)).map((row) => [
      row.almacenId,
      row.clave,
    ]),
  );
  const levels = new Map((await db.select().from(inventario)).map((row) => [keyOf(row as StockKey), row]));
  const demand = new Map<string, number>();
  for (const { origenId, lines } of requests)
    for (const { insumoId, cantidad } of lines) {
      const key = keyOf({ almacenId: origenId, insumoId });
      demand.set(key, cantidad + (demand.get(key) ?? 0));
    }
  for (const { almacenId, insumoId } of holdings) {
    const key = keyOf({ almacenId, insumoId });
    const random = randomFor('existencia', almacenId, insumoId);
    const [supply, level] = [supplies.get(insumoId)!, levels.get(key)!];
    const amount = level.maximo === null ? 0 : openingAmount(level, random);
    const hand = history.on(
      { tipo: 'IMPORTACION', id: null, folio: `INI-${codes.get(almacenId)}` },
      addDays(baseDate, -OPENED_BEFORE),
      15,
    );
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

/** An amount over one to three lots; what others will ask for lies in the lot that lives longest. */
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

function setApart({ origenId, lines }: Request, hand: Hand): void {
  for (const line of lines) {
    const { insumoId } = line;
    take(line, origenId, hand);
    for (const { loteId, cantidad } of line.lotes)
      hand.change({ kind: 'reserve', almacenId: origenId, insumoId, loteId, cantidad });
  }
}

function leave({ origenId, destinoId, lines }: Request, hand: Hand): void {
  for (const line of lines) {
    const { insumoId } = line;
    take(line, origenId, hand);
    for (const { loteId, cantidad } of line.lotes)
      hand.change({ kind: 'exit', tipo: 'S_TRANSFERENCIA', almacenId: origenId, insumoId, loteId, cantidad });
    hand.change({ kind: 'transit', almacenId: destinoId, insumoId, cantidad: piecesOf(line.lotes) });
  }
}

function arrive({ destinoId, lines }: Request, hand: Hand): void {
  for (const line of lines) {
    const key = { almacenId: destinoId, insumoId: line.insumoId };
    line.lotes = received(line.lotes, line.cantidadRecibida ?? 0, 0);
    for (const { loteId, cantidadRecibida } of line.lotes)
      if (cantidadRecibida)
        hand.change({
          kind: 'entry',
          tipo: 'E_TRANSFERENCIA',
          ...key,
          cantidad: cantidadRecibida,
          lot: line.sent.get(loteId)!,
        });
    hand.change({ kind: 'transit', ...key, cantidad: -piecesOf(line.lotes) });
  }
}

function take(line: Line, almacenId: number, { lots, day }: Hand): void {
  const { assignments } = allocate(lots({ almacenId, insumoId: line.insumoId }), line.cantidad, day, { daysLeft: 30 });
  line.sent = new Map(assignments.map(({ lot }) => [lot.loteId, lot]));
  line.lotes = assignments.map(({ lot: { loteId, numeroLote, caducidad }, cantidad }) => ({
    loteId,
    numeroLote,
    caducidad,
    cantidad,
    cantidadRecibida: null,
    cantidadRetenida: null,
    loteRetenidoId: null,
  }));
}

/** Lots whose date has passed since they came in. */
function expire(holdings: readonly StockKey[], { lots, day, change }: Hand): void {
  for (const { almacenId, insumoId } of holdings)
    for (const { loteId, estatus, caducidad } of [...lots({ almacenId, insumoId })])
      if (estatus === 'DISPONIBLE' && isExpired({ caducidad }, day))
        change({ kind: 'status', almacenId, insumoId, loteId, estatus: 'CADUCADO', motivo: null });
}

async function lastPosting({ db, baseDate }: SeedContext) {
  const [keeper] = await db
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(eq(usuario.email, PROFILES['Almacen-estatal'].demoUser));
  return { actor: { usuarioId: keeper?.usuarioId ?? null }, now: new Date(`${baseDate}T07:00:00Z`), day: baseDate };
}

/** The requests of the demo that stock moves for, in the order of their keys. */
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
    origenId: row.almacenSurtidorId!,
    destinoId: row.almacenSolicitanteId!,
    shipped: row.fechaEmbarque?.toISOString().slice(0, 10) ?? null,
    receivedAt: row.fechaRecepcion?.toISOString().slice(0, 10) ?? null,
    lines: (lines.get(row.solicitudId) ?? []).map((line) => ({
      solicitudDetalleId: line.solicitudDetalleId,
      almacenId: row.almacenSurtidorId!,
      insumoId: line.insumoId!,
      cantidad: line.cantidadSurtida ?? line.cantidadAutorizada ?? 0,
      cantidadRecibida: line.cantidadRecibida,
      lotes: [],
      sent: new Map(),
    })),
  }));
}
