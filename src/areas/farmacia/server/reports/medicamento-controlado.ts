import { and, eq } from 'drizzle-orm';
import type { ReportHandler, ReportRow } from '#generated/server/reports.gen';
import { almacen } from '#generated/server/tables.gen';
import { displayDate } from '#platform/shared/dates/days';
import { edgeOfDay, todayIn } from '#platform/shared/dates/moments';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { bookPages, type BookPage } from '../endpoints/book-pages';
import { BOOK, controlledMovements } from '../controlled-movements';
import { both } from '#platform/server/reports/figures';
import { daysText } from '#platform/server/reports/period';
import type { ReportContext } from '#platform/server/reports/report-context';

type Row = ReportRow<'medicamentoControlado'>;

const BEGINNING = new Date(0);
const NOTHING = {
  fecha: null,
  documento: null,
  folioEspecial: null,
  paciente: null,
  domicilio: null,
  medico: null,
  cedula: null,
  lote: null,
  entrada: null,
  salida: null,
  contado: null,
  diferencia: null,
  surtio: null,
  recibio: null,
  verifico: null,
} satisfies Partial<Row>;

/**
 * Returns the control book (LGS art. 226, RIS; DOMAIN f.9, 10). Each controlled medicine of a warehouse has its opening balance, every
 * movement with the resulting balance, and the closing balance with totals. It also shows the last count and its difference.
 */
export const medicamentoControlado: ReportHandler<'medicamentoControlado', ReportContext> = async (
  { almacenId, fraccion, insumoId, desde, hasta },
  { database: { orm }, actor, text },
) => {
  const fracciones = fraccion === undefined ? (['I', 'II', 'III'] as const) : [fraccion];
  const last = hasta ?? todayIn(actor.timeZone);
  const start = desde === undefined ? BEGINNING : edgeOfDay(desde, 'start', actor.timeZone);
  const end = edgeOfDay(last, 'end', actor.timeZone);
  const found = await controlledMovements(orm, { almacenId, fracciones, insumoId, desde, hasta }, actor);
  const isInReach = await reaches(orm, almacenId, actor);
  const pages = isInReach ? await bookPages(orm, almacenId, { start, end, fracciones, insumoId }) : [];
  const rows = pages.flatMap((page): Row[] => {
    const own = found.filter((row) => row.clave === page.clave && row.fraccion === page.fraccion);
    const named = { fraccion: page.fraccion, clave: page.clave, medicamento: page.nombre };
    return [
      {
        ...NOTHING,
        ...named,
        fecha: desde === undefined ? null : start.toISOString(),
        documento: text('libro.saldoInicial'),
        saldo: page.inicial,
      },
      ...own.map(({ consecutivo: _, tipo: __, recetaId: ___, ...row }): Row => ({
        ...row,
        contado: null,
        diferencia: null,
      })),
      closing(page, named, end, text),
    ];
  });
  return {
    almacenId,
    rows,
    period:
      desde === undefined ? both(`Hasta el ${displayDate(last)}`, `Until ${displayDate(last)}`) : daysText(desde, last),
  };
};

/** Returns true when the reader may see the book of the warehouse. */
async function reaches(db: Queryable, almacenId: number, actor: Actor): Promise<boolean> {
  const found = await db
    .select({ almacenId: almacen.almacenId })
    .from(almacen)
    .where(and(eq(almacen.almacenId, almacenId), scopeCondition(resourceOf('almacen'), BOOK, actor)));
  return found.length > 0;
}

/** Returns the end of a page: sums, balance and counted pieces. */
function closing(
  { entradas, salidas, saldo, contado, diferencia, conteoFolio }: BookPage,
  named: Pick<Row, 'fraccion' | 'clave' | 'medicamento'>,
  end: Date,
  text: ReportContext['text'],
): Row {
  return {
    ...NOTHING,
    ...named,
    fecha: end.toISOString(),
    documento:
      conteoFolio === null ? text('libro.saldoFinal') : text('libro.saldoFinalContado', { folio: conteoFolio }),
    entrada: entradas,
    salida: salidas,
    saldo,
    contado,
    diferencia,
  };
}
