import { eq, like } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { importTable } from '#platform/server/imports/columns/import-table';
import { paceOf } from '#platform/server/imports/pace';
import { bitacora } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { fileCells } from '../support/server/file-cells';

const PATH = '/api/catalogos/insumo/importar';
const HEAD =
  'Clave,Nombre genérico,Descripción,Tipo,Concentración,Presentación,Fracción sanitaria,Niveles de atención,Precio de referencia,Antibiótico';
const row = (clave: string, name: string, more = '') =>
  `${clave},${name},${name} tabletas,Medicamento,500 mg,Envase con 20 tabletas,VI,"1, 2","1,234.50",${more || 'Sí'}`;
const encoded = (text: string) => Buffer.from(text).toString('base64');
const pace = paceOf(new AbortController().signal, () => undefined);
interface Outcome {
  aplicada: boolean;
  filas: number;
  validas: number;
  conError: number;
  conAviso: number;
  nuevas: number;
  actualizadas: number;
  sinCambio: number;
  resultado: {
    fila: number;
    clave: string;
    columna: string;
    campo: string;
    nivel: string;
    codigo: string;
    mensaje: string;
    valor: string;
  }[];
}
const outcomeOf = ({ body }: Answer) => body as Outcome;

describe.each(ENGINES)('an import on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  const send = (lines: readonly string[], more: object = {}, headers: Record<string, string> = {}, client = su) =>
    client('POST', PATH, {
      body: { archivo: 'insumos.csv', contenido: encoded([HEAD, ...lines].join('\r\n')), aplicar: false, ...more },
      headers,
    });
  const count = async () =>
    (await test.database.orm.select().from(tables.insumo).where(like(tables.insumo.clave, '010.%'))).length;
  const named = async (clave: string) =>
    (await test.database.orm.select().from(tables.insumo).where(eq(tables.insumo.clave, clave)))[0];

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('checks each row as the form would, names row, column and value, and writes nothing', async () => {
    const answer = await send([
      row('010.000.0101.00', 'Ácido acetilsalicílico'),
      row('010.000', 'Mal'),
      row('010.000.0104.00', 'X'),
      row('010.000.0101.00', 'Otra vez'),
      row('010.000.0105.00', 'Ibuprofeno', 'quizá'),
    ]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const outcome = outcomeOf(answer);
    expect(outcome).toMatchObject({ aplicada: false, filas: 5, validas: 1, conError: 4, nuevas: 1 });
    const told = outcome.resultado.map(({ fila, columna, codigo, valor }) => `${fila} ${columna} ${codigo} ${valor}`);
    expect(told).toContain('3 Clave FORMATO_EJEMPLO 010.000');
    expect(told).toContain('4 Nombre genérico LONGITUD_MINIMA X');
    expect(told).toContain('5 Clave IMPORTACION_REPETIDA 010.000.0101.00');
    expect(told).toContain('6 Antibiótico SI_NO quizá');
    expect(await count()).toBe(0);
  });

  it('applies all rows in one transaction, once for each key, or none of them', async () => {
    const lines = [row('010.000.0101.00', 'Ácido acetilsalicílico'), row('010.000.0104.00', 'Paracetamol')];
    const refused = await send([...lines, row('mal', 'Mal')], { aplicar: true });
    expect([refused.status, (refused.body as { codigo: string }).codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    expect(await count()).toBe(0);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [
      await send(lines, { aplicar: true }, headers),
      await send(lines, { aplicar: true }, headers),
    ];
    expect(outcomeOf(first)).toMatchObject({ aplicada: true, nuevas: 2, actualizadas: 0, conError: 0 });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await count()).toBe(2);
    expect(await named('010.000.0101.00')).toMatchObject({
      nombreGenerico: 'Ácido acetilsalicílico',
      tipo: 'MEDICAMENTO',
      nivelesAtencion: [1, 2],
      precioReferencia: 1234.5,
      antibiotico: true,
      unidadBase: 'ENVASE',
      version: 1,
    });
  });

  it('updates existing records with the values of the row, and skips unchanged ones', async () => {
    const outcome = outcomeOf(
      await send([row('010.000.0101.00', 'Aspirina'), row('010.000.0104.00', 'Paracetamol')], { aplicar: true }),
    );
    expect(outcome).toMatchObject({ nuevas: 0, actualizadas: 1, sinCambio: 1 });
    expect(await named('010.000.0101.00')).toMatchObject({ nombreGenerico: 'Aspirina', version: 2 });
    expect(await named('010.000.0104.00')).toMatchObject({ version: 1 });
    const trail = await test.database.orm.select().from(bitacora).where(eq(bitacora.entidad, 'insumo'));
    expect(trail.filter(({ accion }) => accion === 'EDITAR')).toHaveLength(1);
    expect(trail.filter(({ entidadId }) => entidadId === null).at(-1)?.despues).toMatchObject({
      importacion: 'insumos.csv',
      actualizadas: 1,
      sinCambio: 1,
    });
  });

  it('leaves wrong rows out on request, and warns of unknown columns', async () => {
    const answer = await su('POST', PATH, {
      body: {
        archivo: 'a.csv',
        aplicar: true,
        omitirErrores: true,
        contenido: encoded(
          [`${HEAD},Color`, `${row('010.000.0106.00', 'Naproxeno')},azul`, `${row('mal', 'Mal')},rojo`].join('\n'),
        ),
      },
    });
    expect(outcomeOf(answer)).toMatchObject({ aplicada: true, nuevas: 1, conError: 1, conAviso: 1 });
    expect(outcomeOf(answer).resultado).toContainEqual(
      expect.objectContaining({ nivel: 'AVISO', codigo: 'IMPORTACION_COLUMNA_DESCONOCIDA', valor: 'Color' }),
    );
    expect(await named('010.000.0106.00')).toBeDefined();
  });

  it('offers a template that it can read itself, as CSV and as Excel', async () => {
    const template = await su('GET', `${PATH}/plantilla?formato=csv`);
    expect(String(template.body)).toContain('Clave,Clave local,Nombre genérico');
    const { rawPayload } = await test.app.inject({
      method: 'GET',
      url: `${PATH}/plantilla`,
      headers: {
        authorization: `Bearer ${((await test.nobody('POST', '/api/sign-in', { body: { userName: 'superusuario@example.org', password: 'correcta-caballo' } })).body as { token: string }).token}`,
      },
    });
    expect((await fileCells(rawPayload))[0]?.slice(0, 3)).toEqual(['Clave', 'Clave local', 'Nombre genérico']);
    const notes = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet2.xml']!);
    for (const told of ['Obligatoria', 'Una de: Medicamento', 'Nombre genérico']) expect(notes).toContain(told);
    const empty = await su('POST', PATH, {
      body: { archivo: 'p.xlsx', aplicar: false, contenido: rawPayload.toString('base64') },
    });
    expect((empty.body as { codigo: string }).codigo).toBe('IMPORTACION_VACIA');
  });

  it('has limits, and requires its permission', async () => {
    const garbage = await su('POST', PATH, {
      body: { archivo: 'x.xlsx', aplicar: false, contenido: Buffer.from('PK\u0003\u0004 nada').toString('base64') },
    });
    expect([garbage.status, (garbage.body as { errores: { codigo: string }[] }).errores[0]?.codigo]).toEqual([
      422,
      'ARCHIVO_NO_LEGIBLE',
    ]);
    const noKey = await su('POST', PATH, {
      body: { archivo: 'x.csv', aplicar: false, contenido: encoded('Nombre genérico\nAspirina') },
    });
    expect((noKey.body as { codigo: string }).codigo).toBe('IMPORTACION_SIN_CLAVE');
    expect((await send([], {}, {}, await test.as('Auditor'))).status).toBe(403);
    expect((await test.nobody('GET', `${PATH}/plantilla`)).status).toBe(401);
  });
});

describe('a spreadsheet', () => {
  const workbook = (parts: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));

  it('is read from CSV with commas, semicolons or tabs, quoted cells and either encoding', async () => {
    expect(await fileCells(strToU8('\uFEFFa,b\r\n"1, ""x""","2\n3"\r\n'))).toEqual([
      ['a', 'b'],
      ['1, "x"', '2\n3'],
    ]);
    expect(await fileCells(strToU8('a;b\n1,5;2'))).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
    expect(await fileCells(new Uint8Array([0x61, 0xf1, 0x09, 0x62]))).toEqual([['añ', 'b']]);
    expect(await fileCells(strToU8('a,b,\n\n5" tubo,"e"'))).toEqual([
      ['a', 'b'],
      ['5" tubo', 'e'],
    ]);
  });

  it('is read from Excel: shared and inline texts, numbers, gaps in rows and columns', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>ñ &amp; o</t></is></c></row><row r="3"><c r="B3"><v>0.30000000000000004</v></c><c r="C3" t="b"><v>1</v></c></row><row r="5"/></sheetData><rowBreaks count="0"/></worksheet>';
    expect(
      await fileCells(
        workbook({
          'xl/worksheets/sheet1.xml': sheet,
          'xl/sharedStrings.xml': '<sst><si><r><t>Cla</t></r><r><t>ve</t></r></si></sst>',
        }),
      ),
    ).toEqual([
      ['Clave', '', 'ñ & o'],
      ['', '0.3', 'true'],
    ]);
  });

  it('is read from Excel in chunks, wherever a chunk ends', async () => {
    // Much larger than a chunk, and hard to compress, so that chunks end anywhere.
    const texts = Array.from(
      { length: 30_000 },
      (_, index) => `${(index * 2_654_435_761) % 4_294_967_296} ñandú ${(index * 40_503) % 65_536}`,
    );
    const sheet = `<worksheet><sheetData>${texts.map((text) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`).join('')}</sheetData></worksheet>`;
    expect((await fileCells(workbook({ 'xl/worksheets/sheet1.xml': sheet }))).map(([cell]) => cell)).toEqual(texts);
  });

  it('has no more rows than its import permits', async () => {
    const spec = {
      path: '',
      permission: 'catalogo.administrar',
      entity: 'pais',
      columns: ['codigo', 'nombre'],
      match: ['codigo'],
      references: {},
      otherMatches: [],
      names: {},
      readings: {},
      digits: {},
      codes: {},
      repeats: false,
      required: [],
      examples: {},
      most: 2,
      review: null,
    } as const;
    const table = (rows: number) =>
      importTable(
        encoded(['codigo,nombre', ...Array.from({ length: rows }, (_, index) => `A${index},País`)].join('\n')),
        spec,
        { columns: {}, own: [] },
        pace,
      );
    expect((await table(2)).rows).toHaveLength(2);
    await expect(table(3)).rejects.toThrow(
      expect.objectContaining({ codigo: 'IMPORTACION_DEMASIADAS_FILAS', params: { total: 3, limite: 2 } }) as Error,
    );
  });
});
