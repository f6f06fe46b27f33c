import { CELL_KIND, withKind, type CellKind } from './cell-kind';
import { columnOf, kindOfMoment, numberText } from './cell-text';
import type { DateStyle } from './date-styles';
import { FileFault } from './file-fault';
import { LIMITS } from './limits';
import type { Attributes, XmlReader } from './parse-xml';
import type { RawRow } from './raw-row';
import type { SharedTexts } from './shared-texts';
import { textReader, unescapedText } from './text-reader';

export interface SheetContext {
  readonly shared: SharedTexts;
  readonly styles: ReadonlyMap<number, DateStyle>;
  readonly from1904: boolean;
  /** Called with each non-empty row. */
  readonly give: (row: RawRow) => void;
}

/**
 * Reads the rows of a sheet from its elements. Skips empty cells, whatever their format, and those beyond the last one of the first row.
 */
export function sheetRows({ shared, styles, from1904, give }: SheetContext): XmlReader {
  let row: Omit<RawRow, 'kinds'> | null = null;
  let kinds = '';
  let fila = 0;
  /** Number of columns of the first row. */
  let columns: number | null = null;
  let [column, last, cells] = [0, -1, 0];
  let type = '';
  let style: DateStyle | undefined;
  let value: string | null = null;
  let [inValue, inInline, hasFormula] = [false, false, false];
  const inline = textReader();
  const damaged = () => new FileFault('ARCHIVO_DANADO', { fila });

  const beginRow = ({ r }: Attributes) => {
    const own = r === undefined ? fila + 1 : Number(r);
    // Row numbers must increase; otherwise messages would refer to numbers that no spreadsheet displays.
    if (!Number.isInteger(own) || own <= fila) throw damaged();
    if (own > LIMITS.rows) throw new FileFault('ARCHIVO_DEMASIADAS_FILAS', { limite: LIMITS.rows });
    fila = own;
    last = -1;
    row = { fila, cells: [], faults: [] };
    kinds = '';
  };
  const beginCell = ({ r, t = 'n', s }: Attributes) => {
    const own = r === undefined ? last + 1 : columnOf(r);
    if (own === null || own <= last) throw damaged();
    if (own >= LIMITS.columns) throw new FileFault('ARCHIVO_DEMASIADAS_COLUMNAS', { fila, limite: LIMITS.columns });
    cells += 1;
    if (cells > LIMITS.cells) throw new FileFault('ARCHIVO_DEMASIADAS_CELDAS', { limite: LIMITS.cells });
    [column, last, type, value, hasFormula] = [own, own, t, null, false];
    style = s === undefined ? undefined : styles.get(Number(s));
    inline.begin();
  };
  const endCell = () => {
    const told = (codigo: string, params = {}) => row!.faults.push({ column, codigo, params });
    if (columns !== null && column >= columns) return;
    if (value === null && hasFormula) told('CELDA_SIN_VALOR');
    const text = textOf(type === 'inlineStr' ? inline.end() : value);
    if (text === '') return;
    if (type === 'e') told('CELDA_CON_ERROR', { valor: text });
    while (row!.cells.length < column) row!.cells.push('');
    row!.cells[column] = text;
    kinds = withKind(kinds, column, kindOf(text));
  };
  const textOf = (raw: string | null): string => {
    if (raw === null || raw === '') return '';
    if (type === 's') {
      const text = /^\d+$/.test(raw) ? shared(Number(raw)) : undefined;
      if (text === undefined) throw damaged();
      return text;
    }
    if (type === 'b') return ['1', 'true'].includes(raw) ? 'true' : 'false';
    if (type === 'n') {
      const number = numberText(raw, style, from1904);
      if (number === null) throw damaged();
      return number;
    }
    if (type === 'd') return raw.replace(/T00:00(:00(\.0+)?)?Z?$/, '');
    return type === 'str' ? unescapedText(raw) : raw;
  };

  const kindOf = (text: string): CellKind => {
    if (type === 'b') return CELL_KIND.truth;
    if (type === 'd') return CELL_KIND.date;
    if (type !== 'n') return CELL_KIND.text;
    return style === undefined ? CELL_KIND.number : kindOfMoment(text);
  };

  return {
    open: (name, attributes) => {
      if (name === 'row') return beginRow(attributes);
      if (!row) return;
      if (name === 'c') return beginCell(attributes);
      if (name === 'v') [inValue, value] = [true, ''];
      else if (name === 'f') hasFormula = true;
      else if (name === 'is') inInline = true;
      else if (inInline) inline.open(name);
    },
    text: (text) => {
      if (inValue) value += text;
      else if (inInline) inline.text(text);
    },
    close: (name) => {
      if (name === 'v') inValue = false;
      else if (name === 'is') inInline = false;
      else if (name === 'c' && row) endCell();
      else if (name === 'row' && row) {
        if (row.cells.length > 0 || row.faults.length > 0) {
          columns ??= row.cells.length;
          give({ ...row, kinds });
        }
        row = null;
      } else if (inInline) inline.close(name);
    },
  };
}
