import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import { isHoliday } from '#areas/agenda/shared/agenda/holidays';
import { slotsOfDay, WEEKDAYS, type OpeningHours, type Slot } from '#areas/agenda/shared/agenda/slots';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { folio as counters } from '#platform/server/db/system-tables';
import { addDays } from '#platform/shared/dates/days';
import { presentOf } from '../present';
import type { SeedContext } from '../context';
import { randomFor } from '../random';

/** Warehouses that accept deliveries by appointment, with their docks. */
const WAREHOUSES = [
  { clave: 'CL-AE-01', docks: ['1', '2', '3'], fin: '16:00' },
  { clave: 'CL-AR-01', docks: ['1', '2'], fin: '14:00' },
  { clave: 'CL-AR-02', docks: ['1'], fin: '14:00' },
] as const;
const [OPENS, MINUTES] = ['08:00', 60] as const;
/** Days with appointments before and after today, and the proportion of occupied slots. */
const [PAST, FUTURE, TAKEN] = [6, 9, 0.45];
const HOUR_MS = 3_600_000;
const WEEK = WEEKDAYS.slice(0, 5);
const BRINGS = [
  'Entrega de orden de suministro',
  'Segunda parcialidad del contrato',
  'Soluciones y material de curación',
  'Medicamento de red fría',
  'Entrega pendiente del mes anterior',
] as const;
/** State of an appointment, by that of its reception. */
const BY_RECEPTION: Readonly<Record<string, State>> = {
  BORRADOR: 'EN_CURSO',
  EN_INSPECCION: 'EN_CURSO',
  ACEPTADA: 'COMPLETADA',
  ACEPTADA_PARCIAL: 'COMPLETADA',
  RECHAZADA: 'RECHAZADA',
  CANCELADA: 'CANCELADA',
};
const WHY: Partial<Record<State, string>> = {
  CANCELADA: 'El proveedor avisó que el camión se descompuso',
  RECHAZADA: 'Ese día hay inventario y no se recibe',
};

type Row = typeof tables.evento.$inferInsert;
type State =
  | 'PROGRAMADA'
  | 'AUTORIZADA'
  | 'EN_CURSO'
  | 'COMPLETADA'
  | 'REPROGRAMADA'
  | 'RECHAZADA'
  | 'CANCELADA'
  | 'NO_SE_PRESENTO';
type Hours = typeof tables.horario.$inferInsert & OpeningHours & { readonly almacenId: number };

interface Warehouse {
  readonly almacenId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
  readonly clues: string;
  readonly zone: string;
  readonly hours: readonly Hours[];
}

/**
 * Inserts docks and their arrivals around today. Past receptions have the appointment they came with. Requests that wait for their truck,
 * and an accepted exchange, have theirs. The rest are suppliers' deliveries in every state.
 */
export async function seedDocks(context: SeedContext): Promise<void> {
  const { db, baseDate } = context;
  const warehouses = await warehousesOf(context);
  await insertRows(
    db,
    tables.horario,
    warehouses.flatMap(({ hours }) => hours),
  );
  const suppliers = await db
    .select({ proveedorId: tables.proveedor.proveedorId })
    .from(tables.proveedor)
    .where(eq(tables.proveedor.estatus, 'ACTIVO'))
    .orderBy(asc(tables.proveedor.proveedorId));
  const [account] = await db
    .select({ usuarioId: tables.usuario.usuarioId, proveedorId: tables.usuario.proveedorId })
    .from(tables.usuario)
    .where(eq(tables.usuario.email, 'proveedor@example.org'));
  for (const warehouse of warehouses) {
    const book = new Book(warehouse, baseDate);
    await bookReceptions(context, warehouse, book);
    await bookRequests(context, warehouse, book);
    await bookExchanges(context, warehouse, book);
    book.fill(
      suppliers.map(({ proveedorId }) => proveedorId),
      account ?? null,
    );
    await book.store(context);
  }
}

/** Appointments of one warehouse; each takes a free slot. */
class Book {
  private readonly rows: (Row & { readonly link?: (eventoId: number) => Promise<unknown> })[] = [];
  private readonly taken = new Set<string>();
  private readonly now: number;

  constructor(
    private readonly warehouse: Warehouse,
    private readonly baseDate: string,
  ) {
    this.now = presentOf(baseDate);
  }

  /** Free slots of a day, by hour and dock. */
  slotsOf(day: string): readonly Slot[] {
    const { hours, zone } = this.warehouse;
    return hours
      .flatMap((own) => slotsOfDay(own, day, zone))
      .filter((slot) => !this.taken.has(keyOf(slot)))
      .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  }

  add(slot: Slot, state: State, about: Partial<Row>, link?: (eventoId: number) => Promise<unknown>): void {
    this.taken.add(keyOf(slot));
    const begins = new Date(slot.inicio);
    const made = new Date(begins.getTime() - 6 * 24 * HOUR_MS);
    const isPast = begins.getTime() < this.now;
    const came = state === 'EN_CURSO' || (state === 'COMPLETADA' && isPast);
    this.rows.push({
      tipo: 'RECEPCION_PROVEEDOR',
      titulo: BRINGS[this.rows.length % BRINGS.length]!,
      estatus: state,
      unidadId: this.warehouse.unidadId,
      jurisdiccionId: this.warehouse.jurisdiccionId,
      almacenId: this.warehouse.almacenId,
      anden: slot.anden,
      horarioId: slot.horarioId,
      inicio: begins,
      fin: new Date(slot.fin),
      fecha: slot.fecha,
      llegada: came ? new Date(begins.getTime() + ((this.rows.length % 5) - 2) * 600_000) : null,
      incidencia: false,
      motivoCancelacion: WHY[state] ?? null,
      estatusDesde: isPast ? begins : made,
      fechaCreacion: made,
      ...about,
      ...(link ? { link } : {}),
    });
  }

  /** Adds suppliers' deliveries in the remaining slots around today. */
  fill(suppliers: readonly number[], account: { usuarioId: number; proveedorId: number | null } | null): void {
    for (let day = addDays(this.baseDate, -PAST); day <= addDays(this.baseDate, FUTURE); day = addDays(day, 1))
      for (const slot of this.slotsOf(day)) {
        const random = randomFor('anden', slot.horarioId, Date.parse(slot.inicio) / 60_000);
        if (!random.chance(TAKEN)) continue;
        const begins = Date.parse(slot.inicio);
        const isOver = begins + 2 * HOUR_MS < this.now;
        const state: State = isOver
          ? random.pick([
              'COMPLETADA',
              'COMPLETADA',
              'COMPLETADA',
              'COMPLETADA',
              'NO_SE_PRESENTO',
              'CANCELADA',
              'RECHAZADA',
            ])
          : begins < this.now
            ? random.pick(['EN_CURSO', 'AUTORIZADA'])
            : random.pick(['AUTORIZADA', 'AUTORIZADA', 'AUTORIZADA', 'PROGRAMADA', 'PROGRAMADA', 'CANCELADA']);
        const proveedorId = account?.proveedorId && random.chance(0.25) ? account.proveedorId : random.pick(suppliers);
        this.add(slot, state, {
          proveedorId,
          agendaId: account && account.proveedorId === proveedorId ? account.usuarioId : null,
          cajas: random.integer(4, 120),
          tarimas: random.integer(1, 8),
        });
      }
  }

  async store({ db }: SeedContext): Promise<void> {
    const { clues, unidadId } = this.warehouse;
    const year = this.baseDate.slice(0, 4);
    const keys = await reserveKeys(db, tables.evento.eventoId, this.rows.length);
    const ordered = this.rows.toSorted((one, other) => +one.inicio - +other.inicio);
    await insertRows(
      db,
      tables.evento,
      ordered.map(({ link: _, ...row }, index) => ({
        ...row,
        eventoId: keys[index]!,
        folio: `AG-${clues}-${year}-${String(index + 1).padStart(6, '0')}`,
      })),
    );
    if (ordered.length > 0)
      await db.insert(counters).values({ serie: 'AG', unidadId, anio: Number(year), ultimo: ordered.length });
    for (const [index, { link }] of ordered.entries()) await link?.(keys[index]!);
  }
}

const keyOf = ({ inicio, anden }: Slot) => `${inicio} ${anden ?? ''}`;

async function bookReceptions({ db }: SeedContext, { almacenId }: Warehouse, book: Book): Promise<void> {
  const { recepcion } = tables;
  const rows = await db
    .select()
    .from(recepcion)
    .where(eq(recepcion.almacenId, almacenId))
    .orderBy(asc(recepcion.recepcionId));
  for (const row of rows) {
    // Suppliers do not deliver on Sundays: such a reception arrived on the Saturday before.
    const slot = [row.fecha, addDays(row.fecha, -1), addDays(row.fecha, -2), addDays(row.fecha, -3)]
      .flatMap((day) => book.slotsOf(day))
      .at(0);
    if (!slot) continue;
    book.add(slot, BY_RECEPTION[row.estatus] ?? 'COMPLETADA', { proveedorId: row.proveedorId }, (eventoId) =>
      db.update(recepcion).set({ eventoId }).where(eq(recepcion.recepcionId, row.recepcionId)),
    );
  }
}

async function bookRequests({ db, baseDate }: SeedContext, { almacenId }: Warehouse, book: Book): Promise<void> {
  const { solicitud } = tables;
  const rows = await db
    .select({ solicitudId: solicitud.solicitudId, folio: solicitud.folio, estatus: solicitud.estatus })
    .from(solicitud)
    .where(
      and(
        eq(solicitud.almacenSurtidorId, almacenId),
        inArray(solicitud.estatus, ['AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA', 'EN_TRANSITO']),
      ),
    )
    .orderBy(desc(solicitud.solicitudId))
    .limit(8);
  for (const [index, row] of rows.entries()) {
    const left = row.estatus === 'EN_TRANSITO';
    const [slot] = book.slotsOf(addDays(baseDate, left ? -1 - (index % 3) : 1 + (index % 4)));
    if (!slot) continue;
    const { solicitudId, folio } = row;
    const about = {
      tipo: 'ENTREGA_SOLICITUD' as const,
      solicitudId,
      titulo: `Carga de ${folio ?? 'solicitud'}`,
      cajas: 6 + index,
    };
    book.add(slot, left ? 'COMPLETADA' : 'AUTORIZADA', about, (eventoId) =>
      db.update(solicitud).set({ eventoId }).where(eq(solicitud.solicitudId, solicitudId)),
    );
  }
}

/** Books appointments for exchanges. Those in transit have one; accepted ones still have to request it. */
async function bookExchanges({ db, baseDate }: SeedContext, { almacenId }: Warehouse, book: Book): Promise<void> {
  const { propuestaCambio } = tables;
  const rows = await db
    .select()
    .from(propuestaCambio)
    .where(and(eq(propuestaCambio.almacenId, almacenId), eq(propuestaCambio.estatus, 'EN_TRANSITO')))
    .orderBy(asc(propuestaCambio.propuestaCambioId));
  for (const [index, { propuestaCambioId, proveedorId, folio, enviaId }] of rows.entries()) {
    const [slot] = book.slotsOf(addDays(baseDate, 1 + index)).slice(-1);
    if (!slot) continue;
    const about = {
      tipo: 'CANJE' as const,
      propuestaCambioId,
      proveedorId,
      titulo: `Canje ${folio ?? ''}`.trim(),
      agendaId: enviaId,
    };
    book.add(slot, 'AUTORIZADA', about, (eventoId) =>
      db.update(propuestaCambio).set({ eventoId }).where(eq(propuestaCambio.propuestaCambioId, propuestaCambioId)),
    );
  }
}

async function warehousesOf({ db, baseDate }: SeedContext): Promise<readonly Warehouse[]> {
  const { almacen, unidad } = tables;
  const rows = await db
    .select({ almacenId: almacen.almacenId, clave: almacen.clave, unidad })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(
      inArray(
        almacen.clave,
        WAREHOUSES.map(({ clave }) => clave),
      ),
    )
    .orderBy(asc(almacen.almacenId));
  const keys = await reserveKeys(
    db,
    tables.horario.horarioId,
    rows.length * WEEKDAYS.length * Math.max(...WAREHOUSES.map(({ docks }) => docks.length)),
  );
  let next = 0;
  return rows.map(({ almacenId, clave, unidad: { unidadId, jurisdiccionId, clues, zonaHoraria } }) => {
    const { docks, fin } = WAREHOUSES.find((each) => each.clave === clave)!;
    const hours = docks.flatMap((anden, place) =>
      // One dock is also open at weekends, so that every day has arrivals.
      (place === 0 ? WEEKDAYS : WEEK).map((diaSemana): Hours => ({
        horarioId: keys[next++]!,
        almacenId,
        unidadId,
        jurisdiccionId,
        nucleoId: null,
        anden,
        diaSemana,
        inicio: OPENS,
        fin,
        duracionMin: MINUTES,
        cupo: 1,
        excepciones: isHoliday(baseDate) ? [{ fecha: baseDate, inicio: OPENS, fin }] : [],
      })),
    );
    return { almacenId, unidadId, jurisdiccionId, clues, zone: zonaHoraria, hours };
  });
}
