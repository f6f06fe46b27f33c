import { and, asc, eq } from 'drizzle-orm';
import { insumo, insumoConfiguracion } from '#generated/server/tables.gen';
import { readStockFile } from '#areas/inventario/shared/inventario/stock-file';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { MAX_LOTS } from '../stock/lots-to-count';
import type { RowResult } from '#platform/server/imports/import-row';
import { cellOf } from '#platform/server/imports/columns/import-table';
import { rowReader } from '#platform/server/imports/read-rows';
import { resourceOf } from '#platform/server/records/resources';
import type { ReadRequest, Review, TemplateRow } from '#platform/server/imports/reviews/review';
import { keepStockFile, knownFiles, openStockFile, stockFileApplied } from './kept-stock-file';
import { postStockFile } from './post-stock-file';
import { stockBook } from './stock-book';
import { stockPlace, type StockPlace } from './stock-place';
import type { StockReading } from './stock-reading';

/** Maximum number of uncounted lots that are listed. */
const MAX_TOLD = 200;

/** Import of a warehouse's stock from a spreadsheet (DOMAIN a.5, «importacion»). */
export const existenciasReview: Review<StockPlace, StockReading> = {
  place: stockPlace,
  template,
  known: knownFiles,
  read,
  keep: keepStockFile,
  open: openStockFile,
  apply: async (tx, importacionId, reading, said, context) =>
    stockFileApplied(
      tx,
      importacionId,
      reading,
      await postStockFile(tx, importacionId, reading, context),
      said,
      context,
    ),
};

/** Returns a row for each supply with a setting in the warehouse. */
async function template(db: Queryable, { almacenId }: StockPlace): Promise<readonly TemplateRow[]> {
  const rows = await db
    .select({
      clave: insumo.clave,
      claveLocal: insumo.claveLocal,
      nombre: insumo.nombreGenerico,
      presentacion: insumo.presentacion,
      unidad: insumo.unidadBase,
    })
    .from(insumoConfiguracion)
    .innerJoin(insumo, eq(insumo.insumoId, insumoConfiguracion.insumoId))
    .where(
      and(eq(insumoConfiguracion.almacenId, almacenId), eq(insumoConfiguracion.activo, true), eq(insumo.activo, true)),
    )
    .orderBy(asc(insumoConfiguracion.insumoClave));
  return rows.map(({ clave, claveLocal, nombre, presentacion, unidad }) => ({
    cells: { insumoClave: clave ?? claveLocal ?? '' },
    descripcion: [nombre, presentacion].filter(Boolean).join(' · '),
    unidad: unidad ?? '',
  }));
}

async function read({ db, spec, table, texts, place, actor, pace }: ReadRequest<StockPlace>): Promise<StockReading> {
  const { rows } = table;
  const rest = (done: number) => pace.at('COMPARACION', done, rows.length);
  const readRow = await rowReader({
    db,
    actor,
    resource: resourceOf(spec.entity),
    spec,
    table,
    codes: texts.codes,
    pace,
  });
  const claves = new Set<string>();
  const numbers = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index % 500 === 0) await rest(0);
    const clave = cellOf(table, row, 'insumoClave');
    if (clave !== '') claves.add(clave);
    const numero = cellOf(table, row, 'numeroLote').toUpperCase();
    if (numero !== '') numbers.add(numero);
  }
  const book = await stockBook(db, place, claves, numbers, () => rest(0));
  const file = readStockFile(book);
  const results: RowResult[] = [];
  const notices: { at: number; issue: StockReading['notices'][number]['issue']; valor?: string }[] = [];
  const places = new Map<number, number>();
  for (const [at, row] of rows.entries()) {
    if (at % 100 === 0) await rest(at);
    const { values, issues, open } = readRow(row);
    const ambiguous = [...open.keys()].map((campo) => ({ campo, codigo: 'REFERENCIA_AMBIGUA', params: {} }));
    const reading = file.read({ fila: row.fila, values, issues: [...issues, ...ambiguous] });
    places.set(row.fila, at);
    results.push(reading.result === 'nada' ? 'sinCambio' : 'insumoId' in reading.result ? 'nuevas' : reading.result);
    notices.push(...reading.notices.map((issue) => ({ at, issue })));
  }
  await rest(rows.length);
  const uncounted = file.uncounted();
  if (book.tipo === 'CONTEO' && file.lines.length + uncounted.length > MAX_LOTS)
    throw invalid([{ campo: '', codigo: 'CONTEO_DEMASIADOS_LOTES', params: { limite: MAX_LOTS } }]);
  for (const { fila, lot } of uncounted.slice(0, MAX_TOLD))
    notices.push({
      at: places.get(fila) ?? -1,
      issue: {
        campo: '',
        codigo: 'IMPORTACION_LOTE_SIN_CONTAR',
        params: { numeroLote: lot.numeroLote ?? '—', existencia: lot.existencia },
      },
      valor: lot.numeroLote ?? '',
    });
  return {
    place,
    tipo: book.tipo,
    results,
    notices,
    effects: file.effects(),
    lugar: place.nombre,
    efecto:
      book.tipo === 'INVENTARIO_INICIAL' ? 'movimientos' : place.tipo === 'CONTEO' ? 'conteo' : 'conteoPorMovimientos',
    lines: file.lines,
    uncounted,
  };
}
