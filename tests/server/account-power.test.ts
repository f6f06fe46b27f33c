import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { almacen, perfil, persona, personalMedico, usuario } from '#generated/server/tables.gen';
import { codigoAcceso, credencial } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { quickHash } from '../support/server/quick-hash';
import { PASSWORD, type ProfileName } from '../support/server/world';

type Body = Record<string, unknown>;
const BASE = '/api/catalogos/usuario';
const PROFILE = '/api/catalogos/perfil';
const bodyOf = (answer: Answer) => answer.body as Body;
const told = ({ status, body }: Answer) => [
  status,
  (body as { codigo?: string }).codigo,
  ((body as { errores?: { campo: string; codigo: string }[] }).errores ?? []).map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  ),
];

/** Actions of accounts on other accounts: no operation grants an actor more permissions than it has. */
describe.each(ENGINES)('the power of an account over another on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let admin: Client;
  const perfilIds = {} as Record<ProfileName, number>;
  const TOO_WIDE = [403, 'CUENTA_MAS_AMPLIA', []];

  beforeAll(async () => {
    test = await startApp(engine);
    [su, admin] = await Promise.all([test.as('SUPERUSUARIO'), test.as('Administrador-unidad')]);
    for (const row of await test.database.orm.select().from(perfil))
      perfilIds[row.nombre as ProfileName] = row.perfilId;
  });
  afterAll(() => test.stop());

  let number = 0;
  const account = async (
    perfilId: number,
    { estatus = 'ACTIVO', own = {} }: { estatus?: 'ACTIVO' | 'INVITADO' | 'BLOQUEADO'; own?: Body } = {},
  ) => {
    const email = `cuenta${++number}@example.org`;
    const [human] = await test.database.orm
      .insert(persona)
      .values({
        nombre: 'Ana',
        primerApellido: 'Ruiz',
        genero: 'M',
        fechaNacimiento: '1985-01-01',
        paisNacimiento: 'US',
        estadoNacimiento: 'NE',
      })
      .returning();
    const [row] = await test.database.orm
      .insert(usuario)
      .values({ email, perfilId, personaId: human!.personaId, estatus, unidadId: test.world.unidadId, ...own })
      .returning();
    if (estatus !== 'INVITADO')
      await test.database.orm.insert(credencial).values({ usuarioId: row!.usuarioId, hash: quickHash(PASSWORD) });
    return { usuarioId: row!.usuarioId, personaId: human!.personaId, email };
  };
  const read = async (usuarioId: number) => bodyOf(await su('GET', `${BASE}/${usuarioId}`));
  const change = async (usuarioId: number, own: Body, by = admin) =>
    by('PUT', `${BASE}/${usuarioId}`, { body: { ...(await read(usuarioId)), ...own } });
  /** People of the small test network have no place of birth. */
  const complete = async (usuarioId: number) => ({
    persona: { ...((await read(usuarioId))['persona'] as Body), paisNacimiento: 'US', estadoNacimiento: 'NE' },
  });
  const profile = async (permisos: Record<string, string>, own: Body = {}) => {
    const answer = await su('POST', PROFILE, {
      body: {
        nombre: `Perfil ${++number}`,
        alcance: 'UNIDAD',
        rutaInicio: '/home',
        permisos: Object.entries(permisos).map(([clave, alcance]) => ({ clave, alcance })),
        ...own,
      },
    });
    expect(answer.status).toBe(201);
    return Number(bodyOf(answer)['perfilId']);
  };
  const enter = async (email: string): Promise<Client> => {
    const answer = await test.nobody('POST', '/api/sign-in', { body: { userName: email, password: PASSWORD } });
    expect(answer.status).toBe(200);
    return test.bearer((answer.body as { token: string }).token);
  };

  it('an account with more permissions cannot be changed by any operation', async () => {
    const wide = await account(perfilIds.SUPERUSUARIO);
    const blocked = await account(perfilIds['Oficina-central'], { estatus: 'BLOQUEADO' });
    const invited = await account(perfilIds.Auditor, { estatus: 'INVITADO' });
    expect(told(await change(wide.usuarioId, { email: 'mio@example.org' }))).toEqual(TOO_WIDE);
    expect(
      told(
        await change(wide.usuarioId, {
          persona: { ...((await read(wide.usuarioId))['persona'] as Body), nombre: 'Otra' },
        }),
      ),
    ).toEqual(TOO_WIDE);
    expect(told(await change(wide.usuarioId, { perfilId: perfilIds.Recepcion }))).toEqual(TOO_WIDE);
    expect(told(await change(wide.usuarioId, { estatus: 'INACTIVO' }))).toEqual(TOO_WIDE);
    const flat = {
      email: 'mio@example.org',
      perfilId: perfilIds.SUPERUSUARIO,
      nombre: 'Ana',
      primerApellido: 'Ruiz',
      genero: 'M',
      fechaNacimiento: '1985-01-01',
      paisNacimiento: 'US',
    };
    expect(
      told(await admin('PUT', `${BASE}/${wide.usuarioId}`, { body: flat, headers: { 'if-match': '"1"' } })),
    ).toEqual(TOO_WIDE);
    expect(
      told(
        await admin('PUT', `${BASE}/vincular/${wide.personaId}`, {
          body: { personaId: wide.personaId, perfilId: perfilIds.SUPERUSUARIO, email: 'mio@example.org' },
        }),
      ),
    ).toEqual(TOO_WIDE);
    expect(
      told(await admin('POST', `${BASE}/${wide.usuarioId}/bloquear`, { body: { motivo: 'Prueba de bloqueo' } })),
    ).toEqual(TOO_WIDE);
    expect(
      told(await admin('POST', `${BASE}/${blocked.usuarioId}/desbloquear`, { body: { motivo: 'Prueba de bloqueo' } })),
    ).toEqual(TOO_WIDE);
    expect(told(await admin('POST', `${BASE}/${invited.usuarioId}/reenviar-invitacion`, { body: {} }))).toEqual(
      TOO_WIDE,
    );
    expect(told(await admin('DELETE', `${BASE}/${wide.usuarioId}`, { headers: { 'if-match': '"1"' } }))).toEqual(
      TOO_WIDE,
    );
    const batch = await admin('POST', `${BASE}/lote`, {
      body: { accion: 'desactivar', registros: [{ id: wide.usuarioId, version: 1 }] },
    });
    expect(JSON.stringify(batch.body)).toMatch(/CUENTA_MAS_AMPLIA|FUERA_DE_ALCANCE/);
    expect(await read(wide.usuarioId)).toMatchObject({
      email: wide.email,
      estatus: 'ACTIVO',
      activo: true,
      version: 1,
    });
  });

  it('no file changes users', async () => {
    const answer = await admin('POST', `${BASE}/importar?solo=revisar`, { body: {} });
    expect(answer.status).toBe(404);
  });

  it('an account with the same permissions, or whose profile the actor may assign, can be administered', async () => {
    const [peer, doctor] = [await account(perfilIds['Administrador-unidad']), await account(perfilIds.Medico)];
    expect((await change(peer.usuarioId, { email: `par${++number}@example.org` })).status).toBe(200);
    expect((await change(doctor.usuarioId, { servicioIds: [] })).status).toBe(200);
    expect(
      (await admin('POST', `${BASE}/${doctor.usuarioId}/bloquear`, { body: { motivo: 'Prueba de bloqueo' } })).status,
    ).toBe(200);
    expect(
      (await admin('POST', `${BASE}/${doctor.usuarioId}/desbloquear`, { body: { motivo: 'Prueba de bloqueo' } }))
        .status,
    ).toBe(200);
    expect((await change(doctor.usuarioId, { perfilId: perfilIds.Enfermeria })).status).toBe(200);
  });

  it('the e-mail of an active doctor is changed by accounts with the same rights; before activation, by the inviter', async () => {
    const [doctor, invited] = [
      await account(perfilIds.Medico),
      await account(perfilIds.Medico, { estatus: 'INVITADO' }),
    ];
    expect(told(await change(doctor.usuarioId, { email: 'mio@example.org' }))).toEqual([
      422,
      'VALIDACION',
      ['email CORREO_DE_CUENTA_MAS_AMPLIA'],
    ]);
    expect(
      told(
        await admin('PUT', `${BASE}/vincular/${doctor.personaId}`, {
          body: { personaId: doctor.personaId, perfilId: perfilIds.Medico, email: 'mio@example.org' },
        }),
      ),
    ).toEqual([422, 'VALIDACION', ['email CORREO_DE_CUENTA_MAS_AMPLIA']]);
    expect((await change(doctor.usuarioId, { email: `doctora${++number}@example.org` }, su)).status).toBe(200);
    expect((await change(invited.usuarioId, { email: `corregido${++number}@example.org` })).status).toBe(200);
    // Two steps are refused too: an assignable profile, another e-mail, and the previous profile.
    const second = await account(perfilIds.Medico);
    await enter(second.email);
    expect((await change(second.usuarioId, { perfilId: perfilIds['Administrador-unidad'] })).status).toBe(200);
    expect((await change(second.usuarioId, { email: `mio${++number}@example.org` })).status).toBe(200);
    expect(told(await change(second.usuarioId, { perfilId: perfilIds.Medico }))).toEqual([
      422,
      'VALIDACION',
      ['perfilId PERFIL_TRAS_CORREO'],
    ]);
    expect((await change(second.usuarioId, { perfilId: perfilIds.Medico }, su)).status).toBe(200);
    expect(told(await change(second.usuarioId, { perfilId: perfilIds.SUPERUSUARIO }))).toEqual([
      422,
      'VALIDACION',
      ['perfilId PERFIL_DE_RED'],
    ]);
  });

  it('no account changes its own rights, superusers included', async () => {
    const own = test.world.usuarios['Administrador-unidad'];
    expect(told(await change(own, { ...(await complete(own)), perfilId: perfilIds.Medico }))).toEqual([
      422,
      'VALIDACION',
      ['perfilId CUENTA_PROPIA'],
    ]);
    const { personaId } = await account(perfilIds.Recepcion);
    const [post] = await test.database.orm
      .insert(personalMedico)
      .values({
        personaId,
        tipo: 'ADMINISTRATIVO',
        unidadId: test.world.unidadId,
        turno: 'MATUTINO',
        puedePrescribir: false,
        puedePrescribirControlados: false,
      } as never)
      .returning();
    const [store] = await test.database.orm
      .insert(almacen)
      .values({
        clave: 'ALM-P1',
        nombre: 'Almacén',
        tipo: 'ALMACEN_UNIDAD',
        unidadId: test.world.unidadId,
        responsablePersonalId: post!.personalMedicoId,
      } as never)
      .returning();
    expect(told(await change(own, { ...(await complete(own)), almacenIds: [store!.almacenId] }))).toEqual([
      422,
      'VALIDACION',
      ['almacenIds CUENTA_PROPIA'],
    ]);
    expect((await change(own, { ...(await complete(own)), email: 'propio@example.org' })).status).toBe(200);
    admin = await enter('propio@example.org');
    expect(
      told(
        await change(
          test.world.usuarios.SUPERUSUARIO,
          { ...(await complete(test.world.usuarios.SUPERUSUARIO)), perfilId: perfilIds.Auditor },
          su,
        ),
      ),
    ).toEqual([422, 'VALIDACION', ['perfilId CUENTA_PROPIA']]);
  });

  describe('accounts of one person', () => {
    const REASON = 'Trabaja en dos unidades';
    const another = (personaId: number, own: Body = {}, by = su) =>
      by('POST', BASE, {
        body: {
          email: `cuenta${++number}@example.org`,
          perfilId: perfilIds.Recepcion,
          personaId,
          estatus: 'INVITADO',
          unidadId: test.world.unidadId,
          ...own,
        },
      });
    const personOf = async (profileName: ProfileName) => {
      const [row] = await test.database.orm
        .select({ personaId: usuario.personaId })
        .from(usuario)
        .where(eq(usuario.usuarioId, test.world.usuarios[profileName]));
      return row!.personaId;
    };

    it('are limited to one, unless the additional one states a reason', async () => {
      const { personaId } = await account(perfilIds.Recepcion);
      const refused = [422, 'VALIDACION', ['motivoCuentaAdicional CUENTA_ADICIONAL_SIN_MOTIVO']];
      expect(told(await another(personaId))).toEqual(refused);
      const added = await another(personaId, { motivoCuentaAdicional: REASON });
      expect([added.status, bodyOf(added)['motivoCuentaAdicional']]).toEqual([201, REASON]);
      expect(told(await change(Number(bodyOf(added)['usuarioId']), { motivoCuentaAdicional: null }, su))).toEqual(
        refused,
      );
    });

    it('are limited to one, also under concurrent creation', async () => {
      const { personaId, usuarioId } = await account(perfilIds.Recepcion, { estatus: 'ACTIVO' });
      await test.database.orm.update(usuario).set({ estatus: 'INACTIVO' }).where(eq(usuario.usuarioId, usuarioId));
      const answers = await Promise.all([another(personaId), another(personaId)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
      expect(told(await change(usuarioId, { estatus: 'ACTIVO' }, su))[0]).toBe(422);
    });

    it.each(['SUPERUSUARIO', 'Administrador-unidad'] as const)(
      'are created, extended and restored by another person: %s',
      async (profileName) => {
        const by = profileName === 'SUPERUSUARIO' ? su : admin;
        const own = { motivoCuentaAdicional: REASON };
        const personaId = await personOf(profileName);
        expect(told(await another(personaId, own, by))).toEqual([
          422,
          'VALIDACION',
          ['perfilId CUENTA_PROPIA', 'unidadId CUENTA_PROPIA'],
        ]);
        const perfilId = await profile({ 'catalogo.ver': 'UNIDAD' });
        const [mine] = await test.database.orm
          .insert(usuario)
          .values({
            email: `cuenta${++number}@example.org`,
            perfilId,
            personaId,
            estatus: 'ACTIVO',
            unidadId: test.world.unidadId,
            ...own,
          })
          .returning();
        const { usuarioId } = mine!;
        const widened = await change(usuarioId, { ...(await complete(usuarioId)), perfilId: perfilIds.Medico }, by);
        expect(told(widened)).toEqual([422, 'VALIDACION', ['perfilId CUENTA_PROPIA']]);
        const { version } = bodyOf(await su('GET', `${PROFILE}/${perfilId}`));
        const grown = await by('PUT', `${PROFILE}/${perfilId}`, {
          body: {
            ...bodyOf(await su('GET', `${PROFILE}/${perfilId}`)),
            permisos: [
              { clave: 'catalogo.ver', alcance: 'UNIDAD' },
              { clave: 'usuario.ver', alcance: 'UNIDAD' },
            ],
          },
          headers: { 'if-match': `"${String(version)}"` },
        });
        expect([grown.status, told(grown)[2]]).toEqual(
          profileName === 'SUPERUSUARIO' ? [422, ['permisos CUENTA_PROPIA']] : [403, []],
        );
        await test.database.orm.update(usuario).set({ estatus: 'INACTIVO' }).where(eq(usuario.usuarioId, usuarioId));
        const back = await change(usuarioId, { ...(await complete(usuarioId)), estatus: 'ACTIVO' }, by);
        expect(told(back)).toEqual([422, 'VALIDACION', ['estatus CUENTA_PROPIA']]);
        await test.database.orm.update(usuario).set({ estatus: 'BLOQUEADO' }).where(eq(usuario.usuarioId, usuarioId));
        const unblocked = await by('POST', `${BASE}/${usuarioId}/desbloquear`, { body: { motivo: 'Lo necesito hoy' } });
        expect(told(unblocked)).toEqual([409, 'CUENTA_PROPIA', []]);
      },
    );
  });

  it('assigns the profiles that its own may assign, and those with no more permissions than it has', async () => {
    const person = {
      nombre: 'Eva',
      primerApellido: 'Sol',
      genero: 'M',
      fechaNacimiento: '1980-02-01',
      paisNacimiento: 'US',
    };
    const give = (perfilId: number, by = admin) =>
      by('POST', BASE, {
        body: {
          email: `nueva${++number}@example.org`,
          perfilId,
          unidadId: test.world.unidadId,
          estatus: 'INVITADO',
          persona: person,
        },
      });
    for (const name of ['Medico', 'Farmacia', 'Recepcion', 'Administrador-unidad'] as const)
      expect((await give(perfilIds[name])).status, name).toBe(201);
    expect(told(await give(perfilIds['Director-unidad']))).toEqual([
      422,
      'VALIDACION',
      ['perfilId PERFIL_NO_OTORGABLE'],
    ]);
    // The declared scope of a profile does not limit its permissions.
    const [disguised, small, far] = [
      await profile({ 'paciente.ver': 'RED' }),
      await profile({ 'paciente.ver': 'PROPIO', 'cama.administrar': 'UNIDAD' }),
      await profile({ 'receta.ver': 'PROPIO' }),
    ];
    expect(told(await give(disguised))).toEqual([422, 'VALIDACION', ['perfilId PERFIL_NO_OTORGABLE']]);
    expect((await give(small)).status).toBe(201);
    expect(told(await give(far))).toEqual([422, 'VALIDACION', ['perfilId PERFIL_NO_OTORGABLE']]);
    expect((await give(disguised, su)).status).toBe(201);
  });

  it('a changed e-mail is announced at the old address and in the application; sessions end, and earlier links become invalid', async () => {
    const { usuarioId, email } = await account(perfilIds.Recepcion);
    const client = await enter(email);
    await test.nobody('POST', '/api/forgot-password', { body: { email } });
    await test.app.settled();
    expect((await change(usuarioId, { email: `otra${number}@example.org` }, su)).status).toBe(200);
    expect((await client('GET', '/api/catalogos/usuario/usuario-actual')).status).toBe(401);
    const codes = await test.database.orm.select().from(codigoAcceso).where(eq(codigoAcceso.usuarioId, usuarioId));
    expect(codes).toHaveLength(1);
    expect(codes[0]!.usado).not.toBeNull();
    const folder = join(test.dataDir, 'correo');
    const lettersTo = async (address: string) => {
      await test.app.settled();
      const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
      return files.filter(
        (mail) => mail.includes(`To: ${address}`) && mail.replaceAll('=\r\n', '').includes('ya no usa este correo'),
      ).length;
    };
    expect(await lettersTo(email)).toBe(1);
    const notices = (
      await (
        await enter(`otra${number}@example.org`)
      )('GET', '/api/notificaciones/notificaciones/notificaciones-list')
    ).body as Body[];
    expect(notices.map(({ titulo }) => titulo)).toContain('Cambió el correo de su cuenta');

    // Restoring a version of the history changes the address like any other change.
    expect((await change(usuarioId, { email: `tercera${number}@example.org` }, su)).status).toBe(200);
    const events = (await su('GET', `${BASE}/${usuarioId}/historial`)).body as Body[];
    const first = events.findLast(({ accion }) => accion === 'EDITAR')!;
    const { version } = bodyOf(await su('GET', `${BASE}/${usuarioId}`));
    const restored = await su('POST', `${BASE}/${usuarioId}/historial/${String(first['bitacoraId'])}/restaurar`, {
      body: { version },
    });
    expect([restored.status, restored.body]).toMatchObject([200, { email }]);
    expect(await lettersTo(`tercera${number}@example.org`)).toBe(1);
  });

  describe('an administrator of profiles without superuser rights', () => {
    let keeper: Client;
    let own: number;
    const rows = (permisos: Record<string, string>) =>
      Object.entries(permisos).map(([clave, alcance]) => ({ clave, alcance }));
    const HELD = {
      'catalogo.ver': 'RED',
      'perfil.administrar': 'RED',
      'usuario.ver': 'RED',
      'usuario.administrar': 'RED',
      'permiso.ver': 'RED',
      'paciente.ver': 'UNIDAD',
    };
    const make = (permisos: Record<string, string>, more: Body = {}) =>
      keeper('POST', PROFILE, {
        body: { nombre: `Suyo ${++number}`, alcance: 'UNIDAD', rutaInicio: '/home', permisos: rows(permisos), ...more },
      });
    const edit = async (perfilId: number, more: Body) =>
      keeper('PUT', `${PROFILE}/${perfilId}`, {
        body: { ...bodyOf(await su('GET', `${PROFILE}/${perfilId}`)), ...more },
      });

    beforeAll(async () => {
      own = await profile(HELD, { alcance: 'RED' });
      keeper = await enter((await account(own)).email);
    });

    it('cannot give a profile permissions they lack: new, changed, copied, or their own', async () => {
      expect(told(await make({ 'catalogo.ver': 'RED', 'receta.ver': 'UNIDAD' }))).toEqual([
        422,
        'VALIDACION',
        ['permisos.1.alcance PERMISO_NO_OTORGABLE'],
      ]);
      expect(told(await make({ 'paciente.ver': 'RED' }))).toEqual([
        422,
        'VALIDACION',
        ['permisos.0.alcance PERMISO_NO_OTORGABLE'],
      ]);
      expect((await make({ 'catalogo.ver': 'UNIDAD', 'paciente.ver': 'PROPIO' })).status).toBe(201);
      expect(told(await edit(own, { permisos: rows({ ...HELD, 'modulo.administrar': 'RED' }) }))).toEqual([
        422,
        'VALIDACION',
        ['permisos.6.alcance PERMISO_NO_OTORGABLE'],
      ]);
      expect((await keeper('POST', `${PROFILE}/${perfilIds.SUPERUSUARIO}/clonar`, { body: {} })).status).toBe(422);
    });

    it('may retain permissions that others gave a profile, and remove them', async () => {
      const wide = await profile({ 'receta.ver': 'RED', 'paciente.ver': 'RED', 'catalogo.ver': 'RED' });
      expect((await edit(wide, { descripcion: 'Con otras palabras' })).status).toBe(200);
      expect((await edit(wide, { permisos: rows({ 'receta.ver': 'UNIDAD', 'catalogo.ver': 'RED' }) })).status).toBe(
        200,
      );
      expect(told(await edit(wide, { permisos: rows({ 'receta.ver': 'RED', 'catalogo.ver': 'RED' }) }))).toEqual([
        422,
        'VALIDACION',
        ['permisos.0.alcance PERMISO_NO_OTORGABLE'],
      ]);
      const { version } = bodyOf(await su('GET', `${PROFILE}/${wide}`));
      expect(
        (await su('DELETE', `${PROFILE}/${wide}`, { headers: { 'if-match': `"${String(version)}"` } })).status,
      ).toBe(204);
      expect((await edit(wide, { activo: true })).status).toBe(422);
    });

    it('cannot let a profile assign one that they could not assign', async () => {
      expect(told(await make({ 'catalogo.ver': 'RED' }, { otorga: [perfilIds.Medico] }))).toEqual([
        422,
        'VALIDACION',
        ['otorga.0 PERFIL_NO_OTORGABLE'],
      ]);
      expect(told(await edit(own, { otorga: [perfilIds.SUPERUSUARIO] }))).toEqual([
        422,
        'VALIDACION',
        ['otorga.0 PERFIL_NO_OTORGABLE'],
      ]);
      const small = await profile({ 'catalogo.ver': 'RED' });
      expect((await make({ 'catalogo.ver': 'RED' }, { otorga: [small] })).status).toBe(201);
    });
  });
});
