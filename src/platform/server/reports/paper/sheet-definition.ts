import type { Content, ContentStack, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { fontSizeFor, textWidth, widestWord } from './font-size';
import type { PaperColumn, PaperCopy, PaperSheet } from './paper-sheet';
import { isNumericCell } from '#platform/shared/report-cell';
import { printedCell } from './printed-cell';

/** Paper sizes in inches, portrait. */
const SIZES = { letter: [8.5, 11], legal: [8.5, 14] } as const;
const INCH = 72;
const MARGIN = 36;
const PADDING = 3;

const INK = '#1a1f24';
const GRAY = '#5b6670';
const LINE = '#c3cad1';
const ACCENT = '#0b5d57';
const SHADE = '#eef2f3';

const above = (points: number): [number, number, number, number] => [0, points, 0, 0];

/**
 * Returns a report as a pdfmake document: heading, parameters, table, notes and signature lines. The footer shows the author and the page
 * number.
 */
export function sheetDefinition(sheet: PaperSheet): TDocumentDefinitions {
  const { orientation, size, title, place, asked, who, when, words } = sheet;
  const [short, long] = SIZES[size];
  const [width, height] = [short * INCH, long * INCH];
  const available = (orientation === 'portrait' ? width : height) - 2 * MARGIN;
  return {
    pageSize: { width, height },
    pageOrientation: orientation,
    pageMargins: [MARGIN, 42, MARGIN, 46],
    info: { title, author: who, creator: sheet.network, creationDate: new Date(when) },
    defaultStyle: { font: 'Roboto', fontSize: 8.5, color: INK },
    // The first page has the whole heading; the others repeat enough to identify a loose page.
    header: (page) =>
      page === 1
        ? null
        : {
            columns: [
              { text: [{ text: title, bold: true }, ` · ${asked.map(([, value]) => value).join(' · ')}`], width: '*' },
              { text: place.join(' · '), width: 'auto', alignment: 'right' },
            ],
            columnGap: 24,
            fontSize: 7.5,
            color: GRAY,
            margin: [MARGIN, 22, MARGIN, 0],
          },
    footer: (page, pages) => ({
      columns: [
        { text: words.made, width: '*' },
        {
          text: words.page.replace('%{pagina}', String(page)).replace('%{paginas}', String(pages)),
          width: 'auto',
          alignment: 'right',
        },
      ],
      columnGap: 16,
      fontSize: 7.5,
      color: GRAY,
      margin: [MARGIN, 14, MARGIN, 0],
    }),
    content: (sheet.copies.length > 0 ? sheet.copies : [null]).flatMap((copy, index): Content[] => [
      { ...heading(sheet, copy, available), ...(index === 0 ? {} : { pageBreak: 'before' as const }) },
      ...askedWith(sheet),
      ...indicatorTables(sheet),
      ...(copy?.large ?? []).map((line): Content => ({ text: line, fontSize: LARGE, margin: [0, 2, 0, 8] })),
      table(sheet, available),
      {
        stack: [
          ...sheet.notes.map((note): Content => ({ text: note, fontSize: 7.5, color: GRAY, margin: above(5) })),
          ...signatures(sheet, available),
        ],
        // Keeps the signatures on the same page as the notes above them.
        unbreakable: sheet.signatures.length > 0,
      },
    ]),
  };
}

/** Font size readable without glasses, in points. */
const LARGE = 15;

/** Side of a QR code readable by a phone at arm's length, in points. */
const CODE = 64;

function heading(
  { network, place, title, period, code }: PaperSheet,
  copy: PaperCopy | null,
  available: number,
): ContentStack {
  return {
    stack: [
      {
        columns: [
          {
            stack: [{ text: network, fontSize: 12, bold: true, color: ACCENT }, ...place],
            width: '*',
          },
          {
            stack: [
              { text: title, fontSize: 13, bold: true },
              ...(period === null ? [] : [{ text: period, margin: above(1) }]),
              ...(copy === null ? [] : [{ text: copy.name, bold: true, color: ACCENT, margin: above(1) }]),
            ],
            width: '*',
            alignment: 'right',
          },
          ...(code === null ? [] : [{ qr: code, fit: CODE, width: 'auto', eccLevel: 'M' as const }]),
        ],
        columnGap: 24,
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: available, y2: 0, lineWidth: 1.2, lineColor: ACCENT }],
        margin: [0, 7, 0, 8],
      },
    ],
  };
}

/** Renders the parameters in two columns, from left to right. */
function askedWith({ asked }: PaperSheet): Content[] {
  if (asked.length === 0) return [];
  const cells = asked.map(([name, value]): TableCell => ({ text: [{ text: `${name}: `, color: GRAY }, value] }));
  const rows: TableCell[][] = [];
  for (let at = 0; at < cells.length; at += 2) rows.push([cells[at]!, cells[at + 1] ?? '']);
  const layout = {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 12,
    paddingTop: () => 0,
    paddingBottom: () => 3,
  };
  return [{ table: { widths: ['*', '*'], body: rows }, layout, margin: [0, 0, 0, 6] }];
}

/** Figures per line that fit the width of the paper. */
const FIGURES_IN_LINE = 4;

/** The indicators of the screen: each figure above its name, in lines of four. */
function indicatorTables({ indicators = [] }: PaperSheet): Content[] {
  return indicators.map(({ title, figures }): Content => {
    const cells = figures.map(([name, value]): TableCell => ({
      stack: [
        { text: value || '–', bold: true, fontSize: 10 },
        { text: name, fontSize: 7, color: GRAY },
      ],
    }));
    const rows: TableCell[][] = [];
    for (let at = 0; at < cells.length; at += FIGURES_IN_LINE)
      rows.push(Array.from({ length: FIGURES_IN_LINE }, (_, index) => cells[at + index] ?? ''));
    return {
      stack: [
        { text: title, bold: true, margin: [0, 0, 0, 3] },
        {
          table: { widths: Array.from({ length: FIGURES_IN_LINE }, () => '*'), body: rows, dontBreakRows: true },
          layout: {
            hLineWidth: () => 0.3,
            vLineWidth: () => 0,
            hLineColor: () => LINE,
            paddingLeft: () => 0,
            paddingTop: () => 2.5,
            paddingBottom: () => 2.5,
          },
        },
      ],
      margin: [0, 0, 0, 8],
    };
  });
}

function table({ columns, rows, totals, timeZone, words }: PaperSheet, available: number): Content {
  const shown = rows.map((row) => columns.map(({ field, format }) => printedCell(format, row[field], timeZone)));
  const hasTotals = Object.keys(totals).length > 0 && rows.length > 0;
  const sums = hasTotals ? [totalsRow(columns, totals, timeZone, words.total)] : [];
  const together = columns.map((column, index) => staysTogether(column) || shown.every((row) => isCode(row[index]!)));
  const needs = columns.map((column, index) =>
    Math.max(
      widestWord(headingText(column)) * BOLDER,
      ...[...shown, ...sums].map((row) =>
        together[index] ? textWidth(row[index]!) : Math.min(MAX_NEEDED, widestWord(row[index]!)),
      ),
    ),
  );
  const fontSize = fontSizeFor(needs, available, 2 * PADDING);
  const head = headRows(columns);
  const cell =
    (bold: boolean) =>
    (text: string, index: number): TableCell => {
      const column = columns[index]!;
      return {
        text,
        ...(isNumericCell(column.format) ? { alignment: 'right' } : {}),
        ...(together[index] ? { noWrap: true } : {}),
        ...(bold ? { bold } : {}),
      };
    };
  const body: TableCell[][] = [
    ...head,
    ...(rows.length > 0
      ? shown.map((row) => row.map(cell(false)))
      : [[{ text: words.nothing, colSpan: columns.length, color: GRAY }, ...columns.slice(1).map(() => '')]]),
    ...sums.map((row) => row.map(cell(true))),
  ];
  const isEdge = (line: number) => line === 0 || line === head.length || line >= body.length - sums.length;
  return {
    table: {
      headerRows: head.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: widthsOf(together, shown),
      body,
    },
    layout: {
      hLineWidth: (line) => (isEdge(line) ? 0.8 : 0.3),
      vLineWidth: () => 0,
      hLineColor: (line) => (isEdge(line) ? GRAY : LINE),
      fillColor: (row) => (row < head.length || row >= body.length - sums.length ? SHADE : null),
      paddingLeft: () => PADDING,
      paddingRight: () => PADDING,
      paddingTop: () => 2.5,
      paddingBottom: () => 2.5,
    },
    fontSize,
  };
}

/** Factor by which bold headings are wider. */
const BOLDER = 1.06;
/** Largest word width that a column guarantees, relative to the font size; a wider word may be broken. */
const MAX_NEEDED = 14;

/** A longer code may be broken, too. */
const MAX_CODE = 32;

/** True for a key or folio, which must not break across lines. */
const isCode = (text: string): boolean => text.length <= MAX_CODE && !/\s/.test(text);

/** True for numbers, dates and hours, which stay on one line. */
const staysTogether = ({ format }: PaperColumn): boolean =>
  isNumericCell(format) || format === 'date' || format === 'datetime';

const headingText = ({ title, unit }: PaperColumn): string => (unit === null ? title : `${title} (${unit})`);

/** Renders the headings, with the shared group headings above them. Both are repeated on each page. */
function headRows(columns: readonly PaperColumn[]): TableCell[][] {
  const titles = columns.map((column): TableCell => ({
    text: headingText(column),
    bold: true,
    ...(isNumericCell(column.format) ? { alignment: 'right' } : {}),
  }));
  if (columns.every(({ group }) => group === null)) return [titles];
  const groups = columns.map(({ group }, index): TableCell => {
    const isFirst = group !== null && columns[index - 1]?.group !== group;
    const end = columns.findIndex((other, at) => at > index && other.group !== group);
    return isFirst
      ? { text: group, bold: true, alignment: 'center', colSpan: (end === -1 ? columns.length : end) - index }
      : { text: '', border: [false, true, false, false] };
  });
  return [groups, titles];
}

/** Puts the label in the first column that has no total. */
function totalsRow(
  columns: readonly PaperColumn[],
  totals: PaperSheet['totals'],
  timeZone: string,
  label: string,
): string[] {
  const first = columns.findIndex(({ field }) => !(field in totals));
  return columns.map(({ field, format }, index) =>
    field in totals ? printedCell(format, totals[field], timeZone) : index === first ? label : '',
  );
}

/** Gives the remaining width to the column with the longest texts. */
function widthsOf(together: readonly boolean[], shown: readonly (readonly string[])[]): ('*' | 'auto')[] {
  const lengths = together.map((isWhole, index) =>
    isWhole ? -1 : Math.max(0, ...shown.map((row) => row[index]!.length)),
  );
  const widest = lengths.indexOf(Math.max(...lengths));
  return together.map((_, index) => (index === widest ? '*' : 'auto'));
}

/** Maximum width of a signature line, in points. */
const WIDEST_LINE = 200;

/** Renders the signature lines side by side, on the same page as the notes: a signature apart from its document proves nothing. */
function signatures({ signatures: lines, words }: PaperSheet, available: number): Content[] {
  if (lines.length === 0) return [];
  const gap = 28;
  const width = Math.min(WIDEST_LINE, (available - gap * (lines.length - 1)) / lines.length);
  const side = { text: '', width: '*' };
  return [
    {
      columns: [
        side,
        ...lines.map((line) => ({
          stack: [
            { canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.8, lineColor: INK }] },
            { text: line, bold: true, margin: above(4) },
            { text: words.signer, fontSize: 7.5, color: GRAY },
          ],
          width,
          alignment: 'center' as const,
        })),
        side,
      ],
      columnGap: gap,
      margin: above(58),
    },
  ];
}
