import { and, asc, eq, isNotNull, ne, notInArray, or } from 'drizzle-orm';
import {
  almacen,
  insumo,
  insumoConfiguracion,
  solicitud,
  solicitudDetalle,
  unidad,
  usuario,
} from '#generated/server/tables.gen';
import { solicitudLifecycle } from '#generated/shared/lifecycles/solicitud.gen';
import { PROFILES, type ProfileName } from '#generated/shared/permissions.gen';
import type { Solicitud } from '#generated/shared/types.gen';
import { solicitud as derivedOf } from '#areas/solicitudes/shared/solicitud/derived';
import { grouped } from '#platform/shared/text/grouped';
import { addDays } from '#platform/shared/dates/days';
import { folio } from '#platform/server/db/system-tables';
import { dueAt } from '#platform/shared/lifecycle/lifecycle';
import type { SeedContext } from '../context';
import { VIALS, withBrokenVials } from '../plan/broken-vials';
import { METFORMIN, SHORT_CENTRE, WELL_STOCKED_CENTRE } from '../plan/neighbours';
import { hasBeen, REQUESTS_BY_STATE } from '../plan/request-plans';
import { withSubstitutes, type PlannedRequest } from '../plan/with-substitutes';
import { randomFor, type Random } from '../random';
import { substitutesOf } from './substitutes';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';

type State = Solicitud['estatus'];
type Line = NonNullable<Solicitud['lineas']>[number];
const MONTHS = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SEPTIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
] as const;
const CARRIERS = ['Transporte de los Servicios de Salud', 'Fletes del Noreste', 'Mensajería Sierra Madre'] as const;
const REASONS = [
  'Existencia suficiente en la unidad según el último conteo.',
  'Duplica otra solicitud del mismo periodo.',
  'Se atenderá con la entrega programada.',
] as const;

/** Number of common supplies that every warehouse may request in addition to its own settings. */
const COMMON_SUPPLIES = 24;
/** Average proportion of a supply's maximum in a request. */
const SHARE_OF_A_REQUEST = 0.5;
const SHARE_OF_A_FREQUENT_REQUEST = 0.08;

interface Place {
  readonly almacenId: number;
  readonly almacenSurtidorId: number;
  readonly unidadId: number;
  readonly clues: string;
  readonly jurisdiccionId: number | null;
  readonly unidadSurtidoraId: number;
}

/** Inserts supply requests of the first copy in every state, with lines, numbers and totals as the application would have written them. */
export async function seedRequests(context: SeedContext): Promise<void> {
  const { db, baseDate } = context;
  const places = await placesOf(context);
  const people = await demoPeople(context);
  const settings = await settingsOf(context);
  const common = (
    await db.select({ insumoId: insumo.insumoId }).from(insumo).orderBy(asc(insumo.insumoId)).limit(COMMON_SUPPLIES)
  ).map(({ insumoId }): Asked => ({ insumoId, maximo: null }));
  const states = REQUESTS_BY_STATE.flatMap(([state, count]) => Array.from({ length: count }, () => state));
  const keys = await reserveKeys(db, solicitud.solicitudId, states.length);
  const counters = new Map<string, { unidadId: number; anio: number; ultimo: number }>();
  const open = new Set<number>();

  const planned = states.map((estatus, index) => {
    const random = randomFor('solicitud', index);
    // The demo's own warehouses occur more often, so that their users have work.
    const place = index % 6 === 0 ? places[0]! : random.pick(places);
    const created = momentBefore(
      baseDate,
      estatus === 'CERRADA' || estatus === 'RECHAZADA' || estatus === 'CANCELADA'
        ? random.integer(12, 180)
        : random.integer(1, 9),
      random,
    );
    const tipo = typeOf(estatus, place.almacenId, open, random);
    return documentOf({
      key: keys[index]!,
      estatus,
      tipo,
      place,
      created,
      people,
      counters,
      lines: linesOf(estatus, askable(settings.get(place.almacenId) ?? [], common), random, index % 6 === 0),
      random,
      baseDate,
    });
  });
  const documents = withBrokenVials(
    withSubstitutes(planned, await substitutesOf(db)),
    await vialsOf(context),
    places[0]!,
  );
  const lineKeys = await reserveKeys(
    db,
    solicitudDetalle.solicitudDetalleId,
    documents.reduce((sum, { lineas = [] }) => sum + (lineas ?? []).length, 0),
  );
  let next = 0;
  const rows = documents.flatMap(({ solicitudId, lineas }) =>
    (lineas ?? []).map((line, orden) => ({ ...line, solicitudDetalleId: lineKeys[next++]!, solicitudId, orden })),
  );
  await insertRows(db, solicitud, documents.map(({ lineas: _, ...document }) => document) as never[]);
  await insertRows(db, solicitudDetalle, rows as never[]);
  await db.insert(folio).values([...counters.values()].map((counter) => ({ serie: 'SOL', ...counter })));
}

interface Plan {
  readonly key: number;
  readonly estatus: State;
  readonly tipo: Solicitud['tipo'];
  readonly place: Place;
  readonly created: Date;
  readonly people: Readonly<Record<'asker' | 'office' | 'supplier', number>>;
  readonly counters: Map<string, { unidadId: number; anio: number; ultimo: number }>;
  readonly lines: readonly Omit<Line, 'solicitudDetalleId'>[];
  readonly random: Random;
  readonly baseDate: string;
}

function documentOf({
  key,
  estatus,
  tipo,
  place,
  created,
  people,
  counters,
  lines,
  random,
  baseDate,
}: Plan): PlannedRequest {
  let at = created;
  // No step is in the future.
  const dawn = Date.parse(`${baseDate}T06:00:00Z`);
  const after = (step: Parameters<typeof hasBeen>[1], hours: number): string | null => {
    if (!hasBeen(estatus, step)) return null;
    const next = at.getTime() + Math.max(1, Math.round(hours * (0.5 + random.next()))) * 3_600_000;
    at = new Date(Math.min(next, dawn));
    return at.toISOString();
  };
  const sent = after('sent', 4);
  after('reviewed', 3);
  const authorised = after('authorised', 8);
  after('picking', 6);
  after('picked', 10);
  const shipped = after('shipped', 6);
  const received = after('received', 30);
  after('closed', 60);
  const urgente = random.chance(0.12);
  const document = {
    solicitudId: key,
    folio: sent ? nextFolio(place, created, counters) : null,
    estatus,
    tipo,
    urgente,
    aceptaSustitutos: false,
    almacenSolicitanteId: place.almacenId,
    almacenSurtidorId: place.almacenSurtidorId,
    unidadSolicitanteId: place.unidadId,
    unidadSurtidoraId: place.unidadSurtidoraId,
    jurisdiccionId: place.jurisdiccionId,
    periodo: tipo === 'ORDINARIA' ? { mes: MONTHS[created.getUTCMonth()]!, anio: created.getUTCFullYear() } : null,
    justificacion:
      tipo === 'EXTRAORDINARIA'
        ? 'Aumento de consultas por la temporada; la existencia no alcanza al fin de mes.'
        : null,
    fechaRequerida: addDays(created.toISOString().slice(0, 10), random.integer(5, 20)),
    motivo: estatus === 'RECHAZADA' || estatus === 'CANCELADA' ? random.pick(REASONS) : null,
    remision: shipped
      ? {
          fecha: shipped.slice(0, 10),
          transportista: random.pick(CARRIERS),
          placas: `XA-${random.integer(1000, 9999)}-C`,
          cajas: random.integer(1, 24),
        }
      : null,
    solicitanteId: people.asker,
    remitenteId: sent ? people.asker : null,
    revisorId: hasBeen(estatus, 'reviewed') ? people.office : null,
    autorizadorId: authorised || estatus === 'RECHAZADA' ? people.office : null,
    surtidorId: hasBeen(estatus, 'picking') ? people.supplier : null,
    receptorId: received ? people.asker : null,
    fechaSolicitud: created.toISOString(),
    fechaEnvio: sent,
    fechaAutorizacion: authorised,
    fechaEmbarque: shipped,
    fechaRecepcion: received,
    estatusDesde: at.toISOString(),
    vence: dueAt(solicitudLifecycle, estatus, { urgente }, at)?.toISOString() ?? null,
    activo: true,
    version: 1,
    creadoPor: people.asker,
    fechaCreacion: created.toISOString(),
    modificadoPor: people.asker,
    fechaModificacion: at.toISOString(),
  };
  return { ...document, ...derivedOf({ ...document, lineas: lines } as unknown as Solicitud) };
}

/** A warehouse may have only one open regular request. */
function typeOf(estatus: State, almacenId: number, open: Set<number>, random: Random): Solicitud['tipo'] {
  const tipo = random.weighted([
    ['ORDINARIA', 62],
    ['EXTRAORDINARIA', 14],
    ['COLECTIVO', 18],
    ['REPOSICION_FONDO_FIJO', 6],
  ] as const);
  if (tipo !== 'ORDINARIA' || solicitudLifecycle.states[estatus]?.final) return tipo;
  if (open.has(almacenId)) return 'COLECTIVO';
  open.add(almacenId);
  return tipo;
}

/** Supply that a warehouse may request, with its maximum there; null without a setting. */
interface Asked {
  readonly insumoId: number;
  readonly maximo: number | null;
}

/** Returns the supplies of a warehouse's settings, followed by the common ones. */
function askable(own: readonly Asked[], common: readonly Asked[]): readonly Asked[] {
  const known = new Set(own.map(({ insumoId }) => insumoId));
  return [...own, ...common.filter(({ insumoId }) => !known.has(insumoId))];
}

/** @param isFrequent true for a warehouse with several small requests a month */
function linesOf(
  estatus: State,
  supplies: readonly Asked[],
  random: Random,
  isFrequent: boolean,
): Omit<Line, 'solicitudDetalleId'>[] {
  const chosen = new Map(
    Array.from({ length: random.integer(6, 30) }, () => random.pick(supplies)).map((each) => [each.insumoId, each]),
  );
  const share =
    isFrequent && solicitudLifecycle.states[estatus]?.final ? SHARE_OF_A_FREQUENT_REQUEST : SHARE_OF_A_REQUEST;
  return [...chosen.values()].map(({ insumoId, maximo }) => {
    const cantidadSolicitada = amountAsked(random.integer(1, 40), maximo, share);
    const cut = random.chance(0.15);
    const authorised = cut ? Math.floor((cantidadSolicitada * random.integer(3, 8)) / 10) : cantidadSolicitada;
    const short = random.chance(0.08);
    const picked = short ? Math.floor(authorised / 2) : authorised;
    const differs = estatus === 'RECIBIDA_CON_DIFERENCIAS' && random.chance(0.2) && picked > 0;
    return {
      insumoId,
      insumoSolicitadoId: null,
      sustitutoInsumoId: null,
      cantidadSolicitada,
      observaciones: null,
      existenciaActual: null,
      cpm: null,
      enTransito: null,
      cantidadSugerida: null,
      cantidadAutorizada: hasBeen(estatus, 'authorised') ? authorised : null,
      motivoModificacion: hasBeen(estatus, 'authorised') && cut ? 'Ajuste a la existencia de la red' : null,
      cantidadApartada: null,
      lotes: null,
      cantidadSurtida: hasBeen(estatus, 'picked') ? picked : null,
      motivoFaltante: hasBeen(estatus, 'picked') && short ? 'Existencia insuficiente' : null,
      cantidadRecibida: hasBeen(estatus, 'received') ? (differs ? picked - 1 : picked) : null,
      diferenciaTipo: differs ? 'FALTANTE' : null,
      diferenciaNota: null,
      diferenciaResolucion: null,
      estatusLinea: 'PENDIENTE',
    };
  });
}

/** Returns the requested pieces: about a proportion of the maximum, in tens from thirty on. */
function amountAsked(wish: number, maximo: number | null, share: number): number {
  if (maximo === null) return wish * 10;
  const pieces = Math.max(1, Math.round((maximo * share * wish) / 20));
  return pieces < 30 ? pieces : Math.round(pieces / 10) * 10;
}

function nextFolio({ unidadId, clues }: Place, created: Date, counters: Plan['counters']): string {
  const anio = created.getUTCFullYear();
  const key = `${unidadId} ${anio}`;
  const ultimo = (counters.get(key)?.ultimo ?? 0) + 1;
  counters.set(key, { unidadId, anio, ultimo });
  return `SOL-${clues}-${anio}-${String(ultimo).padStart(6, '0')}`;
}

function momentBefore(date: string, days: number, random: Random): Date {
  return new Date(
    Date.parse(`${addDays(date, -days)}T00:00:00Z`) +
      random.integer(14, 22) * 3_600_000 +
      random.integer(0, 59) * 60_000,
  );
}

/** Returns requesting warehouses, each with its supplier; that of the demo's warehouse keeper first. */
async function placesOf({ db }: SeedContext): Promise<Place[]> {
  const supplying = new Map(
    (await db.select({ almacenId: almacen.almacenId, unidadId: almacen.unidadId }).from(almacen)).map((row) => [
      row.almacenId,
      row.unidadId,
    ]),
  );
  const [keeper] = await db
    .select({ almacenIds: usuario.almacenIds })
    .from(usuario)
    .where(eq(usuario.email, PROFILES['Almacen-unidad'].demoUser));
  const found = await db
    .select({
      almacenId: almacen.almacenId,
      almacenSurtidorId: almacen.almacenAbastecedorId,
      unidadId: almacen.unidadId,
      clues: unidad.clues,
      jurisdiccionId: unidad.jurisdiccionId,
    })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(and(isNotNull(almacen.almacenAbastecedorId), eq(almacen.activo, true)))
    .orderBy(asc(almacen.almacenId));
  const places = found.map((row) => ({
    ...row,
    almacenSurtidorId: row.almacenSurtidorId!,
    unidadSurtidoraId: supplying.get(row.almacenSurtidorId!)!,
  }));
  const own = (keeper?.almacenIds ?? [])[0];
  return places.toSorted((a, b) => Number(b.almacenId === own) - Number(a.almacenId === own));
}

/** Returns the supplies with a setting in each warehouse. Excludes the supply that runs out in one centre while its neighbour has stock. */
async function settingsOf({ db }: SeedContext): Promise<ReadonlyMap<number, readonly Asked[]>> {
  const rows = await db
    .select({
      almacenId: insumoConfiguracion.almacenId,
      insumoId: insumoConfiguracion.insumoId,
      maximo: insumoConfiguracion.maximo,
    })
    .from(insumoConfiguracion)
    .innerJoin(almacen, eq(almacen.almacenId, insumoConfiguracion.almacenId))
    .where(
      or(
        notInArray(almacen.clave, [SHORT_CENTRE, WELL_STOCKED_CENTRE]),
        ne(insumoConfiguracion.insumoClave, METFORMIN),
      ),
    )
    .orderBy(asc(insumoConfiguracion.insumoConfiguracionId));
  return new Map(
    [...grouped(rows, ({ almacenId }) => almacenId)].map(([almacenId, own]) => [
      almacenId,
      own.map(({ insumoId, maximo }) => ({ insumoId, maximo })),
    ]),
  );
}

async function vialsOf({ db }: Pick<SeedContext, 'db'>): Promise<number> {
  const [vials] = await db.select({ insumoId: insumo.insumoId }).from(insumo).where(eq(insumo.clave, VIALS));
  if (!vials) throw new Error(`There is no supply ${VIALS}.`);
  return vials.insumoId;
}

async function demoPeople({ db }: SeedContext): Promise<Plan['people']> {
  const idOf = async (profile: ProfileName) => {
    const [row] = await db
      .select({ usuarioId: usuario.usuarioId })
      .from(usuario)
      .where(eq(usuario.email, PROFILES[profile].demoUser));
    if (!row) throw new Error(`There is no demo account of ${profile}.`);
    return row.usuarioId;
  };
  return {
    asker: await idOf('Almacen-unidad'),
    office: await idOf('Oficina-central'),
    supplier: await idOf('Almacen-estatal'),
  };
}
