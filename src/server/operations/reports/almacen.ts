import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '../../../../generated/server/reports.gen';
import { almacen as warehouse, kardex } from '../../../../generated/server/tables.gen';
import { addDays } from '../../../shared/dates/days';
import { todayIn } from '../../../shared/dates/moments';
import { rounded } from '../../../shared/rounded';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { rows } from '../../db/rows';
import type { OperationContext } from '../context';
import { both, share } from './figures';
import { isLoss, isWayOut } from './losses';
import { optionTexts } from './option-texts';
import { periodOf } from './period';

const PERMISSION = 'reporte.almacen';
/** What has not moved for so many days stands still. */
const STILL_DAYS = 180;

const NOTES = [
  both(
    'Surtido: piezas surtidas de las autorizadas, de las solicitudes que este almacén surtió y se recibieron en el periodo. A tiempo: recibidas a más tardar en la fecha requerida.',
    'Filling: pieces filled of those authorised, of requests that this warehouse served and that were received in the period. On time: received by the day that they were needed.',
  ),
  both(
    'Rotación: importe de lo que salió entre el valor de las existencias de hoy. Merma: importe de lo que salió por caducidad, por ajuste de conteo o por una salida extraordinaria cuyo motivo es merma, entre el de todo lo que salió. Lo que se reversó no cuenta.',
    'Turnover: cost of what left by the value of the stock of today. Shrinkage: cost of what left because it expired, by the adjustment of a count or by an extraordinary exit whose motive is a loss, of all that left. What was taken back does not count.',
  ),
];

interface Moved extends Record<string, unknown> {
  readonly fecha: string;
  readonly folio: string | null;
  readonly codigo: string;
  readonly contraparte: string | null;
  readonly clave: string;
  readonly insumo: string;
  readonly lote: string | null;
  readonly caducidad: string | null;
  readonly entrada: number;
  readonly salida: number;
  readonly saldo: number;
  readonly costo: number;
  readonly importe: number;
}

/** DOMAIN f.9, 9: what came into a warehouse and left it, and how well it served. */
export const almacen: ReportHandler<'almacen', OperationContext> = async (
  { almacenId, tipo, insumoId, ...days },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(days, actor);
  const found = await rows<Moved>(orm, movements({ almacenId, tipo, insumoId, ...period }, actor));
  const figures = await figuresOf(orm, almacenId, period, actor);
  const option = await optionTexts('kardex', actor);
  const kinds = [...new Set(found.map(({ codigo }) => codigo))];
  const [entered, left] = [sumOf(found, 'entrada'), sumOf(found, 'salida')];
  return {
    rows: found.map(({ codigo, importe, ...row }) => ({
      ...row,
      tipo: option('TipoMovimiento', codigo),
      importeEntrada: row.entrada > 0 ? importe : 0,
      importeSalida: row.salida > 0 ? importe : 0,
    })),
    blocks: {
      resumen: figures ? [{ ...figures, ...period }] : [],
      tipos: kinds
        .map((codigo) => {
          const own = found.filter((row) => row.codigo === codigo);
          const [inside, outside] = [sumOf(own, 'entrada'), sumOf(own, 'salida')];
          const [piezas, todas] = inside > 0 ? [inside, entered] : [outside, left];
          return {
            codigo,
            tipo: option('TipoMovimiento', codigo),
            piezas,
            todas,
            movimientos: own.length,
            importe: rounded(own.reduce((sum, { importe }) => sum + importe, 0)),
            porcentaje: share(piezas, todas),
            ...period,
          };
        })
        .filter(({ todas }) => todas > 0)
        .toSorted((a, b) => b.piezas - a.piezas),
    },
    notes: NOTES,
    period: text,
  };
};

const sumOf = (found: readonly Moved[], field: 'entrada' | 'salida') => found.reduce((sum, row) => sum + row[field], 0);

interface Asked {
  readonly almacenId: number;
  readonly tipo?: string | undefined;
  readonly insumoId?: number | undefined;
  readonly desde: string;
  readonly hasta: string;
}

function movements({ almacenId, tipo, insumoId, desde, hasta }: Asked, actor: Actor): SQL {
  const where = and(
    eq(kardex.almacenId, almacenId),
    scopeCondition(resourceOf('kardex'), PERMISSION, actor),
    ...(tipo === undefined ? [] : [sql`${kardex.tipo} = ${tipo}`]),
    ...(insumoId === undefined ? [] : [eq(kardex.insumoId, insumoId)]),
  )!;
  return sql`select to_char(${kardex.fechaMovimiento} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "fecha", ${kardex.documentoFolio} as "folio",
      ${kardex.tipo} as "codigo", ${kardex.contraparte} as "contraparte", ${kardex.insumoClave} as "clave", ${kardex.nombreGenerico} as "insumo",
      l.numero_lote as "lote", ${kardex.loteCaducidad}::text as "caducidad", ${kardex.entrada}::int as "entrada", ${kardex.salida}::int as "salida",
      ${kardex.saldoInsumo}::int as "saldo", ${kardex.costoUnitario}::float8 as "costo", ${kardex.importe}::float8 as "importe"
    from ${kardex} join almacen a on a.almacen_id = ${kardex.almacenId} join unidad u on u.unidad_id = a.unidad_id left join lote l on l.lote_id = ${kardex.loteId}
    where ${where} and ${kardex.fechaMovimiento} >= (${desde}::date::timestamp at time zone u.zona_horaria)
      and ${kardex.fechaMovimiento} < (${addDays(hasta, 1)}::date::timestamp at time zone u.zona_horaria)
    order by ${kardex.fechaMovimiento}, ${kardex.kardexId}`;
}

interface Figures extends Record<string, unknown> {
  readonly recibidas: number;
  readonly conDiferencias: number;
  readonly autorizadas: number;
  readonly surtidas: number;
  readonly conFecha: number;
  readonly puntuales: number;
  readonly contados: number;
  readonly exactos: number;
  readonly salidas: number;
  readonly perdidas: number;
  readonly valor: number;
  readonly quietas: number;
}

/** How well it served in the period; nothing for a warehouse out of reach. */
async function figuresOf(
  db: Queryable,
  almacenId: number,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
  actor: Actor,
) {
  const where = and(eq(warehouse.almacenId, almacenId), scopeCondition(resourceOf('almacen'), PERMISSION, actor))!;
  const within = (moment: SQL) => sql`(${moment} at time zone a.zona_horaria)::date between ${desde} and ${hasta}`;
  const [found] = await rows<Figures>(
    db,
    sql`with a as (select ${warehouse.almacenId} as almacen_id, u.zona_horaria from ${warehouse} join unidad u on u.unidad_id = ${warehouse.unidadId} where ${where}),
      s as (select s.* from solicitud s join a on a.almacen_id = s.almacen_surtidor_id where s.activo and ${within(sql`s.fecha_recepcion`)}),
      c as (select d.* from conteo c join a using (almacen_id) join conteo_detalle d using (conteo_id)
        where c.activo and c.estatus = 'APLICADO' and ${within(sql`c.fecha_aplicacion`)} and d.diferencia is not null),
      k as (
        select k.importe, ${isLoss} as perdida from kardex k join a using (almacen_id) where ${isWayOut} and ${within(sql`k.fecha_movimiento`)}
      )
      select (select count(*) from s)::int as "recibidas", (select count(*) from s where estatus = 'RECIBIDA_CON_DIFERENCIAS')::int as "conDiferencias",
        (select coalesce(sum(piezas_autorizadas), 0) from s)::int as "autorizadas", (select coalesce(sum(piezas_surtidas), 0) from s)::int as "surtidas",
        (select count(*) from s where fecha_requerida is not null)::int as "conFecha",
        (select count(*) from s, a where (s.fecha_recepcion at time zone a.zona_horaria)::date <= s.fecha_requerida)::int as "puntuales",
        (select count(*) from c)::int as "contados", (select count(*) from c where diferencia = 0)::int as "exactos",
        (select coalesce(sum(importe), 0) from k)::float8 as "salidas", (select coalesce(sum(importe) filter (where perdida), 0) from k)::float8 as "perdidas",
        (select coalesce(sum(i.valor), 0) from inventario i where i.almacen_id = a.almacen_id)::float8 as "valor",
        (select count(*) from inventario i where i.almacen_id = a.almacen_id and i.existencia > 0
          and (i.ultimo_movimiento at time zone a.zona_horaria)::date < ${addDays(todayIn(actor.timeZone), -STILL_DAYS)}::date)::int as "quietas"
      from a`,
  );
  if (!found) return null;
  const { recibidas, conDiferencias } = found;
  return {
    recibidas,
    conDiferencias,
    surtido: share(found.surtidas, found.autorizadas),
    aTiempo: share(found.puntuales, found.conFecha),
    exactitud: share(found.exactos, found.contados),
    rotacion: found.valor > 0 ? rounded(found.salidas / found.valor) : null,
    merma: share(found.perdidas, found.salidas),
    sinMovimiento: found.quietas,
  };
}
