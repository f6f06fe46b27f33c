import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificacion } from '#generated/server/tables.gen';
import { avisoPorEnviar, bitacora, reporteArchivo, reporteGuardado } from '#platform/server/db/system-tables';
import {
  forgetOldReports,
  isHopeless,
  markReport,
  orderReport,
  takeReport,
  waitingReports,
  type ReportOrder,
} from '#platform/server/reports/report-files';
import { MAX_REPORT_ROWS } from '#platform/shared/report';
import { openDesk, type Reader, type ReportDesk } from '../support/server/report-desk';
import { fileCells } from '../support/server/file-cells';

/** All lots of the network: more than a screen shows. */
const LONG = '/api/reportes/inventario-reporte?porLote=true';
const FILES = '/api/reportes/archivos';
const KEPT = '/api/reportes/guardados';
/** Speeds up the jobs: one minute lasts a second. */
const PACE = 60;

interface FileBody {
  readonly reporte: string;
  readonly reporteArchivoId: number;
  readonly estatus: string;
  readonly filas: number;
  readonly filasTotal: number | null;
  readonly bytes: number | null;
  readonly problema: string | null;
  readonly vence: string | null;
}

describe('reports that are made in the background', () => {
  let desk: ReportDesk;
  let su: Reader;
  let keeper: Reader;
  let usuarioId: number;

  beforeAll(async () => {
    desk = await openDesk(PACE);
    su = await desk.as('SUPERUSUARIO');
    keeper = await desk.as('Farmacia');
    const [account] = await desk.rows("select usuario_id from usuario where email = 'su@example.org'");
    usuarioId = Number(account!['usuario_id']);
  });
  afterAll(() => desk.stop());
  beforeEach(async () => {
    await desk.database.orm.delete(reporteArchivo);
    await desk.database.orm.delete(reporteGuardado);
    await desk.database.orm.delete(avisoPorEnviar);
    await desk.database.orm.delete(notificacion).where(eq(notificacion.usuarioId, usuarioId));
  });

  const orm = () => desk.database.orm;
  const files = async ({ client }: Reader) => (await client('GET', FILES)).body as FileBody[];
  const order = async (reader: Reader, query = '&formato=csv') => {
    const answer = await reader.client('GET', `${LONG}${query}`);
    return { ...answer, id: (answer.body as FileBody).reporteArchivoId };
  };
  const content = ({ token }: Pick<Reader, 'token'>, id: number) =>
    desk.app.inject({
      method: 'GET',
      url: `${FILES}/${id}/contenido`,
      headers: { authorization: `Bearer ${token}` },
    });
  // Excludes notices that come from other jobs.
  const notices = async () =>
    (await orm().select().from(notificacion).where(eq(notificacion.usuarioId, usuarioId))).filter(({ tipo }) =>
      tipo.startsWith('REPORTE_'),
    );
  const ORDER = (): ReportOrder => ({
    usuarioId,
    report: 'inventarioReporte',
    nombre: 'Existencias',
    parametros: { porLote: true },
    formato: 'csv',
    idioma: 'es',
  });
  const ordered = () => orm().transaction((tx) => orderReport(tx, ORDER()));

  it('are ordered once, contain all rows and a sheet of parameters, notify, and belong to their owner alone', async () => {
    const [counted] = await desk.rows('select count(*) as lots from lote where existencia > 0');
    const lots = Number(counted!['lots']);
    expect(lots).toBeGreaterThan(MAX_REPORT_ROWS);
    const first = await order(su, '&formato=xlsx');
    expect([first.status, first.headers['location'], first.body]).toEqual([
      202,
      FILES,
      { reporteArchivoId: first.id, filasTotal: lots },
    ]);
    await desk.app.settled();
    const again = await order(su, '&formato=xlsx');
    expect(again.id).not.toBe(first.id);
    expect((await order(su, '&formato=xlsx')).id).toBe(again.id);
    await desk.app.settled();
    const [, made] = await files(su);
    expect(made).toMatchObject({ estatus: 'LISTO', filas: lots, filasTotal: lots, problema: null });
    const file = await content(su, first.id);
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, made!.bytes]);
    // A heading, the lots, and their totals.
    expect((await fileCells(file.rawPayload)).length).toBe(lots + 2);
    const parameters = strFromU8(unzipSync(file.rawPayload)['xl/worksheets/sheet2.xml']!);
    expect(parameters.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toMatch(
      /Por lote Sí Resumen Claves con existencia .* Elaboración Elaborado por /,
    );
    expect(await notices()).toMatchObject([
      { tipo: 'REPORTE_LISTO', ruta: '/reportes/archivos' },
      { tipo: 'REPORTE_LISTO' },
    ]);
    const trail = await orm().select().from(bitacora).where(eq(bitacora.usuarioId, usuarioId));
    expect(trail.filter(({ entidad }) => entidad === 'reporte inventario-reporte')).toHaveLength(2);
    expect((await content(keeper, first.id)).statusCode).toBe(404);
    expect(await files(keeper)).toEqual([]);
    expect((await keeper.client('DELETE', `${FILES}/${first.id}`)).status).toBe(404);
    expect((await su.client('DELETE', `${FILES}/${first.id}`)).status).toBe(200);
    expect((await content(su, first.id)).statusCode).toBe(404);
  });

  it('are made at once when short, and contain drawings alone when no rows are requested', async () => {
    const short = await su.client('GET', '/api/reportes/caducidades?formato=csv');
    expect(short.status).toBe(200);
    expect(await files(su)).toEqual([]);
    const whole = await desk.ask(su, 'caducidades', {});
    const drawn = await desk.ask(su, 'caducidades', { bloques: 'meses' });
    expect(drawn).toMatchObject({ filas: [], filasTotal: 0, bloques: whole.bloques });
    const { bloques } = await desk.ask(su, 'oficina-central', { bloques: 'embudo' });
    expect(Object.entries(bloques).flatMap(([name, rows]) => (rows.length > 0 ? name : []))).toEqual(['embudo']);
    expect((await su.client('GET', '/api/reportes/caducidades?bloques=mapa')).status).toBe(400);
    expect(whole.filas.length).toBeGreaterThan(0);
  });

  it('are cancelled by their owner, before and during their creation', async () => {
    const waiting = await ordered();
    expect((await su.client('DELETE', `${FILES}/${waiting.reporteArchivoId}`)).status).toBe(200);
    expect(await takeReport(orm(), waiting.reporteArchivoId)).toBeNull();
    const { id } = await order(su);
    await vi.waitFor(async () => expect((await files(su))[0]!.estatus).toBe('EN_PROCESO'), 20_000);
    await su.client('DELETE', `${FILES}/${id}`);
    await desk.app.settled();
    expect((await files(su)).map(({ estatus, bytes }) => [estatus, bytes])).toEqual([
      ['CANCELADO', null],
      ['CANCELADO', null],
    ]);
    expect(await notices()).toEqual([]);
  });

  it('restart in one process when theirs stops, and are abandoned at the fourth attempt', async () => {
    const file = await ordered();
    const now = new Date();
    const taken = await takeReport(orm(), file.reporteArchivoId, now);
    expect(taken).toMatchObject({ intento: 1, estatus: 'EN_PROCESO' });
    expect(await takeReport(orm(), file.reporteArchivoId, now)).toBeNull();
    const later = new Date(now.getTime() + 60_000);
    expect(await waitingReports(orm(), later)).toEqual([file.reporteArchivoId]);
    const [one, other] = await Promise.all([
      takeReport(orm(), file.reporteArchivoId, later),
      takeReport(orm(), file.reporteArchivoId, later),
    ]);
    expect([one, other].filter((each) => each !== null)).toHaveLength(1);
    // A process that lost its claim writes nothing.
    expect(await markReport(orm(), taken!, { filas: 7 })).toBe(false);
    expect(isHopeless({ ...taken!, intento: 3 })).toBe(false);
    expect(isHopeless({ ...taken!, intento: 4 })).toBe(true);
    await orm()
      .update(reporteArchivo)
      .set({ latido: new Date(0) });
    await vi.waitFor(async () => expect((await files(su))[0]!.estatus).toBe('LISTO'), 30_000);
  });

  it('fail with the reason when their owner has lost access', async () => {
    await orm().execute(sql`update usuario set estatus = 'BLOQUEADO' where usuario_id = ${usuarioId}`);
    try {
      const file = await ordered();
      await vi.waitFor(async () => {
        const [row] = await orm()
          .select()
          .from(reporteArchivo)
          .where(eq(reporteArchivo.reporteArchivoId, file.reporteArchivoId));
        expect(row).toMatchObject({ estatus: 'FALLIDO', problema: 'REPORTE_SIN_PERMISO', huella: null });
      }, 30_000);
      expect(await notices()).toMatchObject([{ tipo: 'REPORTE_FALLIDO' }]);
    } finally {
      await orm().execute(sql`update usuario set estatus = 'ACTIVO' where usuario_id = ${usuarioId}`);
    }
  });

  it('are not offered once the product no longer makes them, and do not block others', async () => {
    const { id } = await order(su);
    await order(su, '&formato=xlsx');
    await desk.app.settled();
    await orm().execute(sql`update reporte_archivo set reporte = 'deAntes' where reporte_archivo_id = ${id}`);
    expect((await files(su)).map(({ reporte, estatus }) => [reporte, estatus])).toEqual([
      ['inventario-reporte', 'LISTO'],
    ]);
    expect((await content(su, id)).statusCode).toBe(404);
  });

  it('are deleted after a week', async () => {
    await order(su);
    await desk.app.settled();
    await forgetOldReports(orm(), new Date(Date.now() + 6 * 86_400_000));
    expect(await files(su)).toHaveLength(1);
    await forgetOldReports(orm(), new Date(Date.now() + 8 * 86_400_000));
    expect(await files(su)).toEqual([]);
  });

  describe('and are kept', () => {
    const WEEKLY = {
      nombre: ' Semana de abasto ',
      reporte: 'oficina-central',
      parametros: {},
      periodo: 'SEMANA_ANTERIOR',
      formato: 'xlsx',
      frecuencia: 'SEMANAL',
    };
    const keep = (body: object, { client }: Reader = su) => client('POST', KEPT, { body });
    const faults = ({ body }: { readonly body: unknown }) =>
      (body as { errores?: { campo: string }[] }).errores?.map(({ campo }) => campo);

    it('under their own name, with the parameters of the report', async () => {
      const { status, body } = await keep(WEEKLY);
      expect([status, body]).toMatchObject([201, { ...WEEKLY, nombre: 'Semana de abasto', version: 1 }]);
      const kept = body as { reporteGuardadoId: number; siguiente: string };
      // Six in the morning of a Monday; Coahuila is six hours behind UTC.
      expect(new Date(kept.siguiente).getUTCDay()).toBe(1);
      expect(kept.siguiente.slice(11)).toBe('12:00:00.000Z');
      expect([(await keep(WEEKLY)).status, faults(await keep(WEEKLY))]).toEqual([409, ['nombre']]);
      expect(faults(await keep({ ...WEEKLY, nombre: 'b', reporte: 'nada' }))).toEqual(['reporte']);
      expect(faults(await keep({ ...WEEKLY, nombre: 'b', parametros: { jurisdiccionId: 'x' } }))).toEqual([
        'parametros.jurisdiccionId',
      ]);
      expect(faults(await keep({ ...WEEKLY, nombre: '  ' }))).toEqual(['nombre']);
      // A pharmacist does not see the network.
      expect((await keep(WEEKLY, keeper)).status).toBe(403);
      const at = `${KEPT}/${kept.reporteGuardadoId}`;
      const once = await su.client('PUT', at, { body: { version: 1, frecuencia: 'NINGUNA' } });
      expect(once.body).toMatchObject({ frecuencia: 'NINGUNA', siguiente: null, version: 2 });
      expect((await su.client('PUT', at, { body: { version: 1, nombre: 'Otro' } })).status).toBe(412);
      expect((await keeper.client('PUT', at, { body: { version: 2, nombre: 'Otro' } })).status).toBe(404);
      expect((await keeper.client('DELETE', at)).status).toBe(404);
      expect((await su.client('DELETE', at)).status).toBe(200);
      expect((await su.client('GET', KEPT)).body).toEqual([]);
    });

    it('and made when they are due, once, for the days before, with a mail in spite of notice settings', async () => {
      await keep(WEEKLY);
      await orm()
        .update(reporteGuardado)
        .set({ siguiente: new Date(Date.now() - 1000) });
      await vi.waitFor(async () => expect((await files(su))[0]?.estatus).toBe('LISTO'), 60_000);
      const [row, ...others] = await orm().select().from(reporteArchivo);
      expect(others).toEqual([]);
      const { desde, hasta } = row!.parametros as { desde: string; hasta: string };
      expect([new Date(desde).getUTCDay(), new Date(hasta).getUTCDay()]).toEqual([1, 0]);
      const [kept] = await orm().select().from(reporteGuardado);
      expect(kept!.siguiente!.getTime()).toBeGreaterThan(Date.now());
      const [told] = await notices();
      const [mail] = await orm().select().from(avisoPorEnviar);
      // The mail may have been sent by now.
      expect(mail ?? { notificacionId: told!.notificacionId, canal: 'CORREO' }).toMatchObject({
        notificacionId: told!.notificacionId,
        canal: 'CORREO',
      });
      expect(told).toMatchObject({ tipo: 'REPORTE_LISTO', detalle: 'Semana de abasto' });
    }, 90_000);
  });
});
