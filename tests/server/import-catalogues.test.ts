import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORTS } from '#generated/server/imports.gen';
import type { ImportAnswer, ImportSpec } from '#platform/server/imports/import-spec';
import * as tables from '#generated/server/tables.gen';
import { resourceOf, resources } from '#platform/server/records/resources';
import { applySlice, type Slice } from '#platform/server/db/staged/slice';
import { bitacora } from '#platform/server/db/system-tables';
import { findByName } from '#platform/server/imports/find-by-name';
import { importMany, isPlain } from '#platform/server/imports/import-many';
import { importOne } from '#platform/server/imports/import-one';
import type { ImportSink } from '#platform/server/imports/import-sink';
import { importSink } from '#platform/server/imports/open-import-sink';
import type { ImportEntry, RowResult } from '#platform/server/imports/import-row';
import { paceOf } from '#platform/server/imports/pace';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { fileCells } from '../support/server/file-cells';
import { emailOf, PASSWORD } from '../support/server/world';

const specOf = (entity: string): ImportSpec => IMPORTS.find((spec) => spec.entity === entity)!;
const pace = paceOf(new AbortController().signal, () => undefined);
const rest = async () => undefined;
const encoded = (lines: readonly string[]) => Buffer.from(lines.join('\n')).toString('base64');

const UNDECIDED = { all: null, created: new Set<number>() };
const faultsIn = (result: RowResult) =>
  typeof result === 'string' || 'parecidos' in result
    ? result
    : result.map(({ campo, codigo }) => `${campo} ${codigo}`).toSorted();

describe.each(ENGINES)('the catalogues on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  const send = async (entity: string, lines: readonly string[], aplicar = true) => {
    const { status, body } = await su('POST', `/api${specOf(entity).path}`, {
      body: { archivo: `${entity}.csv`, contenido: encoded(lines), aplicar },
    });
    return { status, ...(body as ImportAnswer & { codigo?: string }) };
  };
  const told = ({ resultado }: Pick<ImportAnswer, 'resultado'>) =>
    resultado.map(({ fila, campo, codigo, valor }) => `${fila} ${campo} ${codigo} ${valor}`);

  const bearer = async () => {
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD },
    });
    return `Bearer ${(body as { token: string }).token}`;
  };

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('each offers a template with its own headings to people who may write it', async () => {
    const auditor = await test.as('Auditor');
    for (const { path, columns } of IMPORTS.filter(({ review }) => review === null)) {
      const { status, body } = await su('GET', `/api${path}/plantilla?formato=csv`);
      expect([path, status]).toEqual([path, 200]);
      expect((await fileCells(Buffer.from(String(body))))[0], path).toHaveLength(columns.length);
      expect(
        (await auditor('POST', `/api${path}`, { body: { archivo: 'x.csv', contenido: 'eA==', aplicar: false } }))
          .status,
        path,
      ).toBe(403);
    }
  });

  it('refer to each other by known codes: a single one, or several with hyphens', async () => {
    expect(await send('pais', ['codigo,codigo3,nombre', 'XA,XAA,Equis A', 'XB,XBB,Equis B'])).toMatchObject({
      status: 200,
      nuevas: 2,
      conError: 0,
    });
    await send('estado', [
      'clave,nombre,claveInegi,paisCodigo',
      'CL,Coahuila de Zaragoza,05,mx',
      'NL,Nuevo León,19,mx',
    ]);
    expect(await send('municipio', ['nombre,estadoClave,claveInegi', 'Uno,CL,901', 'Dos,cl,902'])).toMatchObject({
      status: 200,
      nuevas: 2,
    });
    const codes = ['codigo,estadoClave,municipioId', '25901,CL,CL-901', '25902,CL,cl-902'];
    expect(await send('codigo-postal', codes)).toMatchObject({ status: 200, nuevas: 2 });
    expect(await send('codigo-postal', codes)).toMatchObject({ status: 200, nuevas: 0, actualizadas: 0, sinCambio: 2 });
    const changed = await send('codigo-postal', [
      'codigo,estadoClave,municipioId,ciudad',
      '25901,CL,CL-902,Ciudad nueva',
    ]);
    expect(changed).toMatchObject({ actualizadas: 1 });
    const [row] = await test.database.orm
      .select()
      .from(tables.codigoPostal)
      .where(sql`codigo = '25901'`);
    expect(row).toMatchObject({ ciudad: 'Ciudad nueva', version: 2 });
    const trail = await test.database.orm
      .select()
      .from(bitacora)
      .where(sql`entidad = 'codigo-postal' and entidad_id = '25901' and accion = 'EDITAR'`);
    expect(trail).toHaveLength(1);
    expect(trail[0]?.despues).toMatchObject({ ciudad: 'Ciudad nueva' });
  });

  it('name the catalogue that lacks a referenced record, and the number of rows it stops', async () => {
    const lacking = await send(
      'codigo-postal',
      ['codigo,estadoClave,municipioId', '25903,CL,CL-998', '25904,CL,CL-999', '25905,ZZ,CL-999', '25906,CL,CL-901'],
      false,
    );
    expect(lacking).toMatchObject({ nuevas: 1, conError: 3 });
    expect(lacking.faltantes.toSorted((a, b) => a.filas - b.filas)).toEqual([
      { entidad: 'estado', nombre: 'Estados', filas: 1 },
      { entidad: 'municipio', nombre: 'Municipios', filas: 3 },
    ]);
    expect(
      (await send('codigo-postal', ['codigo,estadoClave,municipioId', '25906,CL,CL-901'], false)).faltantes,
    ).toEqual([]);
  });

  it('report row, column and rule of each error, and write nothing', async () => {
    const before = await test.database.orm.select().from(tables.municipio);
    const wrong = [
      'nombre,estadoClave,claveInegi',
      'Tres,CL,903',
      'Sin estado,ZZ,901',
      'Repetido,CL,903',
      ',CL,904',
      'Mal,CL,4x',
    ];
    const checked = await send('municipio', wrong, false);
    expect(checked).toMatchObject({ status: 200, filas: 5, validas: 1, conError: 4 });
    expect(told(checked)).toEqual(expect.arrayContaining(['3 estadoClave REFERENCIA ZZ', '5 nombre REQUERIDO ']));
    expect(
      told(checked)
        .filter((line) => line.startsWith('4 '))
        .join(),
    ).toContain('IMPORTACION_REPETIDA');
    expect(told(checked).some((line) => line.startsWith('6 claveInegi '))).toBe(true);
    expect(await send('municipio', wrong)).toMatchObject({ status: 422, codigo: 'IMPORTACION_CON_ERRORES' });
    expect(await test.database.orm.select().from(tables.municipio)).toEqual(before);
    // A unique key other than the one that identifies the record.
    expect(told(await send('pais', ['codigo,codigo3,nombre', 'XC,XAA,Equis C'], false))).toEqual([
      '2 codigo3 DUPLICADO XAA',
    ]);
    // Refuses values that the picker of a form would not offer.
    expect(
      told(await send('codigo-postal', ['codigo,estadoClave,municipioId', '64901,NL,CL-901'], false)).join(),
    ).toContain('municipioId REFERENCIA_NO_CORRESPONDE');
  });

  it('import units with their addresses, part by part, and warehouses with their manager', async () => {
    const { orm } = test.database;
    const [doctor] = await orm
      .insert(tables.persona)
      .values({
        nombre: 'Luz',
        primerApellido: 'Alameda',
        genero: 'M',
        fechaNacimiento: '1990-03-05',
        curp: 'AAPL900305MCLLRZ96',
      })
      .returning();
    const [staff] = await orm
      .insert(tables.personalMedico)
      .values({
        personaId: doctor!.personaId,
        tipo: 'MEDICO',
        unidadId: test.world.unidadId,
        turno: 'MATUTINO',
        numeroEmpleado: 'E-77',
      })
      .returning();
    const head =
      'CLUES,Nombre,Tipo de unidad,Domicilio: Calle,domicilio.estadoClave,Municipio,Latitud,Director o encargado';
    const units = [
      head,
      'CLSSA900501,Centro de Salud Uno,hg,"Hidalgo 5, altos",CL,CL-030,25.423611,e-77',
      'CLSSA900502,Centro de Salud Dos,HG,Morelos 1,CL,cl-030,,aapl900305mcllrz96',
    ];
    expect(await send('unidad', units)).toMatchObject({ status: 200, nuevas: 2, conError: 0, conAviso: 0 });
    expect(await send('unidad', units)).toMatchObject({ nuevas: 0, actualizadas: 0, sinCambio: 2 });
    const named = async (clues: string) =>
      (
        await orm
          .select()
          .from(tables.unidad)
          .where(sql`clues = ${clues}`)
      )[0];
    expect(await named('CLSSA900501')).toMatchObject({
      domicilio: {
        calle: 'Hidalgo 5, altos',
        estadoClave: 'CL',
        municipioId: test.world.municipioId,
        latitud: 25.423611,
      },
      responsablePersonalId: staff!.personalMedicoId,
    });
    expect(await named('CLSSA900502')).toMatchObject({ responsablePersonalId: staff!.personalMedicoId });
    // Address fields missing in the file keep their values.
    expect(await send('unidad', ['clues,Calle', 'CLSSA900501,Aldama 9'])).toMatchObject({
      actualizadas: 1,
      conError: 0,
    });
    expect(await named('CLSSA900501')).toMatchObject({
      version: 2,
      domicilio: { calle: 'Aldama 9', latitud: 25.423611, municipioId: test.world.municipioId },
    });
    const wrong = await send(
      'unidad',
      [
        head,
        'CLSSA900503,Sin calle,HG,,CL,CL-030,,',
        'CLSSA900504,Sin municipio,HG,Uno,CL,CL-999,,',
        'CLSSA900505,Al polo,HG,Uno,CL,CL-030,99,',
        'CLSSA900506,Sin nadie,HG,Uno,CL,CL-030,,E-78',
      ],
      false,
    );
    expect(told(wrong)).toEqual([
      '2 domicilio.calle REQUERIDO ',
      '3 domicilio.municipioId REFERENCIA CL-999',
      '4 domicilio.latitud MAXIMO 99',
      '5 responsablePersonalId REFERENCIA E-78',
    ]);
    expect(wrong.resultado.map(({ columna }) => columna)).toEqual([
      'Domicilio: Calle',
      'Domicilio: Municipio',
      'Domicilio: Latitud',
      'Director o encargado',
    ]);

    const stores = [
      'clave,nombre,tipo,unidadId,responsablePersonalId',
      'CL-FAR-901,Farmacia de prueba,FARMACIA,CLSSA900501,E-77',
    ];
    expect(await send('almacen', stores)).toMatchObject({ nuevas: 1, conError: 0 });
    expect(await send('almacen', stores)).toMatchObject({ sinCambio: 1 });
  });

  it('retain the lines of a record, which no row contains, and read hours as typed', async () => {
    const { orm } = test.database;
    const lines = (own: string) => [
      'clave,nombre,tipo,sexoPermitido,requiereConsentimiento',
      `47.01,${own},QUIRURGICO,AMBOS,Sí`,
    ];
    expect(await send('procedimiento', lines('Apendicectomía'))).toMatchObject({ nuevas: 1, conError: 0 });
    const [record] = await orm
      .select()
      .from(tables.procedimiento)
      .where(sql`clave = '47.01'`);
    await send('insumo', [
      'clave,nombreGenerico,descripcion,tipo,concentracion,presentacion,fraccion,nivelesAtencion,precioReferencia',
      '010.000.0104.00,Paracetamol,Paracetamol tabletas,MEDICAMENTO,500 mg,Envase con 10,VI,"1, 2",12',
    ]);
    const [supply] = await orm.select().from(tables.insumo);
    const at = `/api/catalogos/procedimiento/${record!.procedimientoId}`;
    const whole = (await su('GET', at)).body as object;
    expect(
      (await su('PUT', at, { body: { ...whole, insumosSugeridos: [{ insumoId: supply!.insumoId, cantidad: 2 }] } }))
        .status,
    ).toBe(200);
    expect(await send('procedimiento', lines('Apendicectomía laparoscópica'))).toMatchObject({
      actualizadas: 1,
      conError: 0,
    });
    expect(await su('GET', at)).toMatchObject({
      body: { nombre: 'Apendicectomía laparoscópica', insumosSugeridos: [{ cantidad: 2 }] },
    });
    expect(
      await send('turno', ['clave,nombre,codigo,horaInicio,horaFin', 'PRUEBA,De prueba,MATUTINO,7:30,0.5625']),
    ).toMatchObject({ nuevas: 1, conError: 0 });
    expect(
      (
        await orm
          .select()
          .from(tables.turno)
          .where(sql`clave = 'PRUEBA'`)
      )[0],
    ).toMatchObject({
      horaInicio: expect.stringMatching(/^07:30/) as string,
      horaFin: expect.stringMatching(/^13:30/) as string,
    });
  });

  it('apply each row before the next when a chain must not be cyclic', async () => {
    const stores = (rows: readonly string[]) => ['clave,almacenAbastecedorId', ...rows];
    await send('almacen', [
      'clave,nombre,tipo,unidadId,responsablePersonalId',
      ...['X', 'Y', 'Z'].map((name) => `CL-CADENA-${name},Almacén ${name},FARMACIA,CLSSA900501,E-77`),
    ]);
    expect(await send('almacen', stores(['CL-CADENA-X,CL-CADENA-Y', 'CL-CADENA-Y,CL-CADENA-Z']))).toMatchObject({
      actualizadas: 2,
      conError: 0,
    });
    expect(told(await send('almacen', stores(['CL-CADENA-Z,CL-CADENA-X']), false))).toEqual([
      '2 almacenAbastecedorId REFERENCIA_CIRCULAR CL-CADENA-X',
    ]);
  });

  it('identify a record by several parts, including those of referenced records', async () => {
    await send('nucleo', ['unidadId,clave,nombre,tipo', 'CLSSA900001,QX,Quirófano,QUIROFANO']);
    const [core] = await test.database.orm
      .select()
      .from(tables.nucleo)
      .where(sql`clave = 'QX'`);
    const found = await findByName(
      test.database.orm,
      'nucleo',
      [['unidadId.clues', 'clave']],
      ['clssa900001-qx', 'CLSSA900002-QX'],
    );
    expect([...found]).toEqual([['clssa900001-qx', core!.nucleoId]]);
  });

  it('return the wrong rows as a workbook, which can be corrected and imported', async () => {
    const lines = [
      'Nombre,Clave,Apuntes,Tipo',
      'Buena,EB-1,a,MEDICA',
      '=1+1,mala clave,=HYPERLINK("x"),MEDICA',
      'Otra,EB-2,"<b>",NADA',
    ];
    const { rawPayload, statusCode, headers } = await test.app.inject({
      method: 'POST',
      url: `/api${specOf('especialidad').path}/errores`,
      headers: { authorization: await bearer() },
      payload: { archivo: 'x.csv', contenido: encoded(lines), aplicar: false },
    });
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    const [head, first, second, ...none] = await fileCells(rawPayload);
    expect(none).toEqual([]);
    expect(head).toEqual(['Fila', 'Nombre', 'Clave', 'Apuntes', 'Tipo', 'Errores']);
    expect(first!.slice(0, -1)).toEqual(['3', '=1+1', 'mala clave', '=HYPERLINK("x")', 'MEDICA']);
    expect(first!.at(-1)).toMatch(/^Clave: /);
    expect(second!.slice(0, -1)).toEqual(['4', 'Otra', 'EB-2', '<b>', 'NADA']);
    expect(second!.at(-1)).toMatch(/^Tipo: /);
    // Every cell is a text with a text style; the wrong ones are coloured.
    const parts = unzipSync(rawPayload);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    expect(sheet).not.toMatch(/<f>|<v>/);
    expect(sheet).toContain('<c t="inlineStr" s="5"><is><t xml:space="preserve">mala clave</t></is></c>');
    expect(sheet).toContain('<c t="inlineStr" s="4"><is><t xml:space="preserve">=1+1</t></is></c>');
    expect(strFromU8(parts['xl/styles.xml']!)).toContain('<xf numFmtId="49" fillId="2"');

    const corrected = [
      head!,
      ['3', 'Dos', 'EB-3', '', 'MEDICA', 'sigue aquí'],
      ['4', 'Otra', 'EB-2', '', 'OTRA', ''],
    ].map((line) => line.join(','));
    const again = await send('especialidad', corrected);
    expect(again).toMatchObject({ status: 200, nuevas: 2, conError: 0, conAviso: 1 });
    expect(again.resultado.map(({ valor }) => valor)).toEqual(['Apuntes']);
    expect(await send('especialidad', corrected)).toMatchObject({ nuevas: 0, sinCambio: 2 });
  });

  it('overwrite no concurrent change', async () => {
    await send('especialidad', ['clave,nombre', 'SIMU,Antes']);
    const resource = resourceOf('especialidad');
    const [record] = (await su('GET', '/api/catalogos/especialidad?filterBy=SIMU')).body as Record<string, unknown>[];
    await test.database.orm
      .update(tables.especialidad)
      .set({ nombre: 'De otra persona', version: 2 })
      .where(sql`clave = 'SIMU'`);
    const actor = {
      usuarioId: 1,
      unidadId: null,
      jurisdiccionId: null,
      proveedorId: null,
      almacenIds: [],
      servicioIds: [],
      permissions: new Map([['catalogo.administrar', 'RED']]),
      timeZone: 'America/Monterrey',
      ip: null,
      device: null,
      correlationId: null,
    };
    const work = async () => {
      const sink = await importSink(test.database, resource);
      try {
        await importMany({
          db: test.database.orm,
          actor: actor as never,
          resource,
          entries: [{ fila: 2, values: { nombre: 'Después' }, stored: record }],
          memory: { taken: new Map(), chains: null, alike: { decisions: UNDECIDED, seen: new Map() } },
          sink,
          rest,
        });
        await sink.apply(
          (write) =>
            test.database.orm.transaction(async (tx) => {
              await write(tx);
              return { status: 200, body: null, headers: {}, replayed: false };
            }),
          pace,
          1,
        );
      } finally {
        await sink.drop();
      }
    };
    await expect(work()).rejects.toMatchObject({ status: 409, codigo: 'CONFLICTO_SIMULTANEO' });
    expect(
      (
        await test.database.orm
          .select()
          .from(tables.especialidad)
          .where(sql`clave = 'SIMU'`)
      )[0],
    ).toMatchObject({ nombre: 'De otra persona' });
  });

  it('many at once have the same result as one at a time', async () => {
    const actor = {
      usuarioId: 1,
      unidadId: null,
      jurisdiccionId: null,
      proveedorId: null,
      almacenIds: [],
      servicioIds: [],
      permissions: new Map([['catalogo.administrar', 'RED']]),
      timeZone: 'America/Monterrey',
      ip: null,
      device: null,
      correlationId: null,
    };
    const resource = resourceOf('especialidad');
    expect(isPlain(resource, actor as never)).toBe(true);
    const cell = {
      clave: fc.constantFrom('QA', 'QB', 'QC', 'qd', 'mal clave', ''),
      nombre: fc.constantFrom('Uno', 'Dos', ' Tres  más ', 'x', ''),
      tipo: fc.constantFrom('MEDICA', 'OTRA', 'NADA', ''),
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record(cell), { maxLength: 8 }), async (rows) => {
        // A key occurs once in a file; the import checks this beforehand.
        const unique = [...new Map(rows.map((row) => [row.clave.trim().toUpperCase(), row])).values()];
        const run = async (how: 'one' | 'many') => {
          let outcome: { results: readonly RowResult[]; stored: unknown } | undefined;
          await test.database.orm
            .transaction(async (tx) => {
              const entries = unique.map((row, index): ImportEntry => ({
                fila: index + 2,
                values: Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')),
                stored: undefined,
              }));
              const slices: Slice[] = [];
              const sink = {
                rows: 3,
                hold: rest,
                add: async (slice: Slice) => {
                  slices.push(slice);
                },
                drop: rest,
              } as Partial<ImportSink> as ImportSink;
              const results: RowResult[] =
                how === 'many'
                  ? await importMany({
                      db: tx,
                      actor: actor as never,
                      resource,
                      entries,
                      memory: { taken: new Map(), chains: null, alike: { decisions: UNDECIDED, seen: new Map() } },
                      sink,
                      rest,
                    })
                  : [];
              for (const slice of slices) await applySlice(tx, JSON.parse(JSON.stringify(slice)) as Slice);
              if (how === 'one')
                for (const entry of entries)
                  results.push(await importOne(tx, resource, entry, actor as never, UNDECIDED));
              const stored = await tx
                .select({
                  clave: tables.especialidad.clave,
                  nombre: tables.especialidad.nombre,
                  tipo: tables.especialidad.tipo,
                })
                .from(tables.especialidad)
                .orderBy(tables.especialidad.clave);
              outcome = { results, stored };
              tx.rollback();
            })
            .catch((error: unknown) => {
              if (!outcome) throw error;
            });
          return outcome!;
        };
        const [one, many] = [await run('one'), await run('many')];
        expect(many.stored).toEqual(one.stored);
        expect(many.results.map((result) => faultsIn(result))).toEqual(one.results.map((result) => faultsIn(result)));
      }),
      { numRuns: 40 },
    );
  });
});

describe('an entity without an import', () => {
  /** The reason for each is in generated/docs/imports.gen.md. */
  const NOT_IMPORTED = [
    'acceso-emergencia',
    'adenda',
    'alerta-sanitaria',
    'asignacion',
    'cama',
    'carta-canje',
    'consulta',
    'conteo',
    'contrato',
    'contrato-clave',
    'defuncion',
    'demanda-insatisfecha',
    'devolucion-orden-cargo',
    'entrada-extraordinaria',
    'entrega-proveedor',
    'entrega-turno',
    'evaluacion-proveedor',
    'evento',
    'horario',
    'hospitalizacion',
    'importacion-inventario',
    'indicacion',
    'inventario',
    'kardex',
    'lote-expirar',
    'ministracion',
    'movimiento-cama',
    'nota-evolucion',
    'notificacion',
    'orden-cargo',
    'paciente',
    'paciente-fusion',
    'perfil',
    'permiso',
    'persona',
    'personal-medico',
    'plantilla-configuracion',
    'plantilla-nota',
    'programa-inscripcion',
    'programa-seguimiento',
    'propuesta-cambio',
    'recepcion',
    'receta',
    'receta-abierta',
    'red-historial',
    'salida-extraordinaria',
    'signos',
    'solicitud',
    'solicitud-agendada',
    'surtimiento',
    'temperatura',
    'usuario',
    'visita',
  ];

  it('is exactly one that a row cannot represent', () => {
    const imported = new Set<string>(IMPORTS.map(({ entity }) => entity));
    expect(
      resources
        .map(({ name }) => name)
        .filter((name) => !imported.has(name))
        .toSorted(),
    ).toEqual(NOT_IMPORTED);
  });
});
