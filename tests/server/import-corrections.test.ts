import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { bitacora } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { fileCells } from '../support/server/file-cells';

const PATH = '/api/catalogos/insumo/importar';
const HEAD =
  'Clave,Nombre genérico,Descripción,Tipo,Concentración,Presentación,Fracción sanitaria,Niveles de atención,Precio de referencia,Antibiótico';
const row = (clave: string, name: string, { tipo = 'Medicamento', yes = 'Sí' } = {}) =>
  `${clave},${name},${name} tabletas,${tipo},500 mg,Envase con 20 tabletas,VI,"1, 2","1,234.50",${yes}`;
interface Outcome {
  filas: number;
  validas: number;
  conError: number;
  nuevas: number;
  celdasCorregidas: number;
  filasOmitidas: number;
  celdas: { columna: string; tipo: string; opciones: { valor: string; texto: string }[] }[];
  resultado: { fila: number; codigo: string; valor: string; celda: string; iguales: number }[];
}

describe.each(ENGINES)('corrections of a file on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  const send = (lines: readonly string[], more: object = {}, path = PATH, head = HEAD) =>
    su('POST', path, {
      body: {
        archivo: 'insumos.csv',
        contenido: Buffer.from([head, ...lines].join('\r\n')).toString('base64'),
        aplicar: false,
        ...more,
      },
    });
  const outcome = (answer: Answer) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Outcome;
  };
  const faults = ({ status, body }: Answer) => [
    status,
    ...(body as { errores: { campo: string; codigo: string }[] }).errores.map(
      ({ campo, codigo }) => `${campo} ${codigo}`,
    ),
  ];
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  const lines = [
    row('010.000.0201.00', 'Bueno'),
    row('010.9', 'Clave mala'),
    row('010.000.0203.00', 'Tipo malo', { tipo: 'Medicina' }),
    row('010.000.0204.00', 'Otro tipo malo', { tipo: 'Medicina' }),
    row('010.000.0205.00', 'Quizá', { yes: 'quizá' }),
  ];
  const correcciones = [
    { columna: 'tipo', dice: 'Medicina', valor: 'MEDICAMENTO' },
    { fila: 3, columna: 'clave', valor: ' 010.000.0202.00 ' },
  ];

  it('are requested by column: the subject of a finding, its input format, and the number of equal rows', async () => {
    const { resultado, celdas } = outcome(await send(lines));
    expect(resultado.map(({ fila, celda, iguales }) => `${fila} ${celda} ${iguales}`)).toEqual([
      '3 clave 1',
      '4 tipo 2',
      '5 tipo 2',
      '6 antibiotico 1',
    ]);
    expect(celdas.map(({ columna, tipo }) => `${columna} ${tipo}`)).toEqual([
      'clave TEXTO',
      'tipo OPCION',
      'antibiotico OPCION',
    ]);
    expect(celdas[1]!.opciones).toContainEqual({ valor: 'MEDICAMENTO', texto: 'Medicamento' });
    expect(celdas[2]!.opciones).toEqual([
      { valor: 'si', texto: 'Sí' },
      { valor: 'no', texto: 'No' },
    ]);
  });

  it('replace cells before validation, and are counted in the result', async () => {
    const checked = outcome(await send(lines, { correcciones, omitirFilas: [6] }));
    expect(checked).toMatchObject({
      filas: 4,
      conError: 0,
      nuevas: 4,
      celdasCorregidas: 3,
      filasOmitidas: 1,
      resultado: [],
    });
    const applied = outcome(await send(lines, { correcciones, omitirFilas: [6], aplicar: true }));
    expect(applied).toMatchObject({ nuevas: 4, celdasCorregidas: 3, filasOmitidas: 1 });
    const stored = await test.database.orm.select().from(tables.insumo).where(like(tables.insumo.clave, '010.000.02%'));
    expect(stored.map(({ clave, tipo }) => `${clave} ${tipo}`).toSorted()).toEqual(
      ['0201', '0202', '0203', '0204'].map((part) => `010.000.${part}.00 MEDICAMENTO`),
    );
    const trail = await test.database.orm.select().from(bitacora).where(eq(bitacora.entidad, 'insumo'));
    expect(trail.find(({ entidadId }) => entidadId === null)?.despues).toMatchObject({
      importacion: 'insumos.csv',
      celdasCorregidas: 3,
      filasOmitidas: 1,
    });
  });

  it('follow the rules of a cell, and are applied one after the other', async () => {
    const again = outcome(
      await send(lines, {
        omitirFilas: [3, 5, 6],
        correcciones: [
          { columna: 'tipo', dice: 'Medicina', valor: 'Remedio' },
          { columna: 'tipo', dice: 'Remedio', valor: 'Yerba' },
          { fila: 2, columna: 'clave', valor: '010.000.0203.00' },
        ],
      }),
    );
    expect(again.resultado.map(({ fila, codigo, valor }) => `${fila} ${codigo} ${valor}`)).toEqual([
      '4 IMPORTACION_REPETIDA 010.000.0203.00',
    ]);
    expect(
      outcome(
        await send([lines[2]!], { correcciones: [{ columna: 'tipo', dice: 'Medicina', valor: 'Yerba' }] }),
      ).resultado.map(({ fila, codigo, valor }) => `${fila} ${codigo} ${valor}`),
    ).toEqual(['2 OPCION Yerba']);
    // An emptied cell has no effect, like an originally empty one.
    expect(
      outcome(
        await send([row('010.000.0209.00', 'Vacía', { tipo: 'Medicina' })], {
          correcciones: [{ fila: 2, columna: 'tipo', valor: '' }],
        }),
      ).resultado.map(({ codigo }) => codigo),
    ).toEqual(['REQUERIDO']);
  });

  it('correct unreadable cells, and columns that the file does not have', async () => {
    const path = '/api/catalogos/especialidad/importar';
    const unreadable = outcome(await send(['ZZ-1,Algo\u0007', 'ZZ-2,'], {}, path, 'clave,nombre'));
    expect(unreadable.resultado.map(({ fila, celda }) => `${fila} ${celda}`)).toEqual(['2 nombre', '3 nombre']);
    expect(
      outcome(
        await send(
          ['ZZ-1,Algo\u0007', 'ZZ-2,'],
          {
            correcciones: [
              { fila: 2, columna: 'nombre', valor: 'Algo' },
              { columna: 'nombre', dice: '', valor: 'Más' },
            ],
          },
          path,
          'clave,nombre',
        ),
      ),
    ).toMatchObject({ conError: 0, nuevas: 2, celdasCorregidas: 2 });
    const missing = outcome(await send(['ZZ-1', 'ZZ-2'], {}, path, 'clave'));
    expect(missing.resultado.map(({ celda, iguales }) => `${celda} ${iguales}`)).toEqual(['nombre 2', 'nombre 2']);
    expect(
      outcome(
        await send(
          ['ZZ-1', 'ZZ-2'],
          { correcciones: [{ columna: 'nombre', dice: '', valor: 'Añadida' }] },
          path,
          'clave',
        ),
      ),
    ).toMatchObject({ conError: 0, nuevas: 2 });
    // The text of one cell cannot correct a row that another row has swallowed.
    expect(
      outcome(await send(['ZZ-1,"Algo', 'ZZ-2,Otra'], {}, path, 'clave,nombre')).resultado.map(
        ({ codigo, celda }) => `${codigo} ${celda}`,
      ),
    ).toContain('COMILLAS_SIN_CERRAR ');
  });

  it('are included in the workbook of the rows that are still wrong', async () => {
    const { body: signedIn } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: 'superusuario@example.org', password: 'correcta-caballo' },
    });
    const payload = {
      archivo: 'a.csv',
      aplicar: false,
      contenido: Buffer.from([HEAD, ...lines].join('\n')).toString('base64'),
      correcciones: [{ columna: 'tipo', dice: 'Medicina', valor: 'Remedio' }],
      omitirFilas: [3],
    };
    const { rawPayload } = await test.app.inject({
      method: 'POST',
      url: `${PATH}/errores`,
      headers: { authorization: `Bearer ${(signedIn as { token: string }).token}` },
      payload,
    });
    const cells = await fileCells(rawPayload);
    expect(cells.slice(1).map((each) => `${each[0]} ${each[1]} ${each[4]}`)).toEqual([
      '4 010.000.0203.00 Remedio',
      '5 010.000.0204.00 Remedio',
      '6 010.000.0205.00 Medicamento',
    ]);
  });

  it('are refused by name for unknown rows and columns, and beyond their maximum number', async () => {
    expect(
      faults(
        await send(lines, {
          correcciones: [
            { fila: 99, columna: 'clave', valor: 'x' },
            { fila: 2, columna: 'inexistente', valor: 'x' },
            { columna: 'clave', valor: 'x' },
            { fila: 2, dice: 'x', columna: 'clave', valor: 'x\u0007' },
          ],
          omitirFilas: [2, 1000],
        }),
      ),
    ).toEqual([
      422,
      'correcciones.1.columna OPCION',
      'correcciones.2.fila REQUERIDO',
      'correcciones.3.fila OPCION',
      'correcciones.3.valor CELDA_ILEGIBLE',
      'correcciones.0.fila IMPORTACION_SIN_FILA',
      'omitirFilas.1 IMPORTACION_SIN_FILA',
    ]);
    expect(
      faults(
        await send(lines, {
          correcciones: Array.from({ length: 5001 }, () => ({ fila: 2, columna: 'clave', valor: 'x' })),
        }),
      ),
    ).toEqual([422, 'correcciones ELEMENTOS_MAXIMOS']);
    expect(faults(await send(lines, { omitirFilas: ['2'] }))).toEqual([422, 'omitirFilas.0 NUMERO_ENTERO']);
  });
});
