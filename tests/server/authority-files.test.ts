import { eq, inArray } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORTS } from '#generated/server/imports.gen';
import type { ImportAnswer } from '#platform/server/imports/import-spec';
import * as tables from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { CIE10, CLUES, CLUES_2023, INEGI, INEGI_CUT, SEPOMEX } from '../support/server/authority-files';

type Told = ImportAnswer & { readonly status: number; readonly codigo?: string; readonly mensaje?: string };

describe('files of the authorities', () => {
  let test: TestApp;
  let su: Client;
  const send = async (entity: string, file: Uint8Array, more: object = {}): Promise<Told> => {
    const { path } = IMPORTS.find((spec) => spec.entity === entity)!;
    const { status, body } = await su('POST', `/api${path}`, {
      body: {
        archivo: `${entity}.txt`,
        contenido: Buffer.from(file).toString('base64'),
        aplicar: true,
        omitirErrores: true,
        ...more,
      },
    });
    return { status, ...(body as ImportAnswer) };
  };
  const errorsOf = ({ resultado }: Told) =>
    resultado
      .filter(({ nivel }) => nivel === 'ERROR')
      .map(({ fila, campo, codigo, valor }) => `${fila} ${campo} ${codigo} ${valor}`);

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    su = await test.as('SUPERUSUARIO');
    await test.database.orm
      .insert(tables.jurisdiccion)
      .values({ numero: 8, nombre: 'Saltillo', sedeMunicipioId: test.world.municipioId });
  });
  afterAll(() => test.stop());

  it('INEGI gives states and municipalities, with and without leading zeros in codes', async () => {
    const states = await send('estado', INEGI);
    expect([states.status, errorsOf(states)]).toEqual([200, []]);
    expect(states).toMatchObject({ actualizadas: 1, repetidas: 1 });
    expect(
      (await test.database.orm.select().from(tables.estado).where(eq(tables.estado.clave, 'CL')))[0],
    ).toMatchObject({ nombre: 'Coahuila de Zaragoza', abreviatura: 'Coah.' });
    const towns = await send('municipio', INEGI);
    expect([towns.status, errorsOf(towns)]).toEqual([200, []]);
    expect(towns).toMatchObject({ nuevas: 1, sinCambio: 1 });
    expect(await send('municipio', INEGI_CUT)).toMatchObject({ status: 200, nuevas: 0, sinCambio: 2, conError: 0 });
  });

  it('SEPOMEX gives postal codes and settlements, each separately', async () => {
    const codes = await send('codigo-postal', SEPOMEX);
    expect([codes.status, errorsOf(codes)]).toEqual([200, []]);
    expect(codes).toMatchObject({ filas: 5, nuevas: 3, repetidas: 2, conError: 0 });
    const places = await send('colonia', SEPOMEX);
    expect([places.status, errorsOf(places)]).toEqual([200, []]);
    expect(places).toMatchObject({ nuevas: 5 });
    const stored = await test.database.orm
      .select()
      .from(tables.colonia)
      .where(inArray(tables.colonia.codigoPostal, ['25015', '25300']));
    expect(stored.map(({ nombre, tipoAsentamiento }) => `${nombre} ${tipoAsentamiento}`).toSorted()).toEqual([
      'Club de Golf Campestre CLUB_DE_GOLF',
      'Cuauhtémoc POBLADO_COMUNAL',
      'Los Ángeles RANCHERIA',
      'Ojo de Agua BARRIO',
    ]);
    expect(
      (await test.database.orm.select().from(tables.codigoPostal).where(eq(tables.codigoPostal.codigo, '25300')))[0],
    ).toMatchObject({ municipioId: test.world.municipioId, zona: 'RURAL', ciudad: null });
    expect(await send('colonia', SEPOMEX)).toMatchObject({ nuevas: 0, actualizadas: 0, sinCambio: 5 });
  });

  it('CEMECE gives diagnoses, with sexes, ages, chapters and dotted codes as published', async () => {
    const answer = await send('diagnostico', CIE10);
    expect([answer.status, errorsOf(answer)]).toEqual([200, []]);
    const stored = await test.database.orm
      .select()
      .from(tables.diagnostico)
      .where(inArray(tables.diagnostico.clave, ['A000', 'C61X', 'O244', 'P220', 'E119']));
    expect(
      Object.fromEntries(
        stored.map(({ clave, sexoPermitido, edadMinimaDias, edadMaximaDias, capitulo, notificacionObligatoria }) => [
          clave,
          [sexoPermitido, edadMinimaDias, edadMaximaDias, capitulo, notificacionObligatoria],
        ]),
      ),
    ).toEqual({
      A000: ['AMBOS', null, null, 'I', true],
      C61X: ['H', 3650, 44_164, 'II', false],
      O244: ['M', 3650, 20_074, 'XV', false],
      P220: ['AMBOS', 0, 28, 'XVI', false],
      E119: ['AMBOS', null, null, 'IV', false],
    });
  });

  it('are read with diagnoses found by codes with or without the dot', async () => {
    for (const typed of ['E11.9', 'e11.9', 'E119']) {
      const { body } = await su('GET', `/api/catalogos/diagnostico?filterBy=${typed}`);
      expect([
        typed,
        (body as { clave: string; claveConPunto: string }[]).map(({ clave, claveConPunto }) => [clave, claveConPunto]),
      ]).toEqual([typed, [['E119', 'E11.9']]]);
    }
    const { body } = await su(
      'GET',
      `/api/catalogos/diagnostico?filterBy=${encodeURIComponent(Buffer.from(JSON.stringify({ clave: 'e11.9' })).toString('base64'))}`,
    );
    expect(body).toMatchObject([{ clave: 'E119' }]);
    const made = await su('POST', '/api/catalogos/diagnostico', {
      body: { clave: 'I10.x', nombre: 'Hipertensión esencial', sexoPermitido: 'AMBOS' },
    });
    expect(made).toMatchObject({ status: 201, body: { clave: 'I10X' } });
  });

  it('DGIS gives establishments, with headings below a title', async () => {
    const answer = await send('unidad', CLUES);
    expect([answer.status, errorsOf(answer)]).toEqual([200, []]);
    const stored = await test.database.orm
      .select()
      .from(tables.unidad)
      .where(inArray(tables.unidad.clues, ['CLSSA900077', 'CLSSA900078']));
    expect(stored).toHaveLength(2);
    for (const { domicilio, unidadTipoId, jurisdiccionId } of stored) {
      expect(domicilio).toMatchObject({
        estadoClave: 'CL',
        municipioId: test.world.municipioId,
        codigoPostal: '25000',
        coloniaTexto: 'ZONA CENTRO',
      });
      expect([unidadTipoId, jurisdiccionId]).toEqual([test.world.unidadTipoId, expect.any(Number)]);
    }
    expect(stored.map(({ estatusOperacion }) => estatusOperacion).toSorted()).toEqual(['CERRADA', 'EN_OPERACION']);
    const earlier = await send('unidad', CLUES_2023);
    expect([earlier.status, errorsOf(earlier)]).toEqual([200, []]);
    expect(earlier).toMatchObject({ nuevas: 0, sinCambio: 2 });
    // A name also finds the jurisdiction when the file has no code.
    const named = await send('unidad', Buffer.from('CLUES,NOMBRE DE LA JURISDICCION\nCLSSA900077,SALTILLO'));
    expect([named.status, errorsOf(named)]).toEqual([200, []]);
    expect(named).toMatchObject({ nuevas: 0, sinCambio: 1 });
  });

  it('are refused without a key column, and the refusal lists their headings', async () => {
    const { body } = await su('POST', '/api/catalogos/diagnostico/importar', {
      body: {
        archivo: 'x.csv',
        contenido: Buffer.from('Padecimiento,Grupo\nGripe,Uno').toString('base64'),
        aplicar: false,
      },
    });
    expect((body as { mensaje: string }).mensaje).toContain('Padecimiento, Grupo');
  });

  it('have a preview of their changes', async () => {
    const file = Buffer.from('Clave CIE-10,Nombre,Sexo\nA00.0,Cólera clásico,Solo mujeres');
    const { actualizadas, diferencias } = await send('diagnostico', file, { aplicar: false });
    expect([actualizadas, diferencias]).toEqual([
      1,
      [
        {
          fila: 2,
          clave: 'A00.0',
          cambios: [
            {
              campo: 'nombre',
              antes: 'CÓLERA DEBIDO A VIBRIO CHOLERAE 01, BIOTIPO CHOLERAE',
              despues: 'Cólera clásico',
            },
            { campo: 'sexoPermitido', antes: 'Ambos', despues: 'Solo mujeres' },
          ],
        },
      ],
    ]);
  });

  it('need a mapping of unknown headings, which is remembered', async () => {
    const file = Buffer.from('Padecimiento;Código interno;Grupo\nGripe de prueba;J10.1;Uno');
    const said = { Padecimiento: 'nombre', 'Código interno': 'clave', Grupo: '' };
    const first = await send('diagnostico', file, { aplicar: false, columnas: said });
    expect(first).toMatchObject({ status: 200, filas: 1, conAviso: 0 });
    expect(first.columnas).toEqual([
      { encabezado: 'Padecimiento', campo: 'nombre' },
      { encabezado: 'Código interno', campo: 'clave' },
      { encabezado: 'Grupo', campo: '' },
    ]);
    expect(await send('diagnostico', file)).toMatchObject({ status: 200, nuevas: 1, conAviso: 0 });
    expect(await send('diagnostico', file, { columnas: { Grupo: 'nada' } })).toMatchObject({ status: 422 });
  });

  it.each([
    ['a PDF', 'ARCHIVO_PDF', Buffer.from('%PDF-1.7\n…')],
    ['a picture', 'ARCHIVO_IMAGEN', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    [
      'a web page that calls itself a workbook',
      'ARCHIVO_HTML',
      Buffer.from(
        '\uFEFF<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>clave</td></tr></table></html>',
      ),
    ],
    [
      'a Word document',
      'ARCHIVO_WORD',
      zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') }),
    ],
    [
      'a LibreOffice sheet',
      'ARCHIVO_ODS',
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
        'META-INF/manifest.xml': strToU8('<m/>'),
        'content.xml': strToU8('<c/>'),
      }),
    ],
    [
      'an archive with the list inside',
      'ARCHIVO_COMPRIMIDO',
      zipSync({ 'CPdescarga.txt': strToU8('d_codigo|d_asenta') }),
    ],
    [
      'an old workbook',
      'ARCHIVO_ANTIGUO',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(512), Buffer.from('Workbook', 'utf16le')]),
    ],
    [
      'a workbook with a password',
      'ARCHIVO_CON_CONTRASENA',
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
        Buffer.alloc(512),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    ],
  ])('%s is refused with its specific code', async (_what, codigo, file) => {
    const answer = await send('diagnostico', file, { aplicar: false });
    expect([answer.status, (answer as unknown as { errores: { codigo: string }[] }).errores[0]?.codigo]).toEqual([
      422,
      codigo,
    ]);
  });
});
