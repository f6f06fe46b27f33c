import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { bitacora, consumoCorte, consumoMensual } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = '/api/inventario/solicitud/informe-semestre';
type Row = Readonly<Record<string, string | number | null>>;
interface Report {
  titulo: string;
  columnas: { campo: string; titulo: string; grupo: string | null }[];
  filas: Row[];
  filasTotal: number;
  totales: Row;
  grafica: { categorias: string[]; series: { campo: string; valores: number[] }[] } | null;
  notas: string[];
  parametros: object;
}
const reportOf = ({ body }: Answer) => body as Report;
const problemsOf = ({ body }: Answer) =>
  (body as { errores: { campo: string; codigo: string }[] }).errores
    .map(({ campo, codigo }) => `${campo} ${codigo}`)
    .toSorted();

describe.each(ENGINES)('the half-year report on %s', (engine) => {
  let test: TestApp;
  let stock: Warehouses;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    stock = await seedWarehouses(test);
    su = await test.as('SUPERUSUARIO');
    const { solicitud, solicitudDetalle } = tables;
    const [a, b] = stock.insumoIds;
    // Requested, supplied and received pieces of each supply, by sending time.
    const made: {
      sent: string | null;
      estatus: string;
      solicitante?: number;
      tipo?: string;
      lines: [number, number, number | null, number | null][];
    }[] = [
      {
        sent: '2026-07-10T12:00:00Z',
        estatus: 'RECIBIDA',
        lines: [
          [a, 100, 80, 80],
          [b, 10, 10, 9],
        ],
      },
      // In the reader's time zone it is still July.
      { sent: '2026-08-01T03:00:00Z', estatus: 'SURTIDA', lines: [[a, 40, 40, null]] },
      { sent: '2026-12-31T20:00:00Z', estatus: 'ENVIADA', tipo: 'ORDINARIA', lines: [[b, 5, null, null]] },
      { sent: '2026-09-02T12:00:00Z', estatus: 'ENVIADA', solicitante: stock.vecinoId, lines: [[a, 7, null, null]] },
      { sent: '2026-06-30T12:00:00Z', estatus: 'RECIBIDA', lines: [[a, 1000, 1000, 1000]] },
      { sent: '2026-10-02T12:00:00Z', estatus: 'CANCELADA', lines: [[a, 500, null, null]] },
      { sent: null, estatus: 'BORRADOR', lines: [[a, 300, null, null]] },
    ];
    for (const { sent, estatus, solicitante = stock.solicitanteId, tipo = 'COLECTIVO', lines } of made) {
      const [row] = await test.database.orm
        .insert(solicitud)
        .values({
          tipo,
          estatus,
          almacenSolicitanteId: solicitante,
          almacenSurtidorId: stock.surtidorId,
          unidadSolicitanteId: test.world.unidadId,
          fechaEnvio: sent === null ? null : new Date(sent),
        } as typeof solicitud.$inferInsert)
        .returning();
      await test.database.orm.insert(solicitudDetalle).values(
        lines.map(([insumoId, cantidadSolicitada, cantidadSurtida, cantidadRecibida], orden) => ({
          solicitudId: row!.solicitudId,
          orden,
          insumoId,
          cantidadSolicitada,
          cantidadSurtida,
          cantidadRecibida,
        })),
      );
    }
  });
  afterAll(() => test.stop());

  it('adds up each supply by the month of its request, in the reader’s own time, without drafts and cancelled ones', async () => {
    const answer = await su('GET', `${PATH}?semestre=2026-2`);
    expect(answer.status).toBe(200);
    const { titulo, columnas, filas, totales, filasTotal, grafica, notas, parametros } = reportOf(answer);
    expect([titulo, filasTotal, parametros]).toEqual(['Informe semestral de solicitudes', 2, { semestre: '2026-2' }]);
    expect(filas[0]).toMatchObject({
      clave: '010.000.0101.00',
      insumo: 'Insumo 1',
      solicitado1: 140,
      surtido1: 120,
      recibido1: 80,
      solicitado2: 0,
      solicitado3: 7,
      solicitado6: 0,
      solicitado: 147,
      surtido: 120,
      recibido: 80,
      porcentaje: 81.63,
      promedioMensual: 20,
    });
    expect(filas[1]).toMatchObject({
      clave: '010.000.0104.00',
      solicitado1: 10,
      surtido1: 10,
      recibido1: 9,
      solicitado6: 5,
      surtido6: 0,
      solicitado: 15,
      surtido: 10,
      recibido: 9,
      porcentaje: 66.67,
    });
    expect(totales).toMatchObject({
      solicitado1: 150,
      solicitado3: 7,
      solicitado6: 5,
      solicitado: 162,
      surtido: 130,
      recibido: 89,
      porcentaje: 80.25,
      promedioMensual: 21.67,
    });
    expect(columnas.find(({ campo }) => campo === 'surtido6')).toMatchObject({
      titulo: 'Surtido',
      grupo: 'Diciembre de 2026',
    });
    expect(grafica?.categorias).toEqual(['Insumo 1', 'Insumo 2']);
    expect(grafica?.series.map(({ valores }) => valores)).toEqual([
      [147, 15],
      [120, 10],
      [80, 9],
    ]);
    expect(notas).toHaveLength(3);
  });

  it('shows the pieces used, and how many of them were of a substitute', async () => {
    const { orm } = test.database;
    const [a, b] = stock.insumoIds;
    const row = (mes: string, insumoId: number, consumo: number, diasConExistencia: number) => ({
      almacenId: stock.solicitanteId,
      insumoId,
      mes,
      diasMes: 30,
      diasConExistencia,
      consumo,
      negadas: 0,
    });
    await orm
      .insert(consumoMensual)
      .values([
        row('2024-06-01', a, 9000, 30),
        row('2024-07-01', a, 30, 30),
        row('2024-08-01', a, 30, 15),
        row('2024-10-01', a, 90, 30),
        row('2025-01-01', a, 9000, 30),
      ]);
    await orm.insert(consumoCorte).values({ almacenId: stock.solicitanteId, mes: '2025-06-01' }).onConflictDoNothing();
    const [request] = await orm
      .insert(tables.solicitud)
      .values({
        tipo: 'COLECTIVO',
        estatus: 'CERRADA',
        almacenSolicitanteId: stock.solicitanteId,
        almacenSurtidorId: stock.surtidorId,
        unidadSolicitanteId: test.world.unidadId,
        fechaEnvio: new Date('2024-07-10T12:00:00Z'),
      } as typeof tables.solicitud.$inferInsert)
      .returning();
    await orm.insert(tables.solicitudDetalle).values({
      solicitudId: request!.solicitudId,
      orden: 0,
      insumoId: b,
      insumoSolicitadoId: a,
      cantidadSolicitada: 20,
      cantidadSurtida: 18,
    });
    const asked = `${PATH}?semestre=2024-2`;
    await enter(test, [{ almacenId: stock.solicitanteId, insumoId: a, numeroLote: 'USO', cantidad: 1 }]);
    const { filas } = reportOf(await su('GET', `${asked}&almacenId=${stock.solicitanteId}`));
    // 150 pieces in 75 days with stock: one a day in the first quarter, three a day in the second.
    expect(filas).toEqual([
      expect.objectContaining({
        clave: '010.000.0101.00',
        solicitado: 20,
        surtido: 18,
        consumo: 150,
        cpm: 60.8,
        diasSinExistencia: 15,
        tendencia: 200,
      }),
    ]);
    // Over several warehouses, use counts only those that serve patients: pieces passed on would count twice.
    const use = { consumo: null, cpm: null, diasSinExistencia: null, tendencia: null };
    expect(reportOf(await su('GET', asked)).filas).toEqual([expect.objectContaining(use)]);
  });

  it('is narrowed by its parameters', async () => {
    expect(reportOf(await su('GET', `${PATH}?semestre=2026-1`)).totales).toMatchObject({
      solicitado: 1000,
      solicitado6: 1000,
    });
    expect(reportOf(await su('GET', `${PATH}?semestre=2026-2&almacenId=${stock.vecinoId}`)).totales).toMatchObject({
      solicitado: 7,
    });
    expect(reportOf(await su('GET', `${PATH}?semestre=2026-2&tipo=ORDINARIA`)).totales).toMatchObject({
      solicitado: 5,
      surtido: 0,
    });
    expect(reportOf(await su('GET', `${PATH}?semestre=2025-1`))).toMatchObject({
      filas: [],
      filasTotal: 0,
      grafica: null,
    });
  });

  it('counts only what one may see, and requires its permission', async () => {
    const farmacia = reportOf(await (await test.as('Farmacia'))('GET', `${PATH}?semestre=2026-2`));
    expect(farmacia.totales).toMatchObject({ solicitado: 7 });
    expect((await test.nobody('GET', `${PATH}?semestre=2026-2`)).status).toBe(401);
    expect((await (await test.as('Proveedor'))('GET', `${PATH}?semestre=2026-2`)).status).toBe(403);
  });

  it('refuses wrong, missing and unknown parameters by name', async () => {
    expect(problemsOf(await su('GET', PATH))).toEqual(['semestre REQUERIDO']);
    const wrong = await su('GET', `${PATH}?semestre=2026-3&almacenId=x&tipo=OTRO&color=azul&formato=doc`);
    expect([wrong.status, problemsOf(wrong)]).toEqual([
      400,
      ['almacenId NUMERO_ENTERO', 'color CAMPO_DESCONOCIDO', 'formato OPCION', 'semestre FORMATO', 'tipo OPCION'],
    ]);
  });

  it('uses the reader’s language', async () => {
    const { titulo, columnas } = reportOf(
      await su('GET', `${PATH}?semestre=2026-2`, { headers: { 'accept-language': 'en' } }),
    );
    expect([titulo, columnas[2]]).toMatchObject([
      'Half-year report of requests',
      { titulo: 'Requested', grupo: 'July 2026' },
    ]);
  });

  it('is exported with its permission, with totals and an audit entry', async () => {
    const csv = await su('GET', `${PATH}?semestre=2026-2&formato=csv`);
    expect([csv.status, csv.headers['content-disposition'], csv.headers['x-total-items']]).toEqual([
      200,
      'attachment; filename="informe-semestre.csv"',
      '2',
    ]);
    const lines = String(csv.body).slice(1).split('\r\n');
    expect(lines[0]).toContain('Clave,Insumo,Julio de 2026 · Solicitado,');
    expect(lines).toHaveLength(5);
    expect(lines[3]).toMatch(/^Total,,150,130,89,/);
    const { rawPayload } = await test.app.inject({
      method: 'GET',
      url: `${PATH}?semestre=2026-2&formato=xlsx`,
      headers: { authorization: `Bearer ${await tokenOf(test)}` },
    });
    const sheet = new TextDecoder().decode(unzipSync(rawPayload)['xl/worksheets/sheet1.xml']);
    expect(sheet).toContain('<v>147</v>');
    const exported = (await test.database.orm.select().from(bitacora)).filter(
      ({ accion, entidad }) => accion === 'EXPORTAR' && entidad.includes('informe-semestre'),
    );
    expect(exported.map(({ despues }) => despues)).toMatchObject([
      { formato: 'csv', filas: 2, parametros: { semestre: '2026-2' } },
      { formato: 'xlsx' },
    ]);
  });
});

async function tokenOf({ nobody }: TestApp): Promise<string> {
  return (
    (
      await nobody('POST', '/api/sign-in', {
        body: { userName: 'superusuario@example.org', password: 'correcta-caballo' },
      })
    ).body as { token: string }
  ).token;
}
