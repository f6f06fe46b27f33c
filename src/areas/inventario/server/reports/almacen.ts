import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { almacen as warehouse, kardex } from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { grouped } from '#platform/shared/text/grouped';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import { rounded } from '#platform/shared/text/rounded';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, share } from '#platform/server/reports/figures';
import { isLoss, isWayOut } from './losses';
import { optionTexts } from '#platform/server/reports/option-texts';
import { isWithin, periodOf } from '#platform/server/reports/period';
import { spanFrom, spansOf, stepOf, TRUNCATED } from '#platform/shared/reportes/spans';

const PERMISSION = 'reporte.almacen';
/** Days without movement after which stock counts as idle. */
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
  both(
    'Tipo, insumo, proveedor y destino acotan los movimientos. Los indicadores son de todo el almacén; solo el destino acota los de solicitudes y el surtido por destino. De un proveedor se cuentan sus recepciones y sus canjes; de un destino, lo que se movió por las solicitudes que hizo.',
    'Kind, supply, supplier and destination narrow the movements. The figures are of the whole warehouse; only the destination narrows those of requests and the filling by destination. Of a supplier, receptions and exchanges count; of a destination, what was moved for the requests that it made.',
  ),
];

interface Moved extends Record<string, unknown> {
  readonly kardexId: number;
  readonly momento: string;
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

/** Totals of one kind of movement. */
interface Kind {
  readonly codigo: string;
  readonly movimientos: number;
  readonly entrada: number;
  readonly salida: number;
  readonly importeEntrada: number;
  readonly importeSalida: number;
  readonly importe: number;
}
/** Totals of one kind in a week or a month, by its first day. */
type KindInSpan = Kind & Record<string, unknown> & { readonly inicio: string };

/** Two bars for each week or month: entries and exits. */
const WAYS = [
  { way: 'entrada', name: both('entró', 'came in'), others: both('Otras entradas', 'Other ways in') },
  { way: 'salida', name: both('salió', 'left'), others: both('Otras salidas', 'Other ways out') },
] as const;
/** Maximum number of kinds shown as parts of their own; the others are combined. */
const MAX_KINDS = 2;

/** Returns the entries and exits of a warehouse, and its service figures (DOMAIN f.9, 9). */
export const almacen: ReportHandler<'almacen', ReportContext> = async (
  { almacenId, tipo, insumoId, proveedorId, destinoId, ...days },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(days, actor);
  const asked = await ledgerOf(orm, { almacenId, tipo, insumoId, proveedorId, destinoId, ...period }, actor);
  const served = destinoId === undefined ? sql`true` : sql`s.almacen_solicitante_id = ${destinoId}`;
  const destinations = await destinationsOf(orm, almacenId, served, period, actor);
  const figures = await figuresOf(orm, almacenId, served, period, actor);
  // No link in that case: the ledger's list cannot be filtered by supplier or destination.
  const leads = proveedorId === undefined && destinoId === undefined;
  const option = await optionTexts('kardex', actor);
  const language = actor.language ?? DEFAULT_LANGUAGE;
  const inSpans = asked ? await kindsOf(orm, asked, stepOf(period)) : [];
  const bySpan = new Map(inSpans.map((row) => [`${spanFrom(row.inicio, period).primero} ${row.codigo}`, row]));
  const kinds = [...grouped(inSpans, ({ codigo }) => codigo).values()].map(added);
  const sum = (figure: (kind: Kind) => number) => kinds.reduce((total, kind) => total + figure(kind), 0);
  const [entrada, salida] = [sum((kind) => kind.entrada), sum((kind) => kind.salida)];
  const told = ({ codigo, importe, kardexId: _key, momento: _moment, ...row }: Moved) => ({
    ...row,
    tipo: option('TipoMovimiento', codigo),
    importeEntrada: row.entrada > 0 ? importe : 0,
    importeSalida: row.salida > 0 ? importe : 0,
  });
  return {
    rows: {
      count: async () => sum(({ movimientos }) => movimientos),
      batches: async function* batches() {
        if (!asked) return;
        for await (const moved of movements(orm, asked.where)) yield moved.map(told);
      },
    },
    totals: {
      entrada,
      salida,
      importeEntrada: rounded(sum((kind) => kind.importeEntrada)),
      importeSalida: rounded(sum((kind) => kind.importeSalida)),
    },
    blocks: {
      resumen: figures ? [{ ...figures, ...period }] : [],
      tipos: kinds
        .map(({ codigo, movimientos, importe, ...own }) => {
          const [piezas, todas] = own.entrada > 0 ? [own.entrada, entrada] : [own.salida, salida];
          return {
            codigo: leads ? codigo : null,
            tipo: option('TipoMovimiento', codigo),
            piezas,
            todas,
            movimientos,
            importe: rounded(importe),
            porcentaje: share(piezas, todas),
            ...period,
          };
        })
        .filter(({ todas }) => todas > 0)
        .toSorted((a, b) => b.piezas - a.piezas),
      entradasSalidas: spansOf(period).flatMap((span) =>
        WAYS.flatMap(({ way, name, others }) => {
          const moved = kinds.filter((kind) => kind[way] > 0).toSorted((a, b) => b[way] - a[way]);
          const own = (codigo: string) => bySpan.get(`${span.primero} ${codigo}`);
          const bar = { ...span, tramo: `${span.tramo} ${name[language]}` };
          const rest = moved.slice(MAX_KINDS);
          return [
            ...moved.slice(0, MAX_KINDS).map(({ codigo }) => ({
              ...bar,
              codigo: leads ? codigo : null,
              tipo: option('TipoMovimiento', codigo),
              piezas: own(codigo)?.[way] ?? 0,
              movimientos: own(codigo)?.movimientos ?? 0,
            })),
            // Combines several kinds, so it has no link.
            ...(rest.length === 0
              ? []
              : [
                  {
                    ...bar,
                    codigo: null,
                    tipo: others[language],
                    piezas: rest.reduce((total, { codigo }) => total + (own(codigo)?.[way] ?? 0), 0),
                    movimientos: null,
                  },
                ]),
          ];
        }),
      ),
      destinos: destinations.map((row) => ({ ...row, porcentaje: share(row.surtidas, row.autorizadas), ...period })),
    },
    notes: NOTES,
    period: text,
  };
};

interface Asked {
  readonly almacenId: number;
  readonly tipo?: string | undefined;
  readonly insumoId?: number | undefined;
  readonly proveedorId?: number | undefined;
  readonly destinoId?: number | undefined;
  readonly desde: string;
  readonly hasta: string;
}

interface Ledger {
  /** Condition on `kardex` for the requested movements. */
  readonly where: SQL;
  /** Time zone of the warehouse's unit. */
  readonly zone: string;
}

/** Returns the requested movements; null for an unknown warehouse. Excludes rows written during the reading. */
async function ledgerOf(
  db: Queryable,
  { almacenId, tipo, insumoId, proveedorId, destinoId, desde, hasta }: Asked,
  actor: Actor,
): Promise<Ledger | null> {
  const [edges] = await rows<
    { desde: string; hasta: string; ultimo: string | null; zona: string } & Record<string, unknown>
  >(
    db,
    sql`select (${desde}::date::timestamp at time zone u.zona_horaria)::text as desde, (${addDays(hasta, 1)}::date::timestamp at time zone u.zona_horaria)::text as hasta,
        (select max(kardex_id) from kardex)::text as ultimo, u.zona_horaria as zona
      from almacen a join unidad u using (unidad_id) where a.almacen_id = ${almacenId}`,
  );
  if (!edges || edges.ultimo === null) return null;
  const where = and(
    eq(kardex.almacenId, almacenId),
    scopeCondition(resourceOf('kardex'), PERMISSION, actor),
    sql`${kardex.fechaMovimiento} >= ${edges.desde}::timestamptz and ${kardex.fechaMovimiento} < ${edges.hasta}::timestamptz and ${kardex.kardexId} <= ${edges.ultimo}::bigint`,
    ...(tipo === undefined ? [] : [sql`${kardex.tipo} = ${tipo}`]),
    ...(insumoId === undefined ? [] : [eq(kardex.insumoId, insumoId)]),
    ...(proveedorId === undefined ? [] : [isOfSupplier(proveedorId)]),
    ...(destinoId === undefined ? [] : [isRequestedBy(destinoId)]),
  )!;
  return { where, zone: edges.zona };
}

/** Condition: the movement's document is a reception from a supplier, or an exchange with it. */
const isOfSupplier = (proveedorId: number): SQL => sql`(
  (${kardex.documentoTipo} = 'RECEPCION_PROVEEDOR' and exists (select from recepcion r where r.recepcion_id = ${kardex.documentoId} and r.proveedor_id = ${proveedorId}))
  or (${kardex.documentoTipo} = 'CANJE' and exists (select from propuesta_cambio p where p.propuesta_cambio_id = ${kardex.documentoId} and p.proveedor_id = ${proveedorId})))`;

/** Condition: the movement's document is a supply request of a warehouse. */
const isRequestedBy = (almacenId: number): SQL => sql`(${kardex.documentoTipo} = 'SOLICITUD'
  and exists (select from solicitud s where s.solicitud_id = ${kardex.documentoId} and s.almacen_solicitante_id = ${almacenId}))`;

const kindsOf = (db: Queryable, { where, zone }: Ledger, step: ReturnType<typeof stepOf>): Promise<KindInSpan[]> =>
  rows<KindInSpan>(
    db,
    sql`select ${kardex.tipo} as "codigo", date_trunc(${TRUNCATED[step]}, ${kardex.fechaMovimiento} at time zone ${zone})::date::text as "inicio",
        count(*)::int as "movimientos", sum(${kardex.entrada})::int as "entrada", sum(${kardex.salida})::int as "salida",
        coalesce(sum(${kardex.importe}) filter (where ${kardex.entrada} > 0), 0)::float8 as "importeEntrada",
        coalesce(sum(${kardex.importe}) filter (where ${kardex.salida} > 0), 0)::float8 as "importeSalida", coalesce(sum(${kardex.importe}), 0)::float8 as "importe"
      from ${kardex} where ${where} group by 1, 2`,
  );

function added(kinds: readonly Kind[]): Kind {
  const sum = (figure: (kind: Kind) => number) => kinds.reduce((total, kind) => total + figure(kind), 0);
  return {
    codigo: kinds[0]!.codigo,
    movimientos: sum(({ movimientos }) => movimientos),
    entrada: sum(({ entrada }) => entrada),
    salida: sum(({ salida }) => salida),
    importeEntrada: sum(({ importeEntrada }) => importeEntrada),
    importeSalida: sum(({ importeSalida }) => importeSalida),
    importe: sum(({ importe }) => importe),
  };
}

/** Number of rows per statement. */
const BATCH = 500;

/** Reads movements in order and in batches; each batch starts after the last row of the previous one. */
async function* movements(db: Queryable, where: SQL): AsyncGenerator<readonly Moved[]> {
  let after: SQL = sql`true`;
  for (;;) {
    const found = await rows<Moved>(
      db,
      sql`select ${kardex.kardexId}::float8 as "kardexId", ${kardex.fechaMovimiento}::text as "momento",
          to_char(${kardex.fechaMovimiento} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "fecha", ${kardex.documentoFolio} as "folio",
          ${kardex.tipo} as "codigo", ${kardex.contraparte} as "contraparte", ${kardex.insumoClave} as "clave", ${kardex.nombreGenerico} as "insumo",
          (select l.numero_lote from lote l where l.lote_id = ${kardex.loteId}) as "lote", ${kardex.loteCaducidad}::text as "caducidad", ${kardex.entrada}::int as "entrada",
          ${kardex.salida}::int as "salida", ${kardex.saldoInsumo}::int as "saldo", ${kardex.costoUnitario}::float8 as "costo", ${kardex.importe}::float8 as "importe"
        from ${kardex} where ${where} and ${after} order by ${kardex.fechaMovimiento}, ${kardex.kardexId} limit ${BATCH}`,
    );
    yield found;
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = sql`(${kardex.fechaMovimiento}, ${kardex.kardexId}) > (${last.momento}::timestamptz, ${last.kardexId}::bigint)`;
  }
}

interface Destination extends Record<string, unknown> {
  readonly destinoId: number;
  readonly destino: string;
  readonly solicitudes: number;
  readonly autorizadas: number;
  readonly surtidas: number;
}

/** Returns the fill rate of each served warehouse, from its requests (`s`) received in the period. */
function destinationsOf(
  db: Queryable,
  almacenId: number,
  served: SQL,
  period: { readonly desde: string; readonly hasta: string },
  actor: Actor,
): Promise<readonly Destination[]> {
  const where = and(eq(warehouse.almacenId, almacenId), scopeCondition(resourceOf('almacen'), PERMISSION, actor))!;
  return rows<Destination>(
    db,
    sql`with a as (select ${warehouse.almacenId} as almacen_id, u.zona_horaria from ${warehouse} join unidad u on u.unidad_id = ${warehouse.unidadId} where ${where})
      select d.almacen_id::int as "destinoId", d.nombre as "destino", count(*)::int as "solicitudes",
        sum(s.piezas_autorizadas)::int as "autorizadas", coalesce(sum(s.piezas_surtidas), 0)::int as "surtidas"
      from solicitud s join a on a.almacen_id = s.almacen_surtidor_id join almacen d on d.almacen_id = s.almacen_solicitante_id
      where s.activo and ${served} and ${isWithin(sql`s.fecha_recepcion`, sql`a.zona_horaria`, period)}
      group by d.almacen_id having sum(s.piezas_autorizadas) > 0 order by d.nombre`,
  );
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

/**
 * Returns the service figures of a period; nothing for a warehouse outside the reader's scope.
 *
 * @param served condition on the requests (`s`) that count
 */
async function figuresOf(
  db: Queryable,
  almacenId: number,
  served: SQL,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
  actor: Actor,
) {
  const where = and(eq(warehouse.almacenId, almacenId), scopeCondition(resourceOf('almacen'), PERMISSION, actor))!;
  const within = (moment: SQL) => isWithin(moment, sql`a.zona_horaria`, { desde, hasta });
  const [found] = await rows<Figures>(
    db,
    sql`with a as (select ${warehouse.almacenId} as almacen_id, u.zona_horaria from ${warehouse} join unidad u on u.unidad_id = ${warehouse.unidadId} where ${where}),
      s as (select s.* from solicitud s join a on a.almacen_id = s.almacen_surtidor_id where s.activo and ${served} and ${within(sql`s.fecha_recepcion`)}),
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
