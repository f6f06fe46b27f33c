import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import type { TipoOrdenCargo } from '#generated/shared/enums.gen';
import { ordenCargo as derived } from '#areas/ordenes/shared/orden-cargo/derived';
import { shiftAt } from '#areas/red/shared/hospital/shifts';
import { allocate } from '#areas/inventario/shared/inventario/allocate';
import { piecesIn, type OrderLine } from '#areas/ordenes/shared/orden-cargo/lines';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { folio as counters } from '#platform/server/db/system-tables';
import { stockDocument, storeApplied } from '#areas/inventario/server/stock/post-stock';
import { lockStock } from '#areas/inventario/server/stock/lock-stock';
import { grouped } from '#platform/shared/text/grouped';
import type { OrdenCargo } from '#generated/shared/types/orden-cargo.gen';
import { noonOf } from '../present';
import type { SeedContext } from '../context';
import { shelvesOf } from '../stories/shelves';
import { History } from '../plan/stock-history';
import { randomFor, type Random } from '../random';
import { KETOROLAC } from './supply-settings';

const ORDERS = 900;
/** Age of the oldest orders, in days. */
const DAYS = 21;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Orders in progress today, in the sequence of the story; all others are finished. */
const TODAY: readonly (readonly [OrdenCargo['estatus'], number])[] = [
  ['BORRADOR', 8],
  ['PENDIENTE_AUTORIZAR', 18],
  ['AUTORIZADA', 20],
  ['EN_SURTIMIENTO', 8],
  ['SURTIDA', 14],
  ['SURTIDA_PARCIAL', 8],
  ['RECIBIDA', 50],
];
/** Story 3: urgent orders that were dispensed but not yet regularised. */
const UNREGULARISED = 3;
/** Minutes from request to dispensing, with proportions: urgent orders, ordinary ones, and those that wait for another shift. */
const [URGENT, USUAL, SLOW] = [
  [20, 45],
  [20, 75],
  [120, 300],
] as const;
const SLOWLY = 0.012;
/** Minimum minutes since the end of a finished order. */
const OVER_MINUTES = 20;
/** Proportions of finished orders that were rejected, and that were cancelled. */
const [REJECTED, CANCELLED] = [0.05, 0.05];

interface Stay {
  readonly hospitalizacionId: number;
  readonly pacienteId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
  readonly servicioId: number;
  readonly camaId: number | null;
  readonly clues: string;
  readonly zone: string;
  readonly servicioNombre: string;
  readonly almacenId: number;
  readonly from: Date;
  readonly to: Date;
  readonly isIn: boolean;
}

interface People {
  readonly askers: readonly number[];
  readonly chiefs: readonly number[];
  readonly pharmacists: readonly number[];
}

interface Planned {
  readonly stay: Stay;
  readonly at: Date;
  readonly estatus: OrdenCargo['estatus'];
  readonly unregularised: boolean;
  readonly place: number;
}

/**
 * Inserts charge orders of the current inpatients: today's in every state and finished ones, with the dispensed supplies in the ledger.
 * Adds movements of a supply only after the last one in its ledger. Without inpatients it does nothing.
 */
export async function seedChargeOrders(context: SeedContext): Promise<void> {
  const { db, baseDate } = context;
  const now = noonOf(baseDate);
  const stays = await staysOf(context, now);
  const inside = stays.filter(({ isIn }) => isIn);
  if (inside.length === 0) return;
  const people = await peopleOf(context);
  const plans = planned(stays, inside, now);
  const supplies = await suppliesAt(context, [...new Set(stays.map(({ almacenId }) => almacenId))]);
  const holdings = await lockStock(
    db,
    [...supplies].flatMap(([almacenId, own]) => own.map(({ insumoId }) => ({ almacenId, insumoId }))),
  );
  const history = new History(holdings, await shelvesOf(db));
  const [reason] = await db
    .select({ id: tables.motivoNoSurtido.motivoNoSurtidoId })
    .from(tables.motivoNoSurtido)
    .where(eq(tables.motivoNoSurtido.clave, 'AGOTADO'));
  const keys = await reserveKeys(db, tables.ordenCargo.ordenCargoId, plans.length);
  const folios = new Map<string, { unidadId: number; anio: number; ultimo: number }>();
  const handed = new Map<number, number>();
  const rows: (typeof tables.ordenCargo.$inferInsert)[] = [];
  const lines: (typeof tables.ordenCargoDetalle.$inferInsert)[] = [];
  for (const [index, plan] of plans.entries()) {
    const random = randomFor('orden-cargo', plan.place);
    const made = orderOf(plan, keys[index]!, {
      random,
      people: people.get(plan.stay.unidadId) ?? { askers: [], chiefs: [], pharmacists: [] },
      supplies: supplies.get(plan.stay.almacenId) ?? [],
      history,
      folios,
      handedAt: (almacenId, asked, minutes) => {
        const wished = Math.min(asked.getTime() + minutes * MINUTE_MS, now.getTime() - OVER_MINUTES * MINUTE_MS);
        const moment = Math.max(wished, handed.get(almacenId) ?? 0);
        handed.set(almacenId, moment);
        return new Date(moment);
      },
      now,
      reasonId: reason?.id ?? null,
    });
    if (made === null) continue;
    rows.push(made.row);
    lines.push(...made.lines);
  }
  await storeApplied(db, holdings, history.result(), history.of, {
    actor: { usuarioId: null },
    now,
    day: baseDate,
  });
  await insertRows(db, tables.ordenCargo, rows);
  await insertRows(db, tables.ordenCargoDetalle, lines);
  if (folios.size > 0)
    await db
      .insert(counters)
      .values([...folios.values()].map((row) => ({ serie: 'OC', ...row })))
      .onConflictDoUpdate({
        target: [counters.serie, counters.unidadId, counters.anio],
        set: { ultimo: sql`greatest(${counters.ultimo}, excluded.ultimo)` },
      });
}

function planned(stays: readonly Stay[], inside: readonly Stay[], now: Date): Planned[] {
  const plans: Planned[] = [];
  const random = randomFor('orden-cargo', ORDERS);
  const add = (stay: Stay, at: Date, estatus: OrdenCargo['estatus'], unregularised = false) =>
    plans.push({ stay, at, estatus, unregularised, place: plans.length });
  const within = (stay: Stay, from: number, to: number) =>
    new Date(Math.max(stay.from.getTime() + HOUR_MS, from + random.next() * Math.max(0, to - from)));
  for (let nth = 0; nth < UNREGULARISED; nth++)
    add(
      random.pick(inside),
      within(inside[0]!, now.getTime() - 30 * HOUR_MS, now.getTime() - 26 * HOUR_MS),
      'RECIBIDA',
      true,
    );
  for (const [estatus, times] of TODAY)
    for (let nth = 0; nth < times; nth++) {
      const stay = random.pick(inside);
      const back = estatus === 'RECIBIDA' ? 18 : 3;
      add(stay, within(stay, now.getTime() - back * HOUR_MS, now.getTime() - HOUR_MS), estatus);
    }
  while (plans.length < ORDERS) {
    const stay = random.pick(stays);
    const from = Math.max(stay.from.getTime(), now.getTime() - DAYS * DAY_MS);
    const to = Math.min(stay.to.getTime(), now.getTime() - 30 * HOUR_MS);
    const drawn = random.next();
    const estatus = drawn < REJECTED ? 'RECHAZADA' : drawn < REJECTED + CANCELLED ? 'CANCELADA' : 'CERRADA';
    if (to <= from) {
      add(
        stay,
        within(stay, now.getTime() - 20 * HOUR_MS, now.getTime() - 2 * HOUR_MS),
        stay.isIn ? 'RECIBIDA' : 'CANCELADA',
      );
      continue;
    }
    add(stay, new Date(from + random.next() * (to - from)), estatus);
  }
  return plans.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.place - b.place);
}

interface Making {
  readonly random: Random;
  readonly people: People;
  readonly supplies: readonly Supply[];
  readonly history: History;
  readonly folios: Map<string, { unidadId: number; anio: number; ultimo: number }>;
  /** Returns the time at which a warehouse dispenses an order. Times increase, as its ledger requires. */
  readonly handedAt: (almacenId: number, asked: Date, minutes: number) => Date;
  readonly now: Date;
  readonly reasonId: number | null;
}

const SENT: readonly string[] = ['BORRADOR'];
const AUTHORISED: readonly string[] = [
  'AUTORIZADA',
  'EN_SURTIMIENTO',
  'SURTIDA',
  'SURTIDA_PARCIAL',
  'RECIBIDA',
  'CERRADA',
];
const DISPENSED: readonly string[] = ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA'];
const RECEIVED: readonly string[] = ['RECIBIDA', 'CERRADA'];

function orderOf(plan: Planned, ordenCargoId: number, making: Making) {
  const { stay, at, estatus, unregularised } = plan;
  const { random, people, history, reasonId } = making;
  const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
  const known = making.supplies.filter(({ last }) => last === null || last < at);
  const chosen = distinct(
    random,
    unregularised ? preferred(making.supplies, known) : known,
    unregularised ? 1 : random.integer(1, 4),
  );
  if (chosen.length === 0) return null;
  const asker = pickOf(random, people.askers);
  const chief = pickOf(
    random,
    people.chiefs.filter((id) => id !== asker),
  );
  const pharmacist = pickOf(random, people.pharmacists);
  const folio = SENT.includes(estatus) ? null : folioOf(making.folios, stay, at);
  const isUrgent = unregularised || random.chance(0.06);
  const pace = randomFor('orden-cargo-minutos', plan.place);
  const [least, most] = isUrgent ? URGENT : pace.chance(SLOWLY) ? SLOW : USUAL;
  const isDispensed = DISPENSED.includes(estatus);
  const isTaken = isDispensed || estatus === 'EN_SURTIMIENTO';
  const handed = isTaken ? making.handedAt(stay.almacenId, at, pace.integer(least, most)) : after(least);
  const hand = history.on(stockDocument('ORDEN_CARGO', ordenCargoId, folio), handed.toISOString());
  const lineas = chosen.map(({ insumoId }, index): OrderLine => {
    const cantidadSolicitada = random.integer(1, 3);
    const line: OrderLine = {
      insumoOrdenCargoId: 0,
      insumoId,
      cantidadSolicitada,
      estatusLinea: 'PENDIENTE',
      cantidadAutorizada: AUTHORISED.includes(estatus) ? cantidadSolicitada : null,
    };
    if (estatus === 'EN_SURTIMIENTO') {
      const { assignments } = allocate(
        hand.lots({ almacenId: stay.almacenId, insumoId }),
        cantidadSolicitada,
        hand.day,
      );
      for (const { lot, cantidad } of assignments)
        hand.change({ kind: 'reserve', almacenId: stay.almacenId, insumoId, loteId: lot.loteId, cantidad });
      return {
        ...line,
        apartados: assignments.map(({ lot, cantidad }) => ({
          loteId: lot.loteId,
          numeroLote: lot.numeroLote,
          caducidad: lot.caducidad,
          cantidad,
        })),
      };
    }
    if (!DISPENSED.includes(estatus)) return line;
    const wanted = estatus === 'SURTIDA_PARCIAL' && index === 0 ? cantidadSolicitada - 1 : cantidadSolicitada;
    const { assignments } = allocate(hand.lots({ almacenId: stay.almacenId, insumoId }), wanted, hand.day);
    for (const { lot, cantidad } of assignments)
      hand.change({
        kind: 'exit',
        tipo: 'S_ORDEN_CARGO',
        almacenId: stay.almacenId,
        insumoId,
        loteId: lot.loteId,
        cantidad,
        contraparte: stay.servicioNombre,
      });
    const lotes = assignments.map(({ lot, cantidad }) => ({
      loteId: lot.loteId,
      numeroLote: lot.numeroLote,
      caducidad: lot.caducidad,
      cantidad,
      costoUnitario: lot.costoUnitario,
      escaneado: random.chance(0.7),
      motivoNoFefo: null,
      cantidadRecibida: RECEIVED.includes(estatus) ? cantidad : null,
      cantidadDevuelta: null,
      cantidadAcreditada: null,
    }));
    const isShort = piecesIn(lotes) < cantidadSolicitada;
    return {
      ...line,
      lotes,
      motivoNoSurtidoId: isShort ? reasonId : null,
      noSurtida: isShort && estatus !== 'SURTIDA_PARCIAL',
    };
  });
  const tipo: TipoOrdenCargo = isUrgent
    ? 'URGENTE'
    : random.weighted([
        ['ORDINARIA', 80],
        ['QUIROFANO', 12],
        ['ALTA', 8],
      ] as const);
  const totals = derived({ tipo, lineas } as unknown as OrdenCargo);
  const moment = (when: Date, holds: boolean) => (holds ? when : null);
  const isReceived = RECEIVED.includes(estatus);
  const receivedAt = new Date(Math.min(handed.getTime() + random.integer(10, 60) * MINUTE_MS, making.now.getTime()));
  const { turno } = shiftAt(at, stay.zone);
  const since: Readonly<Record<string, Date>> = {
    EN_SURTIMIENTO: after(15),
    SURTIDA: handed,
    SURTIDA_PARCIAL: handed,
    RECIBIDA: receivedAt,
    CERRADA: new Date(receivedAt.getTime() + DAY_MS),
  };
  const isAuthorised = AUTHORISED.includes(estatus) && !unregularised;
  return {
    row: {
      ordenCargoId,
      folio,
      estatus,
      tipo,
      motivoUrgencia: isUrgent ? 'Dolor intenso, no puede esperar' : null,
      hospitalizacionId: stay.hospitalizacionId,
      pacienteId: stay.pacienteId,
      unidadId: stay.unidadId,
      jurisdiccionId: stay.jurisdiccionId,
      servicioId: stay.servicioId,
      camaId: stay.camaId,
      almacenSurtidorId: stay.almacenId,
      turno: turno === 'NOCTURNO' ? ('NOCTURNO_A' as const) : turno,
      motivo:
        estatus === 'RECHAZADA'
          ? 'Ya se surtió en el turno anterior'
          : estatus === 'CANCELADA'
            ? 'Se suspendió la indicación'
            : null,
      autorizacionPendiente: unregularised,
      prioridad: totals.prioridad ?? null,
      totalClaves: totals.totalClaves ?? null,
      piezasSolicitadas: totals.piezasSolicitadas ?? null,
      piezasSurtidas: totals.piezasSurtidas ?? null,
      piezasPendientes: totals.piezasPendientes ?? null,
      importeTotal: totals.importeTotal ?? null,
      solicitanteId: asker,
      autorizadaPorId: isAuthorised || estatus === 'RECHAZADA' ? chief : null,
      preparaId: isTaken ? pharmacist : null,
      surtidaPorId: isDispensed ? pharmacist : null,
      recibidaPorId: isReceived ? asker : null,
      fechaSolicitud: at,
      fechaEnvio: moment(after(2), estatus !== 'BORRADOR'),
      fechaAutorizacion: moment(after(10), isAuthorised || estatus === 'RECHAZADA'),
      fechaTomada: moment(after(15), isTaken),
      fechaSurtimiento: moment(handed, isDispensed),
      fechaRecepcion: moment(receivedAt, isReceived),
      estatusDesde: since[estatus] ?? after(10),
      creadoPor: asker,
      modificadoPor: asker,
    },
    lines: (totals.lineas as readonly OrderLine[]).map(({ insumoOrdenCargoId: _, ...line }, orden) => ({
      ...line,
      ordenCargoId,
      orden,
    })),
  };
}

/** Returns the supplies of a warehouse to choose from: that of the story, else any known ones, else all. */
function preferred(all: readonly Supply[], known: readonly Supply[]): readonly Supply[] {
  const told = known.filter(({ clave }) => clave === KETOROLAC);
  return told.length > 0 ? told : known.length > 0 ? known : all;
}

function distinct<T>(random: Random, from: readonly T[], many: number): T[] {
  const left = [...from];
  const chosen: T[] = [];
  while (chosen.length < many && left.length > 0) chosen.push(left.splice(random.integer(0, left.length - 1), 1)[0]!);
  return chosen;
}

const pickOf = (random: Random, ids: readonly number[]): number | null => (ids.length > 0 ? random.pick(ids) : null);

function folioOf(
  folios: Map<string, { unidadId: number; anio: number; ultimo: number }>,
  { unidadId, clues }: Stay,
  at: Date,
): string {
  const anio = at.getUTCFullYear();
  const key = `${unidadId} ${anio}`;
  const counter = folios.get(key) ?? { unidadId, anio, ultimo: 0 };
  counter.ultimo += 1;
  folios.set(key, counter);
  return `OC-${clues}-${anio}-${String(counter.ultimo).padStart(6, '0')}`;
}

/** Stays of units that have a CENDIS or a pharmacy. */
async function staysOf({ db }: SeedContext, now: Date): Promise<Stay[]> {
  const found = await db
    .select({
      stay: tables.hospitalizacion,
      clues: tables.unidad.clues,
      zone: tables.unidad.zonaHoraria,
      servicioNombre: tables.nucleo.nombre,
      almacenId: sql<
        number | null
      >`coalesce(${tables.nucleo.almacenSurtidorId}, (select a.almacen_id from almacen a where a.unidad_id = ${tables.hospitalizacion.unidadId} and a.tipo in ('CENDIS', 'FARMACIA') and a.activo order by a.tipo, a.almacen_id limit 1))::int`,
    })
    .from(tables.hospitalizacion)
    .innerJoin(tables.unidad, eq(tables.unidad.unidadId, tables.hospitalizacion.unidadId))
    .innerJoin(tables.nucleo, eq(tables.nucleo.nucleoId, tables.hospitalizacion.servicioId))
    .where(
      and(
        isNotNull(tables.hospitalizacion.fechaIngreso),
        inArray(tables.hospitalizacion.estatus, ['INGRESADO', 'PREALTA', 'ALTA']),
      ),
    )
    .orderBy(asc(tables.hospitalizacion.hospitalizacionId));
  return found.flatMap(({ stay, clues, zone, servicioNombre, almacenId }) => {
    const from = stay.fechaIngreso!;
    const to = stay.fechaEgreso ?? now;
    if (almacenId === null || from >= now) return [];
    return [
      {
        hospitalizacionId: stay.hospitalizacionId,
        pacienteId: stay.pacienteId,
        unidadId: stay.unidadId,
        jurisdiccionId: stay.jurisdiccionId,
        servicioId: stay.servicioId,
        camaId: stay.camaId,
        clues,
        zone: zone ?? 'America/Monterrey',
        servicioNombre,
        almacenId,
        from,
        to,
        isIn: stay.estatus === 'INGRESADO' && now.getTime() - from.getTime() > 6 * HOUR_MS,
      },
    ];
  });
}

interface Supply {
  readonly insumoId: number;
  readonly clave: string;
  /** Time of the last movement in its ledger. */
  readonly last: Date | null;
}

/** Stock of warehouses that is dispensed without a prescription. */
async function suppliesAt(
  { db }: SeedContext,
  almacenIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Supply[]>> {
  const found = await db
    .select({
      almacenId: tables.inventario.almacenId,
      insumoId: tables.inventario.insumoId,
      clave: sql<string>`coalesce(${tables.insumo.clave}, '')`,
      last: tables.inventario.ultimoMovimiento,
    })
    .from(tables.inventario)
    .innerJoin(tables.insumo, eq(tables.insumo.insumoId, tables.inventario.insumoId))
    .where(
      and(
        inArray(tables.inventario.almacenId, [...almacenIds]),
        sql`${tables.inventario.disponible} > 0`,
        sql`coalesce(${tables.insumo.fraccion}, 'VI') not in ('I', 'II', 'III')`,
        sql`${tables.insumo.antibiotico} is not true`,
      ),
    )
    .orderBy(asc(tables.inventario.almacenId), asc(tables.inventario.insumoId));
  return grouped(found, ({ almacenId }) => almacenId);
}

/** Returns the staff who request, authorise and dispense in each unit. */
async function peopleOf({ db }: SeedContext): Promise<ReadonlyMap<number, People>> {
  const found = await db
    .select({
      usuarioId: tables.usuario.usuarioId,
      unidadId: tables.usuario.unidadId,
      perfil: tables.perfil.nombre,
    })
    .from(tables.usuario)
    .innerJoin(tables.perfil, eq(tables.perfil.perfilId, tables.usuario.perfilId))
    .where(isNotNull(tables.usuario.unidadId))
    .orderBy(asc(tables.usuario.usuarioId));
  const of = (people: typeof found, ...profiles: readonly string[]) =>
    people.filter(({ perfil }) => profiles.includes(perfil)).map(({ usuarioId }) => usuarioId);
  return new Map(
    [...grouped(found, ({ unidadId }) => unidadId!)].map(([unidadId, people]) => [
      unidadId,
      {
        askers: of([...people], 'Enfermeria-centrales', 'Enfermeria'),
        chiefs: of([...people], 'Jefe-servicio', 'Director-unidad'),
        pharmacists: of([...people], 'Cendis', 'Farmacia'),
      },
    ]),
  );
}
