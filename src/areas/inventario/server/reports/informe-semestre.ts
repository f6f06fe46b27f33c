import { lightFormat } from 'date-fns/lightFormat';
import { and, eq, gte, inArray, isNotNull, lt, ne, notLike, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler, ReportRow } from '#generated/server/reports.gen';
import { almacen, insumo, inventario, solicitud, solicitudDetalle } from '#generated/server/tables.gen';
import { edgeOfDay } from '#platform/shared/dates/moments';
import type { ReportTexts } from '#platform/shared/report';
import { rounded } from '#platform/shared/text/rounded';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Queryable } from '#platform/server/db/database';
import { PASSING_ON } from '../stock/close-months';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, monthName, share } from '#platform/server/reports/figures';
import { halfYearUse, type HalfYearUse } from './half-year-use';
import { stockInReach } from './stock-in-reach';

type Row = ReportRow<'informeSemestre'>;
/** Columns of a supply that come from requests alone. */
type Asked = Omit<Row, 'porcentaje' | 'promedioMensual' | keyof HalfYearUse> & { readonly insumoId: number };

const MONTHS = [1, 2, 3, 4, 5, 6] as const;

const NOTES: readonly ReportTexts[] = [
  both(
    'Cada solicitud cuenta en el mes en que se envió; lo surtido y lo recibido, en el mes de su solicitud. No se cuentan los borradores ni las canceladas.',
    'Each request counts in the month in which it was sent; what was supplied and received, in the month of its request. Drafts and cancelled requests are left out.',
  ),
  both(
    'Lo que se surtió con un sustituto cuenta con la clave que se pidió.',
    'What was supplied by a substitute counts with the supply that was asked for.',
  ),
  both(
    'Consumo, promedio y días sin existencia son de los meses cerrados en que hubo existencia o demanda: del almacén elegido, o de todos los que atienden pacientes, cuyos días se suman. El promedio es por mes con existencia, y de un solo almacén. La tendencia compara el consumo diario del segundo trimestre con el del primero.',
    'Use, average and days without stock are of closed months with stock or demand: of the warehouse chosen, or of all that serve patients, whose days are added up. The average is for each month with stock, and of one warehouse alone. The trend compares the daily use of the second quarter with that of the first.',
  ),
];

const servesPatients = (db: Queryable) =>
  db.select({ almacenId: almacen.almacenId }).from(almacen).where(notLike(almacen.tipo, PASSING_ON));

const UNKNOWN_USE = { consumo: null, diasSinExistencia: null, cpm: null, tendencia: null };

/**
 * Returns requested, supplied and received pieces by supply in each month of a half-year, for the requests in the actor's scope (DOMAIN
 * d.3).
 */
export const informeSemestre: ReportHandler<'informeSemestre', ReportContext> = async (
  { semestre, almacenId, unidadId, tipo },
  { database, actor },
) => {
  const [year = 0, half = 1] = semestre.split('-').map(Number);
  const first = half === 1 ? 1 : 7;
  // Months follow the reader's time zone.
  const starts = [...MONTHS, MONTHS.length + 1].map((index) =>
    edgeOfDay(lightFormat(new Date(year, first + index - 2), 'yyyy-MM-dd'), 'start', actor.timeZone),
  );
  const [begin, end] = [starts[0]!, starts.at(-1)!];
  const pieces = (column: SQL | typeof solicitudDetalle.cantidadSolicitada, index?: number) =>
    (index === undefined
      ? sql`coalesce(sum(${column}), 0)`
      : sql`coalesce(sum(${column}) filter (where ${and(gte(solicitud.fechaEnvio, starts[index - 1]!), lt(solicitud.fechaEnvio, starts[index]!))}), 0)`
    ).mapWith(Number);
  const { cantidadSolicitada, cantidadSurtida, cantidadRecibida } = solicitudDetalle;
  const asked = sql`${cantidadSolicitada}`;
  const supplied = sql`${cantidadSurtida}`;
  const received = sql`${cantidadRecibida}`;
  const monthly = Object.fromEntries(
    MONTHS.flatMap((index) => [
      [`solicitado${index}`, pieces(asked, index)],
      [`surtido${index}`, pieces(supplied, index)],
      [`recibido${index}`, pieces(received, index)],
    ]),
  );
  const found = (await database.orm
    .select({
      insumoId: insumo.insumoId,
      clave: insumo.clave,
      insumo: insumo.nombreGenerico,
      ...monthly,
      solicitado: pieces(asked),
      surtido: pieces(supplied),
      recibido: pieces(received),
    })
    .from(solicitudDetalle)
    .innerJoin(solicitud, eq(solicitud.solicitudId, solicitudDetalle.solicitudId))
    .innerJoin(
      insumo,
      eq(insumo.insumoId, sql`coalesce(${solicitudDetalle.insumoSolicitadoId}, ${solicitudDetalle.insumoId})`),
    )
    .where(
      and(
        eq(solicitud.activo, true),
        eq(solicitudDetalle.activo, true),
        isNotNull(solicitud.fechaEnvio),
        ne(solicitud.estatus, 'CANCELADA'),
        gte(solicitud.fechaEnvio, begin),
        lt(solicitud.fechaEnvio, end),
        scopeCondition(resourceOf('solicitud'), 'solicitud.ver', actor),
        ...(almacenId === undefined ? [] : [eq(solicitud.almacenSolicitanteId, almacenId)]),
        ...(unidadId === undefined ? [] : [eq(solicitud.unidadSolicitanteId, unidadId)]),
        ...(tipo === undefined ? [] : [eq(solicitud.tipo, tipo)]),
      ),
    )
    .groupBy(insumo.insumoId)
    .orderBy(insumo.clave)) as unknown as Asked[];
  // Use requires the permission `inventario.ver`.
  const use = actor.permissions.has('inventario.ver')
    ? await halfYearUse(
        database.orm,
        and(
          stockInReach({ almacenId, unidadId }, 'inventario.ver', actor),
          // With several warehouses, counts only those that serve patients: pieces passed on would count twice.
          ...(almacenId === undefined ? [inArray(inventario.almacenId, servesPatients(database.orm))] : []),
        ),
        `${year}-${String(first).padStart(2, '0')}-01`,
        new Date(),
      )
    : new Map<number, HalfYearUse>();

  const sum = (field: 'solicitado' | 'surtido') => found.reduce((total, row) => total + (row[field] ?? 0), 0);
  return {
    rows: found.map(({ insumoId, ...row }) => ({
      ...row,
      ...(use.get(insumoId) ?? UNKNOWN_USE),
      porcentaje: share(row.surtido, row.solicitado),
      promedioMensual: rounded((row.surtido ?? 0) / MONTHS.length),
    })),
    totals: {
      porcentaje: share(sum('surtido'), sum('solicitado')),
      promedioMensual: rounded(sum('surtido') / MONTHS.length),
    },
    groups: Object.fromEntries(MONTHS.map((index) => [`mes${index}`, monthName(year, first + index - 1)])),
    notes: NOTES,
  };
};
