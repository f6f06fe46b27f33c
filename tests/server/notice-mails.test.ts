import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificacion, usuario } from '#generated/server/tables.gen';
import { notify, type Notice } from '#areas/avisos/server/notify';
import { avisoPorEnviar } from '#platform/server/db/system-tables';
import { noticeMail } from '#areas/avisos/server/notice-mails';
import { takeDueMails } from '#areas/avisos/server/notificaciones/due-mails';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { emailOf, type ProfileName } from '../support/server/world';

const CHANNELS = '/api/notificaciones/notificaciones/canales';
const ZONE = 'America/Monterrey';
const URL = 'https://red.example.org';
const URGENT: Notice = {
  tipo: 'ORDEN_URGENTE',
  severidad: 'ALERTA',
  folio: 'OC-1',
  detalle: 'J. P. M., cama 12',
  ruta: '/orden-cargo/1',
};

describe.each(ENGINES)('notices by mail on %s', (engine) => {
  let test: TestApp;
  let nurse: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    nurse = await test.as('Farmacia');
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    await test.database.orm.delete(notificacion);
    await test.database.orm.delete(avisoPorEnviar);
  });

  const choose = (...canales: { tipo: string; canal: string }[]) => nurse('PUT', CHANNELS, { body: { canales } });
  const tell = (profile: ProfileName, notice: Partial<Notice> = {}) =>
    test.database.orm.transaction((tx) => notify(tx, [test.world.usuarios[profile]], { ...URGENT, ...notice }));
  const take = (now?: Date) => test.database.orm.transaction((tx) => takeDueMails(tx, ZONE, now));

  it('are chosen by kind, each person for themselves, and stay as they were chosen', async () => {
    const before = (await nurse('GET', CHANNELS)).body as { tipo: string; nombre: string; canal: string }[];
    expect(before.find(({ tipo }) => tipo === 'ORDEN_URGENTE')).toEqual({
      tipo: 'ORDEN_URGENTE',
      nombre: 'Orden de cargo urgente',
      canal: 'PANTALLA',
    });
    await choose({ tipo: 'ORDEN_URGENTE', canal: 'CORREO' }, { tipo: 'MENSAJE', canal: 'RESUMEN' });
    await choose({ tipo: 'MENSAJE', canal: 'PANTALLA' });
    const after = (await nurse('GET', CHANNELS)).body as typeof before;
    expect(after.filter(({ canal }) => canal !== 'PANTALLA').map(({ tipo }) => tipo)).toEqual(['ORDEN_URGENTE']);
    const other = (await (await test.as('Medico'))('GET', CHANNELS)).body as typeof before;
    expect(other.filter(({ canal }) => canal !== 'PANTALLA')).toEqual([]);
    // Language and appearance are stored beside them.
    await nurse('PUT', '/api/catalogos/usuario/preferencias', { body: { idioma: 'en' } });
    expect(
      ((await nurse('GET', CHANNELS)).body as typeof before).filter(({ canal }) => canal === 'CORREO'),
    ).toHaveLength(1);
    await nurse('PUT', '/api/catalogos/usuario/preferencias', { body: { idioma: 'es' } });
  });

  it('are refused for an unknown kind, and without a session', async () => {
    const { status, body } = await choose({ tipo: 'ORDEN_URGENTISIMA', canal: 'CORREO' });
    expect([status, (body as { errores: { campo: string }[] }).errores[0]!.campo]).toEqual([422, 'canales.0.tipo']);
    expect((await test.nobody('GET', CHANNELS)).status).toBe(401);
    expect((await test.nobody('PUT', CHANNELS, { body: { canales: [] } })).status).toBe(401);
  });

  it('are sent at once where chosen, once, with the words of the bell and a link', async () => {
    await choose({ tipo: 'ORDEN_URGENTE', canal: 'CORREO' });
    await tell('Farmacia');
    await tell('Medico');
    await tell('Farmacia', { tipo: 'MENSAJE', titulo: 'Hola', cuerpo: 'No por correo' });
    const due = await take();
    expect(due).toEqual([{ usuarioId: test.world.usuarios.Farmacia, notificacionIds: [expect.any(Number)] }]);
    expect(await take()).toEqual([]);
    const mail = await noticeMail(test.database.orm, due[0]!, URL);
    expect(mail).toMatchObject({ to: emailOf('Farmacia'), subject: expect.stringContaining('urgente') });
    expect(mail!.text).toContain('https://red.example.org/orden-cargo/1');
    expect(mail!.text).toContain('Buen día, Persona');
    expect(mail!.html).not.toContain('<script>');
  });

  it('are not sent when undone, read or replaced meanwhile, nor to a closed account', async () => {
    await choose({ tipo: 'ORDEN_URGENTE', canal: 'CORREO' });
    await test.database.orm
      .transaction(async (tx) => {
        await notify(tx, [test.world.usuarios.Farmacia], URGENT);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await take()).toEqual([]);

    await tell('Farmacia');
    const [read] = await take();
    await test.database.orm.update(notificacion).set({ vista: true });
    expect(await noticeMail(test.database.orm, read!, URL)).toBeNull();

    await tell('Farmacia', { agrupador: 'orden 1' });
    const [replaced] = await take();
    await tell('Farmacia', { agrupador: 'orden 1' });
    expect(await noticeMail(test.database.orm, replaced!, URL)).toBeNull();

    const [last] = await take();
    const own = eq(usuario.usuarioId, test.world.usuarios.Farmacia);
    await test.database.orm.update(usuario).set({ estatus: 'BLOQUEADO' }).where(own);
    expect(await noticeMail(test.database.orm, last!, URL)).toBeNull();
    await test.database.orm.update(usuario).set({ estatus: 'ACTIVO' }).where(own);
  });

  it('are sent in one mail at seven in the morning of the reader’s place of work', async () => {
    await choose({ tipo: 'ORDEN_URGENTE', canal: 'RESUMEN' });
    await tell('Farmacia');
    await tell('Farmacia', { folio: 'OC-2', ruta: '/orden-cargo/2' });
    // 13:00 UTC is seven o'clock there; the notices are from half past five of the previous afternoon.
    await test.database.orm.update(avisoPorEnviar).set({ fecha: new Date('2026-03-09T23:30:00Z') });
    expect(await take(new Date('2026-03-10T12:59:00Z'))).toEqual([]);
    const due = await take(new Date('2026-03-10T13:00:30Z'));
    expect(due.map(({ notificacionIds }) => notificacionIds.length)).toEqual([2]);
    const mail = await noticeMail(test.database.orm, due[0]!, URL);
    expect(mail!.subject).toBe('Resumen de Red Salud: 2 avisos');
    expect(mail!.text.match(/orden-cargo\/\d/g)).toEqual(['orden-cargo/1', 'orden-cargo/2']);
  });
});
