import { lightFormat } from 'date-fns/lightFormat';
import { and, eq, gte, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler, ReportRow } from '../../../../generated/server/reports.gen';
import { insumo, solicitud, solicitudDetalle } from '../../../../generated/server/tables.gen';
import { edgeOfDay } from '../../../shared/dates/moments';
import type { ReportTexts } from '../../../shared/report';
import { rounded } from '../../../shared/rounded';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import type { OperationContext } from '../context';
import { both, monthName, share } from './figures';

type Row = ReportRow<'informeSemestre'>;

const MONTHS = [1, 2, 3, 4, 5, 6] as const;

const NOTES: readonly ReportTexts[] = [
  both(
    'Cada solicitud cuenta en el mes en que se envió; lo surtido y lo recibido, en el mes de su solicitud. No se cuentan los borradores ni las canceladas.',
    'Each request counts in the month in which it was sent; what was supplied and received, in the month of its request. Drafts and cancelled requests are left out.',
  ),
];

/** DOMAIN d.3: by supply, what the requests that the actor may see asked for, were supplied and received in each month of a half-year. */
export const informeSemestre: ReportHandler<'informeSemestre', OperationContext> = async (
  { semestre, almacenId, unidadId, tipo },
  { database, actor },
) => {
  const [year = 0, half = 1] = semestre.split('-').map(Number);
  const first = half === 1 ? 1 : 7;
  // Months are those of whoever reads the report.
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
      clave: insumo.clave,
      insumo: insumo.nombreGenerico,
      ...monthly,
      solicitado: pieces(asked),
      surtido: pieces(supplied),
      recibido: pieces(received),
    })
    .from(solicitudDetalle)
    .innerJoin(solicitud, eq(solicitud.solicitudId, solicitudDetalle.solicitudId))
    .innerJoin(insumo, eq(insumo.insumoId, solicitudDetalle.insumoId))
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
    .orderBy(insumo.clave)) as unknown as Omit<Row, 'porcentaje' | 'promedioMensual'>[];

  const sum = (field: 'solicitado' | 'surtido') => found.reduce((total, row) => total + (row[field] ?? 0), 0);
  return {
    rows: found.map((row) => ({
      ...row,
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
