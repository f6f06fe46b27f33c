import { describe, expect, it } from 'vitest';
import { fileRows } from '#platform/server/imports/reader/file-rows';
import { allOf } from '../support/all-of';
import { fileCells } from '../support/server/file-cells';
import { workbook } from '../support/server/workbook';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const rels = (entries: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`;
const rel = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const RELATIONS = `${rel('a', 'worksheet', 'worksheets/sheet1.xml')}${rel('b', 'worksheet', 'worksheets/sheet2.xml')}${rel('g', 'chartsheet', 'chartsheets/sheet1.xml')}${rel('t', 'sharedStrings', 'sharedStrings.xml')}${rel('s', 'styles', 'styles.xml')}`;

interface Book {
  /** Parts of the workbook: tabs, and the XML before and after them. */
  readonly sheets?: string;
  readonly before?: string;
  readonly after?: string;
  readonly relations?: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** A workbook with the prefixes that some programs give every element. */
function book({
  sheets = '<x:sheet name="A" q:id="a"/>',
  before = '',
  after = '',
  relations = RELATIONS,
  parts,
}: Book) {
  return workbook({
    '_rels/.rels': rels(rel('r1', 'officeDocument', '/xl/workbook.xml')),
    'xl/workbook.xml': `<x:workbook xmlns:x="${MAIN}" xmlns:q="${OFFICE}">${before}<x:sheets>${sheets}</x:sheets>${after}</x:workbook>`,
    'xl/_rels/workbook.xml.rels': rels(relations),
    ...parts,
  });
}

const sheetOf = (...rows: readonly string[]) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows.map((cells) => `<row>${cells}</row>`).join('')}</sheetData></worksheet>`;
const saying = (value: string) =>
  `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row><x:c t="str"><x:v>${value}</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
const first = (cells: string, parts: Readonly<Record<string, string>> = {}, more: Omit<Book, 'parts'> = {}) =>
  fileCells(book({ ...more, parts: { 'xl/worksheets/sheet1.xml': sheetOf(cells), ...parts } })).then(([row]) => row);
const styles = (...formats: readonly string[]) =>
  `<styleSheet xmlns="${MAIN}"><numFmts>${formats.map((format, index) => `<numFmt numFmtId="${170 + index}" formatCode="${format.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs><xf/>${formats.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join('')}</cellXfs></styleSheet>`;

describe('the sheet that is read from a workbook', () => {
  const parts = { 'xl/worksheets/sheet1.xml': saying('uno'), 'xl/worksheets/sheet2.xml': saying('dos') };
  const [one, two] = ['<x:sheet name="A" q:id="a"/>', '<x:sheet name="B" q:id="b"/>'];

  it('is the first tab, whatever its part is called, with prefixed names and without', async () => {
    expect(await fileCells(book({ sheets: two + one, parts }))).toEqual([['dos']]);
    expect(await fileCells(book({ sheets: one + two, parts }))).toEqual([['uno']]);
  });

  it.each(['hidden', 'veryHidden'])('is the first visible one, after a %s one', async (state) => {
    expect(await fileCells(book({ sheets: `<x:sheet name="B" q:id="b" state="${state}"/>${one}`, parts }))).toEqual([
      ['uno'],
    ]);
    expect(await fileCells(book({ sheets: two.replace('/>', ' state="visible"/>') + one, parts }))).toEqual([['dos']]);
  });

  it('is the first with cells, after a chart', async () => {
    expect(await fileCells(book({ sheets: `<x:sheet name="G" q:id="g"/>${two}${one}`, parts }))).toEqual([['dos']]);
  });

  it('is found where its path begins at the root of the archive', async () => {
    const relations = rel('a', 'worksheet', '/xl/worksheets/sheet2.xml');
    expect(await fileCells(book({ relations, parts }))).toEqual([['dos']]);
  });
});

describe('a cell of a workbook', () => {
  it('is read without the phonetic texts above it, with runs and escapes', async () => {
    const shared = `<sst xmlns="${MAIN}"><si><r><rPr><b/></rPr><t>Cla</t></r><r><t xml:space="preserve">ve </t></r><rPh sb="0" eb="1"><t>nada</t></rPh><phoneticPr fontId="1"/></si><si><t/></si></sst>`;
    const cells =
      '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><r><t>en </t></r><r><t>línea</t></r><rPh sb="0" eb="1"><t>nada</t></rPh></is></c><c t="str"><v>a_x000A_b_x005F_</v></c>';
    expect(await first(cells, { 'xl/sharedStrings.xml': shared })).toEqual(['Clave ', '', 'en línea', 'a\nb_']);
  });

  it('has the result of a formula', async () => {
    expect(
      await first('<c><f>1+1</f><v>2</v></c><c t="str"><f>"a"</f><v>a</v></c><c t="b"><f>1=1</f><v>1</v></c>'),
    ).toEqual(['2', 'a', 'true']);
  });

  it('reports an error or a missing formula result', async () => {
    const file = book({
      parts: { 'xl/worksheets/sheet1.xml': sheetOf('<c t="e"><v>#N/A</v></c><c><f>1+1</f></c><c><v>3</v></c>') },
    });
    const [row] = (await allOf(fileRows(Buffer.from(file)))).flatMap(({ rows }) => rows);
    expect(row!.faults).toEqual([
      { column: 0, codigo: 'CELDA_CON_ERROR', params: { valor: '#N/A' } },
      { column: 1, codigo: 'CELDA_SIN_VALOR', params: {} },
    ]);
  });

  it.each([
    ['1', 'true'],
    ['0', 'false'],
    ['true', 'true'],
    ['false', 'false'],
  ])('reads a boolean as %s', async (value, text) => {
    expect(await first(`<c t="b"><v>${value}</v></c>`)).toEqual([text]);
  });

  it.each([
    ['dd/mm/yyyy', '2026-03-27'],
    ['[$-80A]dd/mm/yyyy;@', '2026-03-27'],
    ['d "de" mmmm "de" yyyy', '2026-03-27'],
    ['mmm\\-yy', '2026-03-27'],
    ['dd/mm/yyyy hh:mm', '2026-03-27 07:30'],
    ['m/d/yy h:mm AM/PM', '2026-03-27 07:30'],
    ['hh:mm', '07:30'],
    ['hh:mm:ss', '07:30'],
    ['mm:ss', '07:30'],
    ['[$-80A]hh:mm AM/PM;@', '07:30'],
    ['h "h" mm "min"', '07:30'],
    ['General', '46108.3125'],
    ['[h]:mm', '46108.3125'],
    ['#,##0.00 "días"', '46108.3125'],
  ])('is read as displayed in the format %s', async (format, text) => {
    expect(await first('<c s="1"><v>46108.3125</v></c>', { 'xl/styles.xml': styles(format) })).toEqual([text]);
  });

  it('counts its day from 1904 only if the workbook itself says so', async () => {
    const parts = { 'xl/styles.xml': styles('dd/mm/yyyy') };
    const cell = '<c s="1"><v>46108</v></c>';
    const before = '<x:workbookPr date1904="1"/>';
    // Extensions that Excel has written since 2010 and 2013, in separate namespaces.
    const after =
      '<x:extLst><x:ext uri="{140A7094}" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"><x15:workbookPr chartTrackingRefBase="1"/></x:ext></x:extLst>';
    expect(await first(cell, parts)).toEqual(['2026-03-27']);
    expect(await first(cell, parts, { before })).toEqual(['2030-03-28']);
    expect(await first(cell, parts, { before, after })).toEqual(['2030-03-28']);
  });
});

describe('a workbook saved by another program', () => {
  it('is read from LibreOffice: explicit styles, numbers of type n, empty cells with styles', async () => {
    const sheet = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:D2"/><sheetData><row r="1" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c><c r="C1" s="2" t="s"><v>2</v></c><c r="D1" s="0" t="s"><v>3</v></c></row><row r="2"><c r="A2" s="0" t="n"><v>7</v></c><c r="B2" s="1" t="n"><v>46108</v></c><c r="C2" s="2" t="n"><v>0.3125</v></c><c r="D2" s="0" t="n"><f aca="false">A2*2</f><v>14</v></c></row></sheetData><printOptions/></worksheet>`;
    const file = workbook({
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      '_rels/.rels': rels(rel('rId1', 'officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr backupFile="false" showObjects="all" date1904="false"/><sheets><sheet name="Hoja1" sheetId="1" state="visible" r:id="rId3"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': rels(
        `${rel('rId1', 'styles', 'styles.xml')}${rel('rId3', 'worksheet', 'worksheets/sheet1.xml')}${rel('rId4', 'sharedStrings', 'sharedStrings.xml')}`,
      ),
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="hh:mm"/></numFmts><cellStyleXfs count="1"><xf numFmtId="164"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`,
      'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="4" uniqueCount="4">${['clave', 'día', 'hora', 'doble'].map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
      'xl/worksheets/sheet1.xml': sheet,
    });
    expect(await fileCells(file)).toEqual([
      ['clave', 'día', 'hora', 'doble'],
      ['7', '2026-03-27', '07:30', '14'],
    ]);
  });

  it('is read in strict form, with days as texts', async () => {
    const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
    const file = workbook({
      '_rels/.rels': rels(rel('r1', 'officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': `<workbook xmlns="${strict}" xmlns:r="http://purl.oclc.org/ooxml/officeDocument/relationships" conformance="strict"><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': rels(RELATIONS).replaceAll(
        OFFICE,
        'http://purl.oclc.org/ooxml/officeDocument/relationships',
      ),
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${strict}"><sheetData><row><c t="d"><v>2026-03-27T00:00:00</v></c></row></sheetData></worksheet>`,
    });
    expect(await fileCells(file)).toEqual([['2026-03-27']]);
  });
});
