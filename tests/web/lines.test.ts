import type { DataProvider, RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { cellFromText } from '#platform/web/ui/lines/cell-from-text';
import { duplicateLines } from '#platform/web/ui/lines/duplicate-lines';
import { findReferences, matchReference } from '#platform/web/ui/reference/find-references';
import { editorAction, gridAction } from '#platform/web/ui/lines/grid/grid-keys';
import { moveFrom } from '#platform/web/ui/lines/grid/grid-moves';
import { adoptRows } from '#platform/web/ui/lines/line';
import { fillDown } from '#platform/web/ui/lines/line-changes';
import type { LineColumn, LineValues } from '#platform/web/ui/lines/line-column';
import { totalOf } from '#platform/web/ui/lines/line-totals';
import { parseBlock } from '#platform/web/ui/lines/parse-block';
import { planPaste } from '#platform/web/ui/lines/paste-plan';
import { scanLine, type LineScan } from '#platform/web/ui/lines/scan/scan-line';
import { readLabel } from '#platform/shared/barcodes/read-label';
import type { ResourceModule } from '#platform/web/ui/resource/resource-module';

const COLUMNS: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    input: { type: 'reference', reference: 'insumo', labelField: 'insumoNombre', codes: ['clave'] },
  },
  { source: 'existencia', type: 'integer' },
  { source: 'cantidad', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'urgente', type: 'boolean', input: { type: 'switch' } },
];
const TEXTS = {
  label: (source: string) => ({ insumoId: 'Insumo', cantidad: 'Cantidad' })[source] ?? source,
  choice: (_column: LineColumn, code: string) => code,
};
const press = (key: string, more: Partial<{ ctrl: boolean; shift: boolean; alt: boolean }> = {}) => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  ...more,
});

describe('a pasted block', () => {
  it('is read as the spreadsheet copied it', () => {
    expect(parseBlock('010.000.0104.00\t5\r\n010.000.0101.00\t\r\n')).toEqual([
      ['010.000.0104.00', '5'],
      ['010.000.0101.00', ''],
    ]);
    expect(parseBlock('"Gasa ""fina""\ncon doblez"\t2')).toEqual([['Gasa "fina"\ncon doblez', '2']]);
    expect(parseBlock('A;1\nB;2')).toEqual([
      ['A', '1'],
      ['B', '2'],
    ]);
    expect(parseBlock('A,1\nB,2')).toEqual([
      ['A', '1'],
      ['B', '2'],
    ]);
    expect(parseBlock('uno\ndos')).toEqual([['uno'], ['dos']]);
  });

  it('is no block when it is a single value', () => {
    expect(parseBlock('1,200')).toBeNull();
    expect(parseBlock('paracetamol\n')).toBeNull();
  });

  it('fills the writable columns, from the focused one on', () => {
    const [first, second] = planPaste(
      COLUMNS,
      0,
      [
        ['0104', '5', 'sí'],
        ['0101', '1,200', 'no'],
      ],
      TEXTS,
    );
    expect(first).toEqual({
      values: { insumoId: null, cantidad: 5, urgente: true },
      pending: { insumoId: { text: '0104', state: 'searching' }, cantidad: null, urgente: null },
    });
    expect(second?.values).toEqual({ insumoId: null, cantidad: 1200, urgente: false });
    expect(planPaste(COLUMNS, 2, [['7']], TEXTS)).toEqual([{ values: { cantidad: 7 }, pending: { cantidad: null } }]);
  });

  it('uses the titles in its first row, if there are any', () => {
    expect(
      planPaste(
        COLUMNS,
        0,
        [
          ['CANTIDAD', 'insumo'],
          ['3', '0104'],
        ],
        TEXTS,
      ),
    ).toEqual([
      {
        values: { insumoId: null, cantidad: 3 },
        pending: { insumoId: { text: '0104', state: 'searching' }, cantidad: null },
      },
    ]);
  });

  it('adds lines while there is room, and does not change the others', () => {
    const lines = adoptRows([], [{ cantidad: 1 }, { cantidad: 2 }], 'id');
    const { lines: filled, cut } = fillDown(
      lines,
      1,
      [{ values: { cantidad: 8 } }, { values: { cantidad: 9 } }, { values: { cantidad: 10 } }],
      { urgente: false },
      3,
    );
    expect(filled.map(({ values }) => values)).toEqual([
      { cantidad: 1 },
      { cantidad: 8 },
      { urgente: false, cantidad: 9 },
    ]);
    expect([cut, filled[0] === lines[0], filled[1]?.id === lines[1]?.id]).toEqual([1, true, true]);
  });

  it('keeps a value that is no number, to be reported by the check', () => {
    expect(cellFromText({ type: 'number' }, 'doce', String)).toEqual({ value: 'doce' });
    expect(cellFromText({ type: 'date' }, '3/4/2026', String)).toEqual({ value: '2026-04-03' });
    expect(
      cellFromText(
        { type: 'select', choices: { name: 'x', options: [{ value: 'ALTA' }] } },
        'Prioridad álta',
        () => 'Prioridad alta',
      ),
    ).toEqual({ value: 'ALTA' });
  });
});

describe('the search for the record that a text names', () => {
  const module = {
    name: 'insumo',
    recordLabel: (record: RaRecord) => String(record['nombre']),
    recordDetail: () => '',
  } as unknown as ResourceModule;
  const paracetamol = {
    id: 1,
    clave: '010.000.0104.00',
    nombre: 'Paracetamol',
    codigosBarras: [{ gtin: '7501234567893' }],
  };
  const gotas = { id: 2, clave: '010.000.0106.00', nombre: 'Paracetamol', codigosBarras: [] };
  const gasa = { id: 3, clave: '060.436.0107', nombre: 'Gasa', codigosBarras: [] };

  it('accepts a code in any spelling, and a barcode as the scanner sends it', () => {
    for (const text of [
      '010.000.0104.00',
      '010000010400',
      ' 010-000-0104-00 ',
      '7501234567893',
      '07501234567893',
      ']d20107501234567893',
    ]) {
      expect(matchReference(text, [paracetamol, gotas], module)).toMatchObject({ state: 'found', option: { id: 1 } });
    }
  });

  it('does not guess between records with the same name', () => {
    expect(matchReference('paracetamol', [paracetamol, gotas], module)).toMatchObject({
      state: 'many',
      choices: [{ option: { id: 1 } }, { option: { id: 2 } }],
    });
    expect(matchReference('gasa', [gasa, paracetamol], module)).toMatchObject({ option: { id: 3 } });
    expect(matchReference('x', [], module)).toEqual({ state: 'none' });
  });

  it('looks up many codes with one request, and searches only for the rest', async () => {
    const asked: object[] = [];
    const provider = {
      getList: (_resource: string, { filter }: { filter: { clave?: string[]; q?: string } }) => {
        asked.push(filter);
        const all = [paracetamol, gotas, gasa];
        const data = filter.clave
          ? all.filter(({ clave }) => filter.clave?.includes(clave))
          : all.filter(({ nombre }) => nombre.toLowerCase() === filter.q);
        return Promise.resolve({ data, total: data.length });
      },
    } as unknown as DataProvider;
    const found = await findReferences(provider, module, { codes: ['clave'], filter: { activo: true } }, [
      '010000010400',
      '060.436.0107',
      'gasa',
      'nada',
      '010000010400',
    ]);
    expect(
      Object.fromEntries(
        [...found].map(([text, match]) => [text, match.state === 'found' ? match.option.id : match.state]),
      ),
    ).toEqual({ '010000010400': 1, '060.436.0107': 3, gasa: 3, nada: 'none' });
    expect(asked).toEqual([
      { activo: true, clave: ['010.000.0104.00', '010000010400', '060.436.0107', 'gasa', 'nada'] },
      { activo: true, q: 'gasa' },
      { activo: true, q: 'nada' },
    ]);
  });
});

describe('a scan', () => {
  const columns = { reference: 'insumoId', quantity: 'cantidad', lot: 'numeroLote', expiry: 'caducidad' };
  const names: Record<number, string> = { 1: 'Paracetamol', 2: 'Gasa' };
  const labelOf = (gtin: string, more: string) => `01${gtin}${more}`;
  const [paracetamol, gauze] = ['07501000000005', '07502000000002'];
  /** Returns the lines after scanning these labels in sequence. */
  const scanned = (
    texts: readonly string[],
    spec: LineScan = columns,
    limit = 9,
    rows: readonly LineValues[] = [],
    pieces = 1,
  ) => {
    let lines = adoptRows([], rows, 'id');
    const told: unknown[] = [];
    for (const text of texts) {
      const label = readLabel(text);
      const id = label.code.endsWith(gauze.slice(1)) ? 2 : 1;
      const found = { insumoId: id, insumoNombre: names[id] };
      const options = { columns: spec, label, pieces, found, sources: ['insumoId', 'cantidad'], defaults: {}, limit };
      const result = scanLine(lines, options);
      told.push('lines' in result ? [result.state, result.row, result.quantity] : result.state);
      lines = 'lines' in result ? result.lines : lines;
    }
    return { rows: lines.map(({ values }) => values), told };
  };

  it('fills in supply, lot and expiry; a repeat adds one, another lot adds a line', () => {
    const [first, second] = ['1727123110L4482', '1728013110L9000'].map((more) => labelOf(paracetamol, more));
    const { rows, told } = scanned([`]d2${first}`, first!, second!, labelOf(gauze, '10L4482'), first!]);
    expect(rows).toEqual([
      { insumoId: 1, insumoNombre: 'Paracetamol', cantidad: 3, numeroLote: 'L4482', caducidad: '2027-12-31' },
      { insumoId: 1, insumoNombre: 'Paracetamol', cantidad: 1, numeroLote: 'L9000', caducidad: '2028-01-31' },
      { insumoId: 2, insumoNombre: 'Gasa', cantidad: 1, numeroLote: 'L4482' },
    ]);
    expect(told).toEqual([
      ['added', 0, 1],
      ['repeated', 0, 2],
      ['added', 1, 1],
      ['added', 2, 1],
      ['repeated', 0, 3],
    ]);
  });

  it('adds a plain barcode to the line of its supply, in any lot', () => {
    const { rows } = scanned([labelOf(paracetamol, '10L4482'), paracetamol.slice(1), paracetamol.slice(1)]);
    expect(rows).toEqual([{ insumoId: 1, insumoNombre: 'Paracetamol', cantidad: 3, numeroLote: 'L4482' }]);
  });

  const lotOf = (lot: string, more = '', caducidad: string | null = '2028-12-31') => ({
    insumoId: 1,
    numeroLote: lot,
    ...(caducidad === null ? {} : { caducidad }),
    cantidad: 1,
    ...(more === '' ? {} : { observaciones: more }),
  });

  it('adds the pieces of a carton, and those of all cartons of a pallet', () => {
    const { rows, told } = scanned(
      [labelOf(paracetamol, '1728123110A'), `02${paracetamol}3703\u001d10A`],
      columns,
      9,
      [],
      10,
    );
    expect(rows).toMatchObject([{ numeroLote: 'A', caducidad: '2028-12-31', cantidad: 40 }]);
    expect(told).toEqual([
      ['added', 0, 10],
      ['repeated', 0, 40],
    ]);
  });

  it.each([
    ['a plain code of two lots', paracetamol.slice(1), [lotOf('A'), lotOf('B')], 'lot', ['A', 'B', null]],
    [
      'a date without a lot that two lots have',
      labelOf(paracetamol, '17281231'),
      [lotOf('A'), lotOf('B')],
      'lot',
      ['A', 'B', null],
    ],
    ['a lot with another date', labelOf(paracetamol, '1729063010A'), [lotOf('A')], 'expiry', ['A', 'A']],
    ['lost separators', labelOf(paracetamol, '10C17281231'), [lotOf('A')], 'reading', ['C', 'C17281231', null]],
    [
      'lost separators behind a serial number',
      labelOf(paracetamol, '1728123121S10F'),
      [lotOf('A')],
      'reading',
      ['F', null, null],
    ],
    [
      'lost separators and both lots known',
      labelOf(paracetamol, '10C17281231'),
      [lotOf('C'), lotOf('C17281231', '', null)],
      'reading',
      ['C', 'C17281231', null],
    ],
  ] as const)('asks about %s, and changes nothing', (_case, text, rows, why, lots) => {
    const lines = adoptRows([], rows, 'id');
    const found = { insumoId: 1, insumoNombre: 'Paracetamol' };
    const result = scanLine(lines, {
      columns,
      label: readLabel(text),
      pieces: 1,
      found,
      sources: ['insumoId', 'cantidad'],
      defaults: {},
      limit: 9,
    });
    expect(result).toMatchObject({ state: 'ask', why, choices: lots.map((lot) => ({ lot })) });
  });

  it('without a readable lot opens its own line, and does not join another lot', () => {
    const { rows, told } = scanned([labelOf(paracetamol, '1728123110A'), labelOf(paracetamol, '172812319#')]);
    expect(rows).toMatchObject([
      { numeroLote: 'A', cantidad: 1 },
      { caducidad: '2028-12-31', cantidad: 1 },
    ]);
    expect(rows[1]).not.toHaveProperty('numeroLote');
    expect(told).toEqual([
      ['added', 0, 1],
      ['unread', 1, 1],
    ]);
  });

  it('adds a line for an expiry other than that of the only lot', () => {
    const { rows } = scanned([labelOf(paracetamol, '17281231'), labelOf(paracetamol, '17290630')]);
    expect(rows.map(({ caducidad }) => caducidad)).toEqual(['2028-12-31', '2029-06-30']);
  });

  it('fills in the missing day of its line', () => {
    const { rows } = scanned([labelOf(paracetamol, '10A'), labelOf(paracetamol, '1728123110a')]);
    expect(rows).toMatchObject([{ numeroLote: 'A', caducidad: '2028-12-31', cantidad: 2 }]);
  });

  it('chooses the reading whose lot is on the list', () => {
    const { rows } = scanned([labelOf(paracetamol, '1728123110C'), labelOf(paracetamol, '10C17281231')]);
    expect(rows).toMatchObject([{ numeroLote: 'C', caducidad: '2028-12-31', cantidad: 2 }]);
  });

  it('ignores the lot where lines have none, and counts nothing where lines have no amount', () => {
    const { rows, told } = scanned([labelOf(paracetamol, '10A'), labelOf(paracetamol, '10B')], {
      reference: 'insumoId',
    });
    expect(rows).toEqual([{ insumoId: 1, insumoNombre: 'Paracetamol' }]);
    expect(told).toEqual([
      ['added', 0, null],
      ['repeated', 0, null],
    ]);
  });

  it('begins in the empty line, and adds none beyond the maximum', () => {
    const texts = ['10A', '10B', '10A'].map((lot) => labelOf(paracetamol, lot));
    const { rows, told } = scanned(texts, columns, 1, [{ insumoId: null, cantidad: null }]);
    expect(rows).toEqual([{ insumoId: 1, insumoNombre: 'Paracetamol', cantidad: 2, numeroLote: 'A' }]);
    expect(told).toEqual([['added', 0, 1], 'full', ['repeated', 0, 2]]);
  });
});

describe('the keys', () => {
  it('edit by typing, move by Tab, Enter and arrows, and undo', () => {
    expect(gridAction(press('5'))).toEqual({ type: 'edit', text: '5' });
    expect(gridAction(press('F2'))).toEqual({ type: 'edit', text: null });
    expect(gridAction(press('Enter'))).toEqual({ type: 'move', move: 'nextLine' });
    expect(gridAction(press('Tab', { shift: true }))).toEqual({ type: 'move', move: 'previous' });
    expect(gridAction(press('Delete', { ctrl: true }))).toEqual({ type: 'remove' });
    expect(gridAction(press('z', { ctrl: true }))).toEqual({ type: 'undo' });
    expect(gridAction(press('v', { ctrl: true }))).toBeNull();
    expect(gridAction(press('Shift', { shift: true }))).toBeNull();
  });

  it('end an edit, but leave the arrows to a list of choices', () => {
    expect(editorAction(press('Escape'), false)).toBe('cancel');
    expect(editorAction(press('ArrowDown'), false)).toBe('down');
    expect(editorAction(press('ArrowDown'), true)).toBeNull();
    expect(editorAction(press('ArrowLeft'), false)).toBeNull();
  });

  it('move between the cells to fill in, and out at both ends', () => {
    const shape = { rows: 2, editable: [true, false, true, true] };
    expect(moveFrom({ row: 0, column: 0 }, 'next', shape)).toEqual({ row: 0, column: 2 });
    expect(moveFrom({ row: 0, column: 3 }, 'next', shape)).toEqual({ row: 1, column: 0 });
    expect(moveFrom({ row: 1, column: 3 }, 'next', shape)).toBe('leave');
    expect(moveFrom({ row: 0, column: 0 }, 'previous', shape)).toBe('leave');
    expect(moveFrom({ row: 1, column: 0 }, 'previous', shape)).toEqual({ row: 0, column: 3 });
    expect(moveFrom({ row: 1, column: 2 }, 'nextLine', shape)).toBe('add');
    expect(moveFrom({ row: 0, column: 0 }, 'left', shape)).toEqual({ row: 0, column: 0 });
  });
});

describe('the lines', () => {
  it('keep their identity while a row of the form is unchanged', () => {
    const lines = adoptRows([], [{ id: 7, cantidad: 1 }, { cantidad: 2 }], 'id');
    expect(
      adoptRows(
        lines,
        [
          { cantidad: 1, id: 7 },
          { cantidad: 2, nota: null },
        ],
        'id',
      ),
    ).toBe(lines);
    const changed = adoptRows(lines, [{ cantidad: 2 }, { id: 7, cantidad: 5 }], 'id');
    expect(changed[1]).toEqual({ id: lines[0]!.id, values: { id: 7, cantidad: 5 } });
    expect(new Set(changed.map(({ id }) => id)).size).toBe(2);
  });

  it('have totals without rounding errors of binary fractions', () => {
    const rows = [{ costo: 0.1 }, { costo: 0.2 }, { costo: null }, { costo: 'x' }];
    expect(totalOf(rows, { field: 'costo', fn: 'sum' })).toBe(0.3);
    expect(totalOf(rows, { field: 'costo', fn: 'count' })).toBe(3);
    expect(totalOf(rows, { field: 'costo', fn: 'avg' })).toBe(0.15);
    expect(totalOf([], { field: 'costo', fn: 'sum' })).toBeNull();
  });

  it('mark which line repeats which', () => {
    const rows = [{ insumoId: 1 }, { insumoId: null }, { insumoId: 1 }, { insumoId: null }, { insumoId: 1 }];
    expect([...duplicateLines(rows, [['insumoId']])]).toEqual([
      [2, { fields: ['insumoId'], first: 0 }],
      [4, { fields: ['insumoId'], first: 0 }],
    ]);
  });
});
