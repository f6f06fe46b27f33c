import { expect, it } from 'vitest';
import { IMPORTS } from '#generated/server/imports.gen';
import { readStockFile, type StockBook } from '#areas/inventario/shared/inventario/stock-file';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { importTable } from '#platform/server/imports/columns/import-table';
import { rowReader } from '#platform/server/imports/read-rows';
import { paceOf } from '#platform/server/imports/pace';
import { STOCK_CELL_FORMATS, STOCK_CELL_TEXTS, STOCK_CELLS, type StockCell } from '../support/cases/stock-cells';
import { workbook } from '../support/server/workbook';

const spec = IMPORTS.find(({ review }) => review === 'existencias')!;
const COLUMNS = ['insumoClave', 'numeroLote', 'caducidad', 'existencia', 'marca', 'ubicacionCodigo'] as const;
/** Default cells of the row. */
const OTHERS: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  insumoClave: '010.000.0104.00',
  numeroLote: 'L1',
  caducidad: '2028-12-31',
  existencia: '5',
  marca: '',
  ubicacionCodigo: '',
};
const BOOK: StockBook = {
  tipo: 'INVENTARIO_INICIAL',
  day: '2026-03-01',
  supply: () => ({
    insumoId: 1,
    clave: '010.000.0104.00',
    nombre: 'Paracetamol',
    requiereLote: true,
    requiereCaducidad: true,
    precioReferencia: 1,
  }),
  isListed: () => true,
  places: null,
  lots: () => [],
  expiries: () => [],
};

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

function fileWith({ column, xml, csv }: StockCell): Uint8Array {
  if (csv !== undefined) {
    const row = COLUMNS.map((name) => (name === column ? csv : OTHERS[name]));
    return Buffer.from(`${COLUMNS.join(',')}\r\n${row.join(',')}\r\n`);
  }
  const row = COLUMNS.map((name) => (name === column ? xml! : inline(OTHERS[name]))).join('');
  const escaped = STOCK_CELL_FORMATS.map((code) => code.replaceAll('"', '&quot;'));
  return workbook({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row>${COLUMNS.map(inline).join('')}</row><row>${row}</row></sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet><numFmts>${escaped.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${escaped.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join('')}<xf numFmtId="17"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${STOCK_CELL_TEXTS.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  });
}

/** Reads the one row of a file: the value of the cell, or the findings on it. */
async function readCell(cell: StockCell): Promise<unknown> {
  const pace = paceOf(new AbortController().signal, () => undefined);
  const table = await importTable(Buffer.from(fileWith(cell)).toString('base64'), spec, { columns: {}, own: [] }, pace);
  // No column of the file refers to a record, so no lookup is needed.
  const read = await rowReader({
    db: {} as Queryable,
    actor: {} as never,
    resource: resourceOf(spec.entity),
    spec,
    table: { ...table },
    codes: {},
    pace,
  });
  const [row] = table.rows;
  const { values, issues } = read(row!);
  const { result } = readStockFile(BOOK).read({ fila: row!.fila, values, issues });
  if (typeof result === 'object' && 'insumoId' in result)
    return { gives: result[cell.column === 'existencia' ? 'cantidad' : cell.column] };
  return { finds: Array.isArray(result) ? result.map(({ campo, codigo }) => `${campo} ${codigo}`) : result };
}

it.each(STOCK_CELLS.map((cell) => [`${cell.column}: ${cell.title}`, cell] as const))(
  'reads or refuses %s',
  async (_title, cell) => {
    expect(await readCell(cell)).toEqual(
      cell.finds === undefined ? { gives: cell.gives } : { finds: [`${cell.column} ${cell.finds}`] },
    );
  },
);
