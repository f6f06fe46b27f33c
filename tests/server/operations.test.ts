import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insumoConfiguracion } from '#generated/server/tables.gen';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = '/api/inventario/solicitud';
const problemOf = (answer: Answer) => answer.body as { codigo: string; errores: { campo: string; codigo: string }[] };
const fieldsOf = (answer: Answer) =>
  problemOf(answer)
    .errores.map(({ campo, codigo }) => `${campo} ${codigo}`)
    .toSorted((a, b) => a.localeCompare(b));

describe.each(ENGINES)('an operation of its own on %s', (engine) => {
  let test: TestApp;
  let stock: Warehouses;
  let asker: Client;
  let su: Client;
  beforeAll(async () => {
    test = await startApp(engine);
    stock = await seedWarehouses(test);
    [asker, su] = [await test.as('Almacen-unidad'), await test.as('SUPERUSUARIO')];
  });
  afterAll(() => test.stop());

  const paper = (more: Record<string, unknown> = {}) => ({
    almacenSolicitanteId: stock.solicitanteId,
    almacenSurtidorId: stock.surtidorId,
    folioPapel: ' P-17 ',
    fechaPapel: '2026-01-05',
    motivoManual: 'Sin conexión en la unidad',
    lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 4 }],
    ...more,
  });

  it('reads its parameters by their types, and refuses wrong, missing and unknown ones by name', async () => {
    const wrong = await su('GET', `${PATH}/detalle?solicitudId=abc`);
    expect([wrong.status, fieldsOf(wrong)]).toEqual([400, ['solicitudId NUMERO_ENTERO']]);
    expect(fieldsOf(await su('GET', `${PATH}/detalle`))).toEqual(['solicitudId REQUERIDO']);
    expect(fieldsOf(await su('GET', `${PATH}/detalle?solicitudId=1&color=azul`))).toEqual(['color CAMPO_DESCONOCIDO']);
    expect(fieldsOf(await su('GET', `${PATH}/cantidad-estatus-solicitud?rol=jefe&desde=ayer`))).toEqual([
      'desde FECHA',
      'rol OPCION',
    ]);
    expect((await su('GET', `${PATH}/detalle?solicitudId=987654`)).status).toBe(404);
  });

  it('accepts several states, separated by commas or repeated, and names an unknown one', async () => {
    const queue = '/api/inventario/orden-cargo';
    for (const asked of ['AUTORIZADA', 'AUTORIZADA,%20EN_SURTIMIENTO', 'AUTORIZADA&estatus=EN_SURTIMIENTO'])
      expect([asked, (await su('GET', `${queue}?estatus=${asked}`)).status]).toEqual([asked, 200]);
    const wrong = await su('GET', `${queue}?estatus=AUTORIZADA,AUTORISADA`);
    expect([wrong.status, fieldsOf(wrong)]).toEqual([400, ['estatus.1 OPCION']]);
    expect(fieldsOf(await su('GET', '/api/oficinas-centrales/solicitud?estatus=ENVIADA,OTRA'))).toEqual([
      'estatus.1 OPCION',
    ]);
    expect(fieldsOf(await su('GET', '/api/pacientes/visita/previas?pacienteId=1&tipo=OTRA'))).toEqual(['tipo OPCION']);
  });

  it('checks its body like a form, and does all of it or nothing', async () => {
    const wrong = await asker('POST', `${PATH}/manual`, {
      body: paper({ folioPapel: '', lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 0 }], color: 'azul' }),
    });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([
      422,
      ['color CAMPO_DESCONOCIDO', 'folioPapel REQUERIDO', 'lineas.0.cantidadSolicitada MINIMO'],
    ]);
    const before = (await su('GET', PATH)).headers['x-total-items'];
    const future = await asker('POST', `${PATH}/manual`, { body: paper({ fechaPapel: '2099-01-01' }) });
    expect([future.status, fieldsOf(future)]).toEqual([422, ['fechaPapel FECHA_FUTURA']]);
    expect((await su('GET', PATH)).headers['x-total-items']).toBe(before);
  });

  it('happens once for each Idempotency-Key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => asker('POST', `${PATH}/manual`, { body: paper(), headers })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body as { solicitudId: number }).solicitudId)).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({
      estatus: 'ENVIADA',
      tipo: 'MANUAL',
      folioPapel: 'P-17',
      piezasSolicitadas: 4,
      folio: expect.stringMatching(/^SOL-/) as unknown,
    });
    expect(answers[0]!.headers['etag']).toBe('"2"');
  });

  it('requires its own permission', async () => {
    const nurse = await test.as('Enfermeria-centrales');
    expect((await nurse('POST', `${PATH}/manual`, { body: paper() })).status).toBe(403);
    expect((await test.nobody('POST', `${PATH}/manual`, { body: paper() })).status).toBe(401);
  });

  it('lists the supplies of a supplying warehouse, page by page, with the pieces already requested', async () => {
    type Row = { insumoId: number; clave: string; bloqueo: string | null; disponible: number | null };
    const at = `${PATH}/almacen-ver-claves?almacenId=${stock.surtidorId}`;
    const [first, second, third] = stock.insumoIds;
    const all = await asker('GET', `${at}&sortBy=descripcion`);
    expect(all.status).toBe(200);
    expect((all.body as Row[]).map(({ insumoId }) => insumoId)).toEqual(expect.arrayContaining([first, second, third]));
    expect((await asker('GET', `${at}&pageSize=1`)).headers['x-total-items']).toBe(all.headers['x-total-items']);
    const { solicitudId } = (await asker('POST', `${PATH}/manual`, { body: paper() })).body as { solicitudId: number };
    const during = (await asker('GET', `${at}&solicitudId=${solicitudId}`)).body as Row[];
    expect(new Map(during.map(({ insumoId, bloqueo }) => [insumoId, bloqueo]))).toEqual(
      new Map([
        [first, 'YA_EN_SOLICITUD'],
        [second, null],
        [third, null],
      ]),
    );
    await test.database.orm.insert(insumoConfiguracion).values({
      almacenId: stock.surtidorId,
      unidadId: test.world.otraUnidadId,
      insumoId: second,
      insumoClave: '010.000.0104.00',
      nombreGenerico: 'Insumo 2',
      minimo: 1,
      puntoReorden: 2,
      maximo: 3,
    });
    expect(((await asker('GET', at)).body as Row[]).map(({ insumoId }) => insumoId)).toEqual([second]);
    expect([
      (await asker('GET', `${PATH}/almacen-ver-claves`)).status,
      (await asker('GET', `${PATH}/almacen-ver-claves?almacenId=99999`)).status,
    ]).toEqual([400, 404]);
    expect((await (await test.as('Recepcion'))('GET', at)).status).toBe(403);
  });

  it('comments only on requests that one sees', async () => {
    const { solicitudId } = (await asker('POST', `${PATH}/manual`, { body: paper() })).body as { solicitudId: number };
    const answer = await asker('POST', `${PATH}/${solicitudId}/comentar`, { body: { texto: ' ¿Cuándo sale? ' } });
    expect(answer.body).toMatchObject({
      comentarios: [
        { texto: '¿Cuándo sale?', usuarioId: test.world.usuarios['Almacen-unidad'], autor: 'Persona De Prueba' },
      ],
    });
    expect(
      (await (await test.as('Farmacia'))('POST', `${PATH}/${solicitudId}/comentar`, { body: { texto: 'Hola' } }))
        .status,
    ).toBe(404);
  });

  it('lists and counts only what one may see', async () => {
    const own = await asker('GET', `${PATH}/manual?pageSize=10&includePageCount=true`);
    expect((own.body as unknown[]).length).toBeGreaterThan(0);
    expect(own.headers['x-page-count']).toBe('1');
    const [counted] = (
      await asker('GET', `${PATH}/cantidad-estatus-solicitud?rol=solicitante&almacenId=${stock.solicitanteId}`)
    ).body as { estatus: string; cantidad: number }[];
    expect(counted).toMatchObject({ estatus: 'ENVIADA', cantidad: (own.body as unknown[]).length });
    expect((await (await test.as('Farmacia'))('GET', `${PATH}/cantidad-estatus-solicitud`)).body).toEqual([]);
  });
});
