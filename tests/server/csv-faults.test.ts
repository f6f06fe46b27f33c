import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#platform/server/imports/import-spec';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { sheetWith } from '../support/server/workbook';

const PATH = '/api/catalogos/diagnostico/importar';
const HEAD = 'clave,nombre,capitulo,sinonimos';

describe('a CSV file with an error', () => {
  let test: TestApp;
  let su: Client;
  const send = (file: Uint8Array | string, headers: Record<string, string> = {}) =>
    su('POST', PATH, {
      body: { archivo: 'a.csv', contenido: Buffer.from(file as string).toString('base64'), aplicar: false },
      headers,
    });
  /** Returns `row code column` of each finding, with the number of rows read. */
  const told = async (file: Uint8Array | string) => {
    const { status, body } = await send(file);
    expect(status, JSON.stringify(body)).toBe(200);
    const { filas, resultado } = body as ImportAnswer;
    for (const { mensaje } of resultado) expect(mensaje).not.toMatch(/%\{|^[A-Z_]+$/);
    return [
      filas,
      ...resultado
        .filter(({ codigo }) => /CELDA|COMILLAS|CELDAS/.test(codigo))
        .map(({ fila, codigo, campo }) => `${fila} ${codigo} ${campo}`),
    ];
  };
  const lines = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
  const row = (index: number) => `A0${index},Diagnóstico ${index},I,otro`;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('reports the single byte that is not UTF-8, and leaves the others unchanged', async () => {
    const file = Buffer.concat([
      Buffer.from(lines(row(1), 'A02,Ni')),
      Buffer.from([0xf1]),
      Buffer.from('o enfermo,I,x\r\nA03,Niño sano,I,x'),
    ]);
    expect(await told(file)).toEqual([3, '3 CELDA_ILEGIBLE nombre']);
  });

  it('reads files that are entirely Windows-1252 or UTF-16', async () => {
    expect(await told(Buffer.from(lines('A01,Niño,I,ñandú'), 'latin1'))).toEqual([1]);
    expect(await told(Buffer.from(`\uFEFF${lines('A01,Niño,I,ñandú')}`, 'utf16le'))).toEqual([1]);
  });

  it('reports each unclosed quotation mark in the row of its opening, and reads the following rows', async () => {
    expect(await told(lines(row(1), 'A02,"Abierta,I,otro', row(3), row(4)))).toEqual([
      4,
      '3 COMILLAS_SIN_CERRAR nombre',
    ]);
    expect(
      await told(lines(row(1), 'A02,"Abierta,I,otro', row(3), 'A04,"Bien",I,otro', row(5), 'A06,I,"otra', row(7))),
    ).toEqual([7, '3 COMILLAS_SIN_CERRAR nombre', '7 COMILLAS_SIN_CERRAR capitulo']);
    // It closes at the end of a later cell; the rows between are complete.
    expect(await told(lines(row(1), 'A02,"Tubo,I,otro', row(3), 'A04,De 5",I,otro', row(5)))).toEqual([
      5,
      '3 COMILLAS_SIN_CERRAR nombre',
    ]);
    expect(await told(lines('A01,"Dos líneas,\r\nde un nombre",I,otro', row(2)))).toEqual([2]);
  });

  it('reports text after a quotation mark, and cells beyond the headings', async () => {
    expect(await told(lines('A01,"Uno" dos,I,otro', 'A02,Uno,I,otro,más', 'A03,Uno,I,otro,,,', row(4)))).toEqual([
      4,
      '2 TEXTO_TRAS_COMILLAS nombre',
      '3 CELDAS_DE_MAS ',
    ]);
  });

  it('reports characters that a database cannot store, in CSV and in Excel', async () => {
    expect(await told(lines('A01,Uno\0dos,I,otro', 'A02,Uno\u0007,I,otro', row(3)))).toEqual([
      3,
      '2 CELDA_CON_CONTROL nombre',
      '3 CELDA_CON_CONTROL nombre',
    ]);
    expect(
      await told(
        sheetWith(
          '<row r="4"><c r="A4" t="str"><v>A01</v></c><c r="B4" t="inlineStr"><is><t>Uno_x0000_</t></is></c></row>',
        ),
      ),
    ).toEqual([1, '4 CELDA_CON_CONTROL nombre']);
    const applied = await su('POST', PATH, {
      body: {
        archivo: 'a.csv',
        contenido: Buffer.from(lines('A01,Uno\0dos,I,otro')).toString('base64'),
        aplicar: true,
      },
    });
    expect([applied.status, (applied.body as { codigo: string }).codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
  });

  it('reports Excel cells with an error, or with a formula without its value', async () => {
    expect(
      await told(
        sheetWith(
          '<row r="2"><c r="A2" t="str"><v>A01</v></c><c r="B2" t="e"><v>#N/A</v></c></row><row r="3"><c r="A3" t="str"><v>A02</v></c><c r="B3"><f>A1</f></c></row>',
        ),
      ),
    ).toEqual([2, '2 CELDA_CON_ERROR nombre', '3 CELDA_SIN_VALOR nombre']);
  });

  it('is refused with a repeated heading, in the caller’s language', async () => {
    const { status, body } = await send('clave,nombre,capitulo,NOMBRE *\nA01,Uno,I,Dos');
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({
        codigo: 'IMPORTACION_COLUMNA_DOBLE',
        mensaje: expect.stringMatching(/está dos veces en el archivo: en B y en D/) as string,
      }),
    ]);
    const english = await send('clave,nombre,capitulo,NOMBRE *\nA01,Uno,I,Dos', { 'accept-language': 'en' });
    expect(english.body).toMatchObject({ mensaje: expect.stringContaining('twice: in B and in D') as string });
  });

  it('is read by the separator outside its quotes, or by the one named in its first line', async () => {
    expect(await told('clave;"nombre, largo, de, la, enfermedad";nombre;capitulo\nA01;x;Uno;I')).toEqual([1]);
    expect(await told('sep=|\nclave|nombre|capitulo\nA01|Uno, dos; tres|I\nA02|"Abierta|I\n')).toEqual([
      2,
      '3 COMILLAS_SIN_CERRAR nombre',
    ]);
  });

  it('states how many findings are not shown', async () => {
    const { body } = await send(lines(...Array.from({ length: 1200 }, (_, index) => `mal clave ${index},,I,x`)));
    const { resultado, omitidos, conError } = body as ImportAnswer;
    expect([resultado.length, conError]).toEqual([1000, 1200]);
    expect(omitidos).toBeGreaterThanOrEqual(200);
  });
});
