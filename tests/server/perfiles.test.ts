import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jurisdiccion, modulo, nucleo, perfil, permiso, persona, unidad, usuario } from '#generated/server/tables.gen';
import { PERMISSION_CONFLICTS } from '#generated/shared/permission-conflicts.gen';
import { PERMISSIONS, PROFILES } from '#generated/shared/permissions.gen';
import { bitacora } from '#platform/server/db/system-tables';
import { ENGINES, filterBy, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses } from '../support/server/warehouses';
import type { ProfileName } from '../support/server/world';

type Body = Record<string, unknown>;
type Permisos = { clave: string; alcance: string }[];
const BASE = '/api/catalogos/perfil';
const bodyOf = (answer: Answer) => answer.body as Body & { permisos: Permisos };
const rowsOf = (answer: Answer) => answer.body as (Body & { permisos: Permisos })[];
const told = ({ status, body }: Answer) => [
  status,
  (body as { codigo?: string }).codigo,
  ((body as { errores?: { campo: string; codigo: string }[] }).errores ?? []).map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  ),
];
const english = { headers: { 'accept-language': 'en' } };

describe.each(ENGINES)('profiles on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  const perfilIds = {} as Record<ProfileName, number>;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const { orm } = test.database;
    for (const row of await orm.select().from(perfil)) perfilIds[row.nombre as ProfileName] = row.perfilId;
    const [pacientes, seguridad] = await orm
      .insert(modulo)
      .values([
        {
          clave: 'pacientes',
          nombre: 'Pacientes',
          nombreEn: 'Patients',
          grupoNavegacion: 'PACIENTES',
          orden: 200,
          visibleTablet: true,
        },
        {
          clave: 'seguridad',
          nombre: 'Configurar sistema',
          grupoNavegacion: 'CONFIGURACION',
          orden: 100,
          visibleTablet: false,
        },
      ])
      .returning();
    await orm.insert(permiso).values([
      {
        clave: 'paciente.ver',
        descripcion: 'Buscar pacientes',
        descripcionEn: 'Find patients',
        recurso: 'paciente',
        accion: 'ver',
        moduloId: pacientes!.moduloId,
        riesgo: 'BAJO',
        requiereSegundaPersona: false,
      },
      {
        clave: 'paciente.fusionar',
        descripcion: 'Fusionar pacientes',
        recurso: 'paciente',
        accion: 'fusionar',
        moduloId: pacientes!.moduloId,
        riesgo: 'ALTO',
        requiereSegundaPersona: true,
      },
      {
        clave: 'perfil.administrar',
        descripcion: 'Administrar perfiles',
        recurso: 'perfil',
        accion: 'administrar',
        moduloId: seguridad!.moduloId,
        riesgo: 'ALTO',
        requiereSegundaPersona: false,
      },
    ]);
  });
  afterAll(() => test.stop());

  let number = 0;
  const create = async (own: Body = {}) =>
    su('POST', BASE, {
      body: {
        nombre: `Perfil ${++number}`,
        alcance: 'UNIDAD',
        permisos: [{ clave: 'catalogo.ver', alcance: 'RED' }],
        ...own,
      },
    });
  const created = async (own: Body = {}) => {
    const answer = await create(own);
    expect(answer.status).toBe(201);
    return bodyOf(answer);
  };
  const read = async (perfilId: unknown) => bodyOf(await su('GET', `${BASE}/${String(perfilId)}`));
  const save = async (record: Body, own: Body) =>
    su('PUT', `${BASE}/${String(record['perfilId'])}`, {
      body: { ...record, ...own },
      headers: { 'if-match': `"${String(record['version'])}"` },
    });
  const remove = async (record: Body) =>
    su('DELETE', `${BASE}/${String(record['perfilId'])}`, {
      headers: { 'if-match': `"${String(record['version'])}"` },
    });
  /** Creates a user with a profile in the database. */
  const holder = async (perfilId: number, own: Partial<typeof usuario.$inferInsert> = {}) => {
    const [human] = await test.database.orm
      .insert(persona)
      .values({ nombre: 'Titular', primerApellido: 'De Cuenta', genero: 'X', fechaNacimiento: '1990-01-01' })
      .returning();
    const [account] = await test.database.orm
      .insert(usuario)
      .values({
        email: `titular${++number}@example.org`,
        perfilId,
        personaId: human!.personaId,
        estatus: 'ACTIVO',
        unidadId: test.world.unidadId,
        ...own,
      })
      .returning();
    return account!.usuarioId;
  };

  describe('the permission matrix of a profile', () => {
    it('is listed by module, in menu order and in the language of the reader, with its conflicts', async () => {
      const answer = (await su('GET', `${BASE}/matriz`)).body as {
        grupos: { clave: string; nombre: string; filas: Body[] }[];
        incompatibles: { filas: string[]; motivo: string }[];
      };
      expect(answer.grupos.map(({ clave, nombre }) => `${clave} ${nombre}`)).toEqual([
        'seguridad Configurar sistema',
        'pacientes Pacientes',
        'otros Otros permisos',
      ]);
      expect(answer.grupos[1]!.filas).toEqual([
        { clave: 'paciente.ver', nombre: 'Buscar pacientes', nivel: 'BAJO', segundaPersona: false, nota: null },
        { clave: 'paciente.fusionar', nombre: 'Fusionar pacientes', nivel: 'ALTO', segundaPersona: true, nota: null },
      ]);
      const keys = answer.grupos.flatMap(({ filas }) => filas).map(({ clave }) => clave);
      expect(keys).toHaveLength(PERMISSIONS.length);
      expect(new Set(keys)).toEqual(new Set(PERMISSIONS.map(({ key }) => key)));
      expect(answer.incompatibles.map(({ filas }) => filas)).toEqual(
        PERMISSION_CONFLICTS.map(({ permissions }) => permissions),
      );

      const [first, second] = ((await su('GET', `${BASE}/matriz`, english)).body as typeof answer).grupos;
      // Texts without an English translation fall back to Spanish.
      expect(first!.nombre).toBe('Configurar sistema');
      expect([second!.nombre, ...second!.filas.map(({ nombre }) => nombre)]).toEqual([
        'Patients',
        'Find patients',
        'Fusionar pacientes',
      ]);
    });

    it('contains nothing unknown, nothing twice, and no invented scope', async () => {
      expect(
        told(
          await create({
            permisos: [
              { clave: 'catalogo.ver', alcance: 'RED' },
              { clave: 'paciente.borrar', alcance: 'RED' },
            ],
          }),
        ),
      ).toEqual([422, 'VALIDACION', ['permisos.1.clave PERMISO_DESCONOCIDO']]);
      expect(
        told(
          await create({
            permisos: [
              { clave: 'catalogo.ver', alcance: 'RED' },
              { clave: 'catalogo.ver', alcance: 'UNIDAD' },
            ],
          }),
        ),
      ).toEqual([422, 'VALIDACION', ['permisos.1.clave ELEMENTO_REPETIDO']]);
      expect(told(await create({ permisos: [{ clave: 'catalogo.ver', alcance: 'GALAXIA' }] }))).toEqual([
        422,
        'VALIDACION',
        ['permisos.0.alcance OPCION'],
      ]);
      expect(told(await create({ permisos: [] }))[0]).toBe(422);
    });
  });

  describe('the profile of superusers', () => {
    it('keeps what it takes to administer users and profiles, network-wide', async () => {
      const record = await read(perfilIds.SUPERUSUARIO);
      const without = (key: string) => record.permisos.filter(({ clave }) => clave !== key);
      for (const key of ['perfil.administrar', 'usuario.administrar', 'usuario.ver', 'permiso.ver', 'catalogo.ver']) {
        expect(told(await save(record, { permisos: without(key) }))).toEqual([
          422,
          'VALIDACION',
          ['permisos SUPERUSUARIO_INCOMPLETO'],
        ]);
      }
      expect(
        told(
          await save(record, {
            permisos: [...without('usuario.administrar'), { clave: 'usuario.administrar', alcance: 'UNIDAD' }],
          }),
        ),
      ).toEqual([422, 'VALIDACION', ['permisos SUPERUSUARIO_INCOMPLETO']]);
      expect(told(await save(record, { alcance: 'PROVEEDOR' }))).toEqual([
        422,
        'VALIDACION',
        ['alcance SUPERUSUARIO_EN_RED'],
      ]);
      expect(JSON.stringify((await save(record, { permisos: without('perfil.administrar') })).body)).toContain(
        'perfil.administrar',
      );
      const changed = await save(record, { permisos: without('muestra.usar') });
      expect(changed.status).toBe(200);
      expect((await save(bodyOf(changed), { permisos: record.permisos })).status).toBe(200);
    });

    it('is neither renamed nor deactivated, while others may lose any permission', async () => {
      const record = await read(perfilIds.SUPERUSUARIO);
      expect(told(await save(record, { nombre: 'Otro nombre' }))).toEqual([
        422,
        'VALIDACION',
        ['nombre PERFIL_DEL_SISTEMA'],
      ]);
      expect(told(await remove(record))).toEqual([409, 'PERFIL_DEL_SISTEMA', []]);
      const auditor = await read(perfilIds.Auditor);
      expect(
        (await save(auditor, { permisos: auditor.permisos.filter(({ clave }) => clave !== 'permiso.ver') })).status,
      ).toBe(200);
    });
  });

  describe('the number of users of a profile', () => {
    it('counts only active users wherever a profile is read, and can be sorted and filtered by', async () => {
      const record = await created();
      const perfilId = Number(record['perfilId']);
      expect(record).toMatchObject({ usuariosActivos: 0, totalPermisos: 1 });
      const [first] = [
        await holder(perfilId),
        await holder(perfilId),
        await holder(perfilId, { estatus: 'INVITADO' }),
        await holder(perfilId, { estatus: 'BLOQUEADO' }),
        await holder(perfilId, { activo: false }),
      ];
      expect(await read(perfilId)).toMatchObject({ usuariosActivos: 2 });
      const listed = async (query: string) =>
        rowsOf(await su('GET', `${BASE}?pageSize=50&${query}`)).map((row) => row['usuariosActivos']);
      expect(await listed(`filterBy=${filterBy({ nombre: record['nombre'] })}`)).toEqual([2]);
      const sorted = await listed('sortBy=usuariosActivos&sortDir=desc');
      expect(sorted).toEqual(sorted.toSorted((a, b) => Number(b) - Number(a)));
      expect(sorted[0]).toBe(2);
      expect(await listed(`filterBy=${filterBy({ usuariosActivos: 2 })}`)).toEqual([2]);
      await test.database.orm.update(usuario).set({ estatus: 'INACTIVO' }).where(eq(usuario.usuarioId, first));
      expect(await read(perfilId)).toMatchObject({ usuariosActivos: 1 });
    });

    it('is ignored when a client sends it, and is no change in the audit trail', async () => {
      const record = await created();
      await holder(Number(record['perfilId']));
      const changed = await save(record, { usuariosActivos: 99, descripcion: 'Con otra descripción' });
      expect(bodyOf(changed)).toMatchObject({ usuariosActivos: 1, descripcion: 'Con otra descripción' });
      const [event] = await test.database.orm
        .select()
        .from(bitacora)
        .where(eq(bitacora.entidadId, String(record['perfilId'])))
        .orderBy(bitacora.bitacoraId)
        .offset(1);
      expect(Object.keys(event!.despues as object)).toEqual(['descripcion']);
    });

    it('prevents its deactivation, and is stated in the refusal', async () => {
      const record = await created();
      const perfilId = Number(record['perfilId']);
      const ids = [await holder(perfilId), await holder(perfilId)];
      const refused = await remove(record);
      expect(told(refused)).toEqual([409, 'PERFIL_EN_USO', []]);
      expect((refused.body as { mensaje: string }).mensaje).toContain('(2)');
      // Invited and blocked users still count as holders.
      for (const id of ids)
        await test.database.orm.update(usuario).set({ estatus: 'BLOQUEADO' }).where(eq(usuario.usuarioId, id));
      expect(told(await remove(record))).toEqual([409, 'EN_USO', []]);
      for (const id of ids)
        await test.database.orm.update(usuario).set({ perfilId: perfilIds.Recepcion }).where(eq(usuario.usuarioId, id));
      expect((await remove(record)).status).toBe(204);
    });
  });

  describe('a copy of a profile', () => {
    const clone = (perfilId: unknown, body: Body = {}, by = su, headers: Record<string, string> = {}) =>
      by('POST', `${BASE}/${String(perfilId)}/clonar`, { body, headers });

    it('has its permissions, a new name and no users, and is no system profile', async () => {
      const source = await read(perfilIds.Farmacia);
      const answer = await clone(perfilIds.Farmacia);
      expect(answer.status).toBe(201);
      const copy = bodyOf(answer);
      expect(copy).toMatchObject({
        nombre: 'Farmacia (copia)',
        esSistema: false,
        alcance: source['alcance'],
        descripcion: source['descripcion'],
        rutaInicio: source['rutaInicio'],
        usuariosActivos: 0,
      });
      expect(copy.permisos).toEqual(source.permisos);
      expect(copy['perfilId']).not.toBe(source['perfilId']);
      expect(bodyOf(await clone(perfilIds.Farmacia))['nombre']).toBe('Farmacia (copia 2)');
      expect(bodyOf(await su('POST', `${BASE}/${perfilIds.Cendis}/clonar`, { body: {}, ...english }))['nombre']).toBe(
        'Cendis (copy)',
      );
    });

    it('keeps to the maximum length of a name, and omits permissions that no longer exist', async () => {
      const long = await created({ nombre: 'N'.repeat(60) });
      await test.database.orm
        .update(perfil)
        .set({
          permisos: [
            { clave: 'catalogo.ver', alcance: 'RED' },
            { clave: 'fax.enviar', alcance: 'RED' },
          ],
        })
        .where(eq(perfil.perfilId, Number(long['perfilId'])));
      const copy = bodyOf(await clone(long['perfilId']));
      expect(copy['nombre']).toBe(`${'N'.repeat(52)} (copia)`);
      expect(copy.permisos).toEqual([{ clave: 'catalogo.ver', alcance: 'RED' }]);
    });

    it('takes the name that it is given, unless another has it', async () => {
      expect(bodyOf(await clone(perfilIds.Medico, { nombre: '  Médico   residente ' }))['nombre']).toBe(
        'Médico residente',
      );
      expect(told(await clone(perfilIds.Medico, { nombre: 'Médico residente' }))).toEqual([
        409,
        'DUPLICADO',
        ['nombre DUPLICADO'],
      ]);
      expect(told(await clone(perfilIds.Medico, { nombre: 'x' }))).toEqual([
        422,
        'VALIDACION',
        ['nombre LONGITUD_MINIMA'],
      ]);
    });

    it('is made once for each key, by an administrator of profiles, from an existing profile', async () => {
      const headers = { 'idempotency-key': 'clon-1' };
      const [one, again] = [
        await clone(perfilIds.Recepcion, {}, su, headers),
        await clone(perfilIds.Recepcion, {}, su, headers),
      ];
      expect(bodyOf(again)['perfilId']).toBe(bodyOf(one)['perfilId']);
      expect(told(await clone(perfilIds.Recepcion, {}, await test.as('Administrador-unidad')))[0]).toBe(403);
      expect(told(await clone(999_999))).toEqual([404, 'NO_ENCONTRADO', []]);
    });

    it('gets the next name when two are made at once', async () => {
      const source = await created({ nombre: 'Simultáneo' });
      const names = (await Promise.all([clone(source['perfilId']), clone(source['perfilId'])])).map((answer) =>
        String(bodyOf(answer)['nombre']),
      );
      expect(new Set(names)).toEqual(new Set(['Simultáneo (copia)', 'Simultáneo (copia 2)']));
    });
  });

  describe('the displayed name of a profile', () => {
    it('is its title: built-in ones are seeded, and a profile without one uses its name', async () => {
      expect(rowsOf(await su('GET', `${BASE}?filterBy=${filterBy({ nombre: 'Enfermeria-centrales' })}`))).toMatchObject(
        [{ nombre: 'Enfermeria-centrales', titulo: 'Enfermería de centrales' }],
      );
      const own = await created({ nombre: 'Trabajo social' });
      expect(own).toMatchObject({ nombre: 'Trabajo social', titulo: 'Trabajo social' });
      const path = `${BASE}/${String(own['perfilId'])}`;
      const changed = await su('PUT', path, {
        body: { ...own, titulo: '  Trabajo social  y vinculación ' },
        headers: { 'if-match': '"1"' },
      });
      expect(changed).toMatchObject({
        status: 200,
        body: { nombre: 'Trabajo social', titulo: 'Trabajo social y vinculación' },
      });
      expect(
        (await su('PUT', path, { body: { ...bodyOf(changed), titulo: '' }, headers: { 'if-match': '"2"' } })).body,
      ).toMatchObject({ titulo: 'Trabajo social' });
      expect(
        told(
          await su('PUT', path, {
            body: { ...bodyOf(changed), version: 3, titulo: 'x'.repeat(81) },
            headers: { 'if-match': '"3"' },
          }),
        ),
      ).toEqual([422, 'VALIDACION', ['titulo LONGITUD_MAXIMA']]);
    });

    it('is shown and searched in lists of users, with the name still known', async () => {
      const rows = rowsOf(
        await su('GET', `/api/catalogos/usuario?filterBy=${filterBy({ perfilId: perfilIds.Medico })}`),
      );
      expect(rows[0]).toMatchObject({ perfilId: perfilIds.Medico, perfilNombre: 'Médico' });
      for (const q of ['medico', 'Médico'])
        expect(rowsOf(await su('GET', `${BASE}?filterBy=${filterBy({ q })}`)).map(({ nombre }) => nombre)).toContain(
          'Medico',
        );
      const doctor = await test.as('Medico');
      expect((await doctor('GET', '/api/catalogos/usuario/usuario-actual')).body).toMatchObject({
        perfilNombre: 'Medico',
        perfilTitulo: 'Médico',
        authority: { perfil: 'Medico' },
      });
    });

    it('may be changed for the superusers, who are still recognised by their name', async () => {
      const path = `${BASE}/${perfilIds.SUPERUSUARIO}`;
      const before = await su('GET', path);
      expect(
        (
          await su('PUT', path, {
            body: { ...bodyOf(before), titulo: 'Dueña del sistema' },
            headers: { 'if-match': `"${String(bodyOf(before)['version'])}"` },
          })
        ).status,
      ).toBe(200);
      const account = `/api/catalogos/usuario/${test.world.usuarios.SUPERUSUARIO}`;
      const { version } = bodyOf(await su('GET', account));
      expect(told(await su('DELETE', account, { headers: { 'if-match': `"${String(version)}"` } }))[1]).toMatch(
        /ULTIMO_SUPERUSUARIO|PROPIA/,
      );
    });

    it('is copied from the original', async () => {
      const copy = await su('POST', `${BASE}/${perfilIds.Medico}/clonar`, { body: {} });
      expect(copy.body).toMatchObject({ nombre: 'Medico (copia)', titulo: 'Médico (copia)' });
    });
  });

  describe('the effective permissions of an account', () => {
    type Effective = {
      perfilNombre: string;
      grupos: {
        clave: string;
        permisos: { clave: string; alcance: string; alcanceTexto: string; alcanza: boolean }[];
      }[];
      avisos: { tipo: string; permisos: number }[];
      incompatibles: { permisos: string[] }[];
    };
    const asked = async (usuarioId: unknown, by = su, options = {}) =>
      by('GET', `/api/catalogos/usuario/${String(usuarioId)}/permisos-efectivos`, options);
    const effective = async (usuarioId: unknown, options = {}) =>
      (await asked(usuarioId, su, options)).body as Effective;
    const reaches = ({ grupos }: Effective) =>
      Object.fromEntries(
        grupos.flatMap(({ permisos }) => permisos).map(({ clave, alcanceTexto }) => [clave, alcanceTexto]),
      );
    const ALL = [
      { clave: 'catalogo.ver', alcance: 'RED' },
      { clave: 'paciente.ver', alcance: 'UNIDAD' },
      { clave: 'unidad.ver-red', alcance: 'JURISDICCION' },
      { clave: 'kardex.ver', alcance: 'ALMACEN' },
      { clave: 'signos.ver', alcance: 'SERVICIO' },
      { clave: 'proveedor.ver', alcance: 'PROVEEDOR' },
      { clave: 'consulta.firmar', alcance: 'PROPIO' },
    ];

    it('state in that account’s own words how far each permission reaches', async () => {
      const { orm } = test.database;
      const { perfilId } = await created({ permisos: ALL });
      const [region] = await orm
        .insert(jurisdiccion)
        .values({ nombre: 'Jurisdicción Sureste', numero: 8, sedeMunicipioId: test.world.municipioId })
        .returning();
      await orm
        .update(unidad)
        .set({ jurisdiccionId: region!.jurisdiccionId })
        .where(eq(unidad.unidadId, test.world.unidadId));
      const { solicitanteId, vecinoId } = await seedWarehouses(test);
      const [ward] = await orm
        .insert(nucleo)
        .values({ clave: 'PED', nombre: 'Pediatría', tipo: 'CENTRAL_ENFERMERIA', unidadId: test.world.unidadId })
        .returning();
      const usuarioId = await holder(Number(perfilId), {
        almacenIds: [vecinoId, solicitanteId],
        servicioIds: [ward!.nucleoId],
      });
      const answer = await effective(usuarioId);
      expect(reaches(answer)).toEqual({
        'catalogo.ver': 'Toda la red',
        'paciente.ver': 'Unidad: Hospital General de Saltillo',
        'unidad.ver-red': 'Jurisdicción: Jurisdicción Sureste',
        'kardex.ver': 'Almacenes: Almacén que pide, Almacén vecino',
        'signos.ver': 'Servicios: Pediatría',
        'proveedor.ver': 'No alcanza nada',
        'consulta.firmar': 'Solo sus propios documentos',
      });
      expect(answer.avisos).toMatchObject([{ tipo: 'SIN_PROVEEDOR', permisos: 1 }]);
      expect(reaches(await effective(usuarioId, english))['paciente.ver']).toBe('Unit: Hospital General de Saltillo');
    });

    it('warn of permissions that reach nothing, of an inactive profile and of an inactive account', async () => {
      const { perfilId } = await created({ permisos: ALL });
      const bare = await holder(Number(perfilId), { unidadId: null });
      expect((await effective(bare)).avisos.map(({ tipo }) => tipo)).toEqual([
        'SIN_JURISDICCION',
        'SIN_UNIDAD',
        'SIN_ALMACEN',
        'SIN_SERVICIO',
        'SIN_PROVEEDOR',
      ]);
      expect(
        (await effective(bare)).grupos
          .flatMap(({ permisos }) => permisos)
          .filter(({ alcanza }) => alcanza)
          .map(({ clave }) => clave)
          .toSorted(),
      ).toEqual(['catalogo.ver', 'consulta.firmar']);
      await test.database.orm.update(usuario).set({ estatus: 'BLOQUEADO' }).where(eq(usuario.usuarioId, bare));
      expect((await effective(bare)).avisos[0]).toMatchObject({ tipo: 'CUENTA_SIN_SERVICIO' });
      await test.database.orm
        .update(perfil)
        .set({ activo: false })
        .where(eq(perfil.perfilId, Number(perfilId)));
      const none = await effective(bare);
      expect([none.grupos, none.avisos.map(({ tipo }) => tipo)]).toEqual([
        [],
        ['CUENTA_SIN_SERVICIO', 'PERFIL_INACTIVO'],
      ]);
    });

    it('agree with what the server allows the account to do', async () => {
      const answer = await effective(test.world.usuarios.Farmacia);
      expect(Object.keys(reaches(answer)).toSorted()).toEqual(Object.keys(PROFILES.Farmacia.permissions).toSorted());
      expect(answer.incompatibles.length).toBeGreaterThan(0);
    });

    it('require the permission to see that account', async () => {
      const elsewhere = await holder(perfilIds.Recepcion, { unidadId: test.world.otraUnidadId });
      const here = await holder(perfilIds.Recepcion);
      const admin = await test.as('Administrador-unidad');
      expect((await asked(here, admin)).status).toBe(200);
      expect(told(await asked(elsewhere, admin))).toEqual([404, 'NO_ENCONTRADO', []]);
      expect(told(await asked(here, await test.as('Medico')))[0]).toBe(403);
      expect(told(await asked(here, test.nobody))[0]).toBe(401);
    });
  });

  describe('the report of conflicting duties', () => {
    type Report = {
      filas: {
        perfil: string;
        gravedad: string;
        permiso1: string;
        alcance1: string;
        permiso2: string;
        usuariosActivos: number;
        usuarios: string;
      }[];
      notas: string[];
    };
    const report = async (query = '', by = su, options = {}) =>
      (await by('GET', `/api/reportes/funciones-incompatibles${query}`, options)).body as Report;
    const PAIR = [
      { clave: 'conteo.capturar', alcance: 'UNIDAD' },
      { clave: 'conteo.autorizar', alcance: 'RED' },
    ];

    it('names the profiles that hold both, how far, and who uses them', async () => {
      const record = await created({ nombre: 'Cuenta y aprueba', permisos: PAIR });
      await holder(Number(record['perfilId']));
      await holder(Number(record['perfilId']), { estatus: 'INVITADO' });
      const { filas, notas } = await report(`?perfilId=${String(record['perfilId'])}`);
      expect(filas).toHaveLength(1);
      expect(filas[0]).toMatchObject({
        perfil: 'Cuenta y aprueba',
        gravedad: 'Alta',
        permiso1: 'conteo.capturar',
        alcance1: 'Su unidad',
        permiso2: 'conteo.autorizar',
        alcance2: 'Toda la red',
        usuariosActivos: 1,
      });
      expect(filas[0]!.usuarios).toBe('Titular De Cuenta');
      expect(notas).toHaveLength(1);
      expect((await report(`?perfilId=${String(record['perfilId'])}&gravedad=MEDIO`)).filas).toEqual([]);
      expect((await report(`?perfilId=${String(record['perfilId'])}`, su, english)).filas[0]).toMatchObject({
        gravedad: 'High',
        alcance1: 'Own unit',
      });
    });

    it('reports no conflict for one permission of a pair, and begins with the most severe', async () => {
      const record = await created({ permisos: PAIR.slice(0, 1) });
      expect((await report(`?perfilId=${String(record['perfilId'])}`)).filas).toEqual([]);
      const severities = (await report()).filas.map(({ gravedad }) => ['Alta', 'Media', 'Baja'].indexOf(gravedad));
      expect(severities.length).toBeGreaterThan(5);
      expect(severities).toEqual(severities.toSorted((a, b) => a - b));
    });

    it('names people whose two accounts hold together what neither holds alone', async () => {
      const [counts, approves] = await Promise.all(
        PAIR.map(async (held, index) => created({ nombre: `Parte ${index + 1}`, permisos: [held] })),
      );
      const one = await holder(Number(counts!['perfilId']));
      const [{ personaId } = { personaId: 0 }] = await test.database.orm
        .select({ personaId: usuario.personaId })
        .from(usuario)
        .where(eq(usuario.usuarioId, one));
      expect((await report()).filas.filter(({ perfil: title }) => title === 'Parte 1 + Parte 2')).toEqual([]);
      const other = await holder(Number(approves!['perfilId']));
      await test.database.orm.update(usuario).set({ personaId }).where(eq(usuario.usuarioId, other));
      const found = (await report()).filas.filter(({ perfil: title }) => title === 'Parte 1 + Parte 2');
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ alcance1: 'Su unidad', alcance2: 'Toda la red', usuariosActivos: 1 });
      expect(found[0]!.usuarios).toBe('Titular De Cuenta');
    });

    it('names people as far as the reader may see users, and counts all', async () => {
      const record = await created({ permisos: PAIR });
      await holder(Number(record['perfilId']));
      await holder(Number(record['perfilId']), { unidadId: test.world.otraUnidadId });
      const reader = await created({
        permisos: [
          { clave: 'permiso.ver', alcance: 'RED' },
          { clave: 'usuario.ver', alcance: 'UNIDAD' },
        ],
      });
      await test.database.orm
        .update(usuario)
        .set({ perfilId: Number(reader['perfilId']) })
        .where(eq(usuario.usuarioId, test.world.usuarios.Recepcion));
      const seen = (await report(`?perfilId=${String(record['perfilId'])}`, await test.as('Recepcion'))).filas[0]!;
      expect([seen.usuariosActivos, seen.usuarios.split(', ').length]).toEqual([2, 1]);
      const blind = await created({ permisos: [{ clave: 'permiso.ver', alcance: 'RED' }] });
      await test.database.orm
        .update(usuario)
        .set({ perfilId: Number(blind['perfilId']) })
        .where(eq(usuario.usuarioId, test.world.usuarios.Enfermeria));
      expect(
        (await report(`?perfilId=${String(record['perfilId'])}`, await test.as('Enfermeria'))).filas[0],
      ).toMatchObject({ usuariosActivos: 2, usuarios: '' });
      expect((await (await test.as('Medico'))('GET', '/api/reportes/funciones-incompatibles')).status).toBe(403);
    });
  });
});
