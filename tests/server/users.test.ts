import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  notificacion,
  pais,
  perfil,
  persona,
  personalMedico,
  redHistorial,
  solicitud,
  usuario,
} from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { bitacora } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses } from '../support/server/warehouses';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

type Body = Record<string, unknown>;
const BASE = '/api/catalogos/usuario';
const bodyOf = (answer: Answer) => answer.body as Body & { persona: Body };
const told = ({ status, body }: Answer) => [
  status,
  (body as { codigo?: string }).codigo,
  ((body as { errores?: { campo: string; codigo: string }[] }).errores ?? []).map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  ),
];

describe.each(ENGINES)('the calls about users on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  const perfilIds = {} as Record<ProfileName, number>;
  let proveedorId: number;
  let otroProveedorId: number;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    await test.database.orm.insert(pais).values({ codigo: 'GT', nombre: 'Guatemala' });
    for (const row of await test.database.orm.select().from(perfil))
      perfilIds[row.nombre as ProfileName] = row.perfilId;
    const supplier = async (rfc: string) => {
      const answer = await su('POST', '/api/oficinas-centrales/proveedor', {
        body: {
          rfc,
          razonSocial: `Empresa ${rfc}`,
          tipo: 'DISTRIBUIDOR',
          correo: 'ventas@example.org',
          estatus: 'ACTIVO',
          manejaControlados: false,
        },
      });
      expect(answer.status).toBe(201);
      return Number(bodyOf(answer)['proveedorId']);
    };
    proveedorId = await supplier('XAX010101AA1');
    otroProveedorId = await supplier('XAX010101AA2');
  });
  afterAll(() => test.stop());

  let number = 0;
  /** A user in the flat shape of SPEC 3. */
  const flat = (own: Body = {}): Body => ({
    email: `persona${++number}@example.org`,
    genero: 'H',
    nombre: 'Luis',
    primerApellido: 'Prado',
    fechaNacimiento: '1990-03-05',
    paisNacimiento: 'GT',
    perfilId: perfilIds.Farmacia,
    ...own,
  });
  /** Creates a member of staff in the database. */
  const staff = async (own: { correo?: string | null; unidadId?: number } = {}) => {
    const [human] = await test.database.orm
      .insert(persona)
      .values({
        nombre: 'Ana',
        primerApellido: 'Ruiz',
        genero: 'M',
        fechaNacimiento: '1985-01-01',
        correo: own.correo === undefined ? `ana${++number}@example.org` : own.correo,
      })
      .returning();
    const [post] = await test.database.orm
      .insert(personalMedico)
      .values({
        personaId: human!.personaId,
        tipo: 'ENFERMERIA',
        unidadId: own.unidadId ?? test.world.unidadId,
        turno: 'MATUTINO',
        puedePrescribir: false,
        puedePrescribirControlados: false,
      } as never)
      .returning();
    return { personaId: human!.personaId, correo: human!.correo!, personalMedicoId: post!.personalMedicoId };
  };
  const link = (personaId: number, perfilId = perfilIds.Enfermeria, by = su) =>
    by('POST', `${BASE}/vincular`, { body: { personaId, perfilId } });
  const trailOf = async (usuarioId: unknown) =>
    (
      await test.database.orm
        .select()
        .from(bitacora)
        .where(and(eq(bitacora.entidad, 'usuario'), eq(bitacora.entidadId, String(usuarioId))))
        .orderBy(desc(bitacora.bitacoraId))
    )[0];
  const mailsTo = async (email: string) => {
    await test.app.settled();
    const folder = join(test.dataDir, 'correo');
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return mails.filter((mail) => mail.includes(email)).length;
  };
  const step = (usuarioId: number, name: string, motivo?: string, by = su) =>
    by('POST', `${BASE}/${usuarioId}/${name}`, { body: motivo === undefined ? {} : { motivo } });
  const enter = async (email: string): Promise<Client> => {
    const answer = await test.nobody('POST', '/api/sign-in', { body: { userName: email, password: PASSWORD } });
    return test.bearer((answer.body as { token: string }).token);
  };

  describe('a user as SPEC sends it', () => {
    it('is accepted in flat form: texts trimmed, a date in either form, a missing second surname empty', async () => {
      const answer = await su('POST', BASE, {
        body: flat({ email: '  Luis.Prado@Example.org ', nombre: '  Luis   Alberto ', fechaNacimiento: '05-03-1990' }),
      });
      expect(answer.status).toBe(201);
      expect(bodyOf(answer)).toMatchObject({
        email: 'luis.prado@example.org',
        perfilId: perfilIds.Farmacia,
        estatus: 'INVITADO',
        proveedorId: null,
        persona: {
          nombre: 'Luis Alberto',
          primerApellido: 'Prado',
          segundoApellido: '',
          fechaNacimiento: '1990-03-05',
          paisNacimiento: 'GT',
          estadoNacimiento: 'NE',
          mexicano: false,
        },
      });
    });

    it('gets the place of birth that SPEC gives when none is sent', async () => {
      const mexican = await su('POST', BASE, {
        body: flat({
          paisNacimiento: undefined,
          curp: 'aapl900305mcllrz96',
          genero: 'M',
          nombre: 'Luz',
          primerApellido: 'Alameda',
          segundoApellido: ' Prueba ',
        }),
      });
      expect(bodyOf(mexican).persona).toMatchObject({
        paisNacimiento: 'MX',
        estadoNacimiento: 'CL',
        curp: 'AAPL900305MCLLRZ96',
        segundoApellido: 'Prueba',
        mexicano: true,
      });
      const foreigner = await su('POST', BASE, { body: flat({ paisNacimiento: undefined, mexicano: false }) });
      expect(bodyOf(foreigner).persona).toMatchObject({ paisNacimiento: 'US', estadoNacimiento: 'NE' });
      const byState = await su('POST', BASE, { body: flat({ paisNacimiento: undefined, estadoNacimiento: 'NE' }) });
      expect(bodyOf(byState).persona).toMatchObject({ paisNacimiento: 'US', estadoNacimiento: 'NE' });
      const nested = await su('POST', BASE, {
        body: {
          email: 'anidada@example.org',
          perfilId: perfilIds.Farmacia,
          estatus: 'INVITADO',
          persona: {
            nombre: 'Eva',
            primerApellido: 'Sol',
            genero: 'M',
            fechaNacimiento: '1980-02-01',
            paisNacimiento: 'US',
          },
        },
      });
      expect(bodyOf(nested).persona).toMatchObject({ paisNacimiento: 'US', estadoNacimiento: 'NE' });
    });

    it('is accepted in the flat form of the API description, field by field', async () => {
      const { body } = await test.nobody('GET', '/api/openapi.json');
      const { properties, required } = (
        body as { components: { schemas: Record<string, { properties: Body; required: string[] }> } }
      ).components.schemas['UsuarioPlano']!;
      const sent = flat();
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(sent)));
      expect(
        (
          await su('POST', BASE, {
            body: { ...Object.fromEntries(Object.keys(properties).map((name) => [name, null])), ...sent },
          })
        ).status,
      ).toBe(201);
      for (const name of required)
        expect(told(await su('POST', BASE, { body: { ...flat(), [name]: undefined } })), name).toEqual([
          422,
          'VALIDACION',
          expect.arrayContaining([expect.stringMatching(new RegExp(`${name} REQUERIDO$`))]),
        ]);
    });

    it('is changed in flat form, and keeps the fields that this form lacks', async () => {
      const created = bodyOf(await su('POST', BASE, { body: { ...flat(), unidadId: test.world.unidadId } }));
      const at = `${BASE}/${String(created['usuarioId'])}`;
      const version = { headers: { 'if-match': `"${String(created['version'])}"` } };
      const changed = await su('PUT', at, {
        ...version,
        body: {
          usuarioId: created['usuarioId'],
          email: created['email'],
          perfilId: created['perfilId'],
          genero: 'H',
          nombre: 'Luis',
          primerApellido: 'Prado',
          segundoApellido: 'Mora',
          fechaNacimiento: '1990-03-05',
        },
      });
      expect(changed.status).toBe(200);
      expect(bodyOf(changed)).toMatchObject({
        unidadId: test.world.unidadId,
        estatus: 'INVITADO',
        persona: { segundoApellido: 'Mora', paisNacimiento: 'GT', estadoNacimiento: 'NE' },
      });
      expect(
        told(await su('PUT', at, { body: { usuarioId: 1, version: bodyOf(changed)['version'], ...flat() } })),
      ).toEqual([422, 'VALIDACION', ['usuarioId NO_MODIFICABLE']]);
    });

    it('names the visible records of a registered person', async () => {
      const curp = 'SAGM850101MCLLRR08';
      const person = { genero: 'M', nombre: 'Marta', primerApellido: 'Salas', segundoApellido: 'García' };
      const born = { fechaNacimiento: '1985-01-01', paisNacimiento: 'MX', estadoNacimiento: 'CL', curp };
      const elsewhere = { unidadId: test.world.otraUnidadId };
      const first = await su('POST', BASE, { body: flat({ ...person, ...born, ...elsewhere }) });
      expect(first.status, JSON.stringify(first.body)).toBe(201);
      const { usuarioId, personaId } = first.body as { usuarioId: number; personaId: number };
      const [post] = await test.database.orm
        .insert(personalMedico)
        .values({
          personaId,
          tipo: 'ENFERMERIA',
          ...elsewhere,
          turno: 'MATUTINO',
          puedePrescribir: false,
          puedePrescribirControlados: false,
        } as never)
        .returning();
      const again = async (by: Client) => {
        const answer = await by('POST', BASE, {
          body: flat({ ...person, ...born, unidadId: test.world.unidadId, perfilId: perfilIds.Enfermeria }),
        });
        const { candidatos = [] } = answer.body as { candidatos?: { recurso: string; id: number }[] };
        return [...told(answer), candidatos.map(({ recurso, id }) => [recurso, id])];
      };
      const refusal = [409, 'DUPLICADO', ['persona.curp DUPLICADO']];
      expect(await again(su)).toEqual([
        ...refusal,
        [
          ['usuario', usuarioId],
          ['personal-medico', post!.personalMedicoId],
        ],
      ]);
      // Administrators of another unit see neither record and get no hint of either.
      expect(await again(await test.as('Administrador-unidad'))).toEqual([...refusal, []]);
    });

    it('names each fault: numbers that are texts, an unknown field, a taken e-mail', async () => {
      expect(
        told(await su('POST', BASE, { body: flat({ perfilId: String(perfilIds.Farmacia), apodo: 'x' }) })),
      ).toEqual([422, 'VALIDACION', expect.arrayContaining(['perfilId NUMERO_ENTERO', 'apodo CAMPO_DESCONOCIDO'])]);
      expect(told(await su('POST', BASE, { body: flat({ email: emailOf('Farmacia') }) }))).toEqual([
        409,
        'DUPLICADO',
        ['email DUPLICADO'],
      ]);
      expect(told(await su('POST', BASE, { body: flat({ paisNacimiento: 'MX' }) }))).toEqual([
        422,
        'VALIDACION',
        ['persona.curp REQUERIDO'],
      ]);
    });

    it('belongs to a supplier exactly when its profile is one of suppliers', async () => {
      expect(told(await su('POST', BASE, { body: flat({ perfilId: perfilIds.Proveedor }) }))).toEqual([
        422,
        'VALIDACION',
        ['proveedorId REQUERIDO'],
      ]);
      expect(told(await su('POST', BASE, { body: flat({ proveedorId }) }))).toEqual([
        422,
        'VALIDACION',
        ['proveedorId PROVEEDOR_SIN_PERFIL'],
      ]);
      expect(
        told(await su('POST', BASE, { body: flat({ perfilId: perfilIds.Proveedor, proveedorId: 999_999 }) })),
      ).toEqual([422, 'VALIDACION', ['proveedorId REFERENCIA']]);
      expect(
        bodyOf(await su('POST', BASE, { body: flat({ perfilId: perfilIds.Proveedor, proveedorId }) })),
      ).toMatchObject({ proveedorId, proveedorNombre: 'Empresa XAX010101AA1' });
    });

    it('gets a network-wide profile only from an administrator of the network', async () => {
      const admin = await test.as('Administrador-unidad');
      expect(
        told(
          await admin('POST', BASE, {
            body: { ...flat({ perfilId: perfilIds.SUPERUSUARIO }), unidadId: test.world.unidadId },
          }),
        ),
      ).toEqual([422, 'VALIDACION', ['perfilId PERFIL_DE_RED']]);
      expect((await admin('POST', BASE, { body: { ...flat(), unidadId: test.world.unidadId } })).status).toBe(201);
    });
  });

  describe('linking a staff member', () => {
    it('gives them an account in their unit, with their e-mail, and invites them', async () => {
      const { personaId, correo, personalMedicoId } = await staff();
      const answer = await link(personaId);
      expect(answer.status).toBe(200);
      expect(bodyOf(answer)).toMatchObject({
        personaId,
        email: correo,
        perfilId: perfilIds.Enfermeria,
        personalMedicoId,
        unidadId: test.world.unidadId,
        estatus: 'INVITADO',
      });
      expect(await mailsTo(correo)).toBe(1);
      expect(told(await link(personaId))).toEqual([409, 'PERSONA_CON_USUARIO', ['personaId PERSONA_CON_USUARIO']]);
    });

    it('gives them an additional account for a reason, with an e-mail of its own', async () => {
      const { personaId } = await staff();
      await link(personaId);
      const more = (own: Body = {}) =>
        su('POST', `${BASE}/cuenta-adicional`, {
          body: {
            personaId,
            perfilId: perfilIds.Recepcion,
            email: 'otra.cuenta@example.org',
            motivoCuentaAdicional: 'Trabaja en dos unidades',
            ...own,
          },
        });
      expect(told(await more({ motivoCuentaAdicional: 'No' }))).toEqual([
        422,
        'VALIDACION',
        ['motivoCuentaAdicional LONGITUD_MINIMA'],
      ]);
      const answer = await more();
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(bodyOf(answer)).toMatchObject({ personaId, personalMedicoId: null, unidadId: test.world.unidadId });
      expect(await mailsTo('otra.cuenta@example.org')).toBe(1);
      expect((await more()).status).toBe(409);
    });

    it('is shown in the staff list, which can be filtered by those with an account', async () => {
      const [linked, other] = [await staff(), await staff()];
      await link(linked.personaId);
      const post = async (id: number) => bodyOf(await su('GET', `/api/catalogos/personal-medico/${id}`));
      const [account] = await test.database.orm
        .select()
        .from(usuario)
        .where(eq(usuario.personalMedicoId, linked.personalMedicoId));
      expect(await post(linked.personalMedicoId)).toMatchObject({
        conUsuario: true,
        usuarioId: account!.usuarioId,
        usuarioEstatus: 'INVITADO',
      });
      expect(await post(other.personalMedicoId)).toMatchObject({
        conUsuario: false,
        usuarioId: null,
        usuarioEstatus: null,
      });
      const list = async (filter: Body) =>
        (
          (await su('GET', `/api/catalogos/personal-medico?pageSize=500&filterBy=${btoa(JSON.stringify(filter))}`))
            .body as Body[]
        ).map((each) => each['personalMedicoId']);
      expect(await list({ conUsuario: true })).toContain(linked.personalMedicoId);
      expect(await list({ conUsuario: true })).not.toContain(other.personalMedicoId);
      expect(await list({ conUsuario: false })).toContain(other.personalMedicoId);
      expect(await list({ usuarioId: account!.usuarioId })).toEqual([linked.personalMedicoId]);
      await step(account!.usuarioId, 'reenviar-invitacion');
      expect(await list({ usuarioEstatus: ['INVITADO'] })).toContain(linked.personalMedicoId);
      expect(await list({ usuarioEstatus: 'ACTIVO' })).not.toContain(linked.personalMedicoId);
      // A write to staff cannot create an account.
      const record = await post(other.personalMedicoId);
      const born = { ...record.persona, paisNacimiento: 'US', estadoNacimiento: 'NE' };
      const saved = await su('PUT', `/api/catalogos/personal-medico/${other.personalMedicoId}`, {
        body: { ...record, persona: born, usuarioId: 1, conUsuario: true },
      });
      expect([saved.status, bodyOf(saved)['conUsuario']]).toEqual([200, false]);
      const file = await su(
        'GET',
        `/api/catalogos/personal-medico/exportar?formato=csv&columnas=numeroEmpleado,usuarioEstatus&filterBy=${btoa(JSON.stringify({ usuarioId: account!.usuarioId }))}`,
      );
      expect(String(file.body)).toContain('Invitado');
    });

    it('happens once for one key', async () => {
      const { personaId, correo } = await staff();
      const once = { body: { personaId, perfilId: perfilIds.Medico }, headers: { 'idempotency-key': 'vincular-1' } };
      const [first, second] = [await su('POST', `${BASE}/vincular`, once), await su('POST', `${BASE}/vincular`, once)];
      expect([second.status, second.headers['idempotent-replayed'], bodyOf(second)['usuarioId']]).toEqual([
        200,
        'true',
        bodyOf(first)['usuarioId'],
      ]);
      expect(await mailsTo(correo)).toBe(1);
    });

    it('refuses impossible values', async () => {
      const { personaId } = await staff();
      expect(told(await link((await staff({ correo: null })).personaId))).toEqual([
        422,
        'VALIDACION',
        ['personaId PERSONA_SIN_CORREO'],
      ]);
      expect(told(await link((await staff({ correo: emailOf('Farmacia') })).personaId))).toEqual([
        409,
        'DUPLICADO',
        ['email DUPLICADO'],
      ]);
      expect(told(await link(personaId, perfilIds.Proveedor))).toEqual([
        422,
        'VALIDACION',
        ['perfilId PERFIL_DE_PROVEEDOR'],
      ]);
      expect(told(await link(999_999))).toEqual([404, 'NO_ENCONTRADO', []]);
      expect(
        (await su('POST', `${BASE}/vincular`, { body: { personaId: String(personaId), perfilId: perfilIds.Medico } }))
          .status,
      ).toBe(422);
      expect((await link(personaId, undefined, await test.as('Farmacia'))).status).toBe(403);
    });

    it('reaches no further than the actor', async () => {
      const admin = await test.as('Administrador-unidad');
      const elsewhere = await staff({ unidadId: test.world.otraUnidadId });
      expect((await link(elsewhere.personaId, undefined, admin)).status).toBe(404);
      expect((await link((await staff()).personaId, undefined, admin)).status).toBe(200);
      expect((await link(elsewhere.personaId)).status).toBe(200);
      expect(
        (
          await admin('PUT', `${BASE}/vincular/${elsewhere.personaId}`, {
            body: { personaId: elsewhere.personaId, perfilId: perfilIds.Medico, email: 'x@example.org' },
          })
        ).status,
      ).toBe(404);
    });

    it('is changed by profile and e-mail', async () => {
      const { personaId } = await staff();
      const change = (own: Body = {}, by = su) =>
        by('PUT', `${BASE}/vincular/${personaId}`, {
          body: { personaId, perfilId: perfilIds.Medico, email: ` Otra${personaId}@Example.org `, ...own },
        });
      expect((await change()).status).toBe(404);
      await link(personaId);
      expect(bodyOf(await change())).toMatchObject({
        personaId,
        perfilId: perfilIds.Medico,
        email: `otra${personaId}@example.org`,
        unidadId: test.world.unidadId,
      });
      expect(told(await change({ email: emailOf('Farmacia') }))).toEqual([409, 'DUPLICADO', ['email DUPLICADO']]);
      expect(told(await change({ personaId: personaId + 1 }))).toEqual([
        422,
        'VALIDACION',
        ['personaId NO_MODIFICABLE'],
      ]);
      expect((await change({ email: undefined })).status).toBe(422);
      expect((await change({}, await test.as('Oficina-central'))).status).toBe(403);
    });
  });

  describe('people of suppliers', () => {
    const payload = (own: Body = {}): Body => ({
      proveedorId,
      nombre: ' Rosa ',
      primerApellido: ' Vega ',
      email: ` Rosa${++number}@Example.org `,
      isActive: true,
      ...own,
    });
    const linkSupplier = (own: Body = {}, by = su) =>
      by('POST', `${BASE}/vincular-usuario-proveedor`, { body: payload(own) });

    it('get an account by name and e-mail, trimmed, and a row in the form of SPEC', async () => {
      const answer = await linkSupplier();
      expect(answer.status).toBe(201);
      const row = bodyOf(answer);
      const email = `rosa${number}@example.org`;
      expect(row).toEqual({
        usuarioId: expect.any(Number),
        usuarioNombre: 'Rosa Vega',
        email,
        personaId: expect.any(Number),
        isActive: 'ACTIVO',
        modifiedDate: expect.stringMatching(/^\d{2}-\d{2}-\d{4} (0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/),
        personaNombre: 'Rosa',
        primerApellido: 'Vega',
        segundoApellido: '',
      });
      expect(await mailsTo(email)).toBe(1);
      expect(bodyOf(await su('GET', `${BASE}/${String(row['usuarioId'])}`))).toMatchObject({
        proveedorId,
        estatus: 'INVITADO',
        perfilNombre: 'Proveedor',
        unidadId: null,
        persona: { genero: null, fechaNacimiento: null, segundoApellido: '' },
      });
      expect(told(await linkSupplier({ email }))).toEqual([409, 'DUPLICADO', ['email DUPLICADO']]);
    });

    it('are refused with the name of the field, and without the permission', async () => {
      expect(told(await linkSupplier({ nombre: '  ', isActive: 'sí', proveedorId: String(proveedorId) }))).toEqual([
        422,
        'VALIDACION',
        expect.arrayContaining(['nombre REQUERIDO', 'isActive SI_NO', 'proveedorId NUMERO_ENTERO']),
      ]);
      expect(told(await linkSupplier({ proveedorId: 999_999 }))).toEqual([404, 'NO_ENCONTRADO', []]);
      expect((await linkSupplier({}, await test.as('Administrador-unidad'))).status).toBe(403);
      expect((await linkSupplier({}, await test.as('Oficina-central'))).status).toBe(201);
    });

    it('are listed by supplier, inactive ones too, with the names of the rows', async () => {
      await linkSupplier({ proveedorId: otroProveedorId, nombre: 'Zoe', primerApellido: 'Arce' });
      await linkSupplier({ proveedorId: otroProveedorId, nombre: 'Abel', primerApellido: 'Zurita', isActive: false });
      const rows = async (query: string, by = su) => {
        const answer = await by('GET', `${BASE}/proveedor-usuarios?${query}`);
        return { ...answer, rows: answer.body as Body[] };
      };
      const all = await rows(
        `proveedorId=${otroProveedorId}&includePageCount=true&pageSize=10&sortBy=personaNombre&sortDir=desc`,
      );
      expect(all.rows.map((row) => [row['usuarioNombre'], row['isActive']])).toEqual([
        ['Zoe Arce', 'ACTIVO'],
        ['Abel Zurita', 'INACTIVO'],
      ]);
      expect([all.headers['x-total-items'], all.headers['x-page-count']]).toEqual(['2', '1']);
      const active = btoa(JSON.stringify({ isActive: 'ACTIVO' }));
      expect(
        (await rows(`proveedorId=${otroProveedorId}&filterBy=${active}`)).rows.map((row) => row['personaNombre']),
      ).toEqual(['Zoe']);
      expect((await rows(`proveedorId=${otroProveedorId}&filterBy=abel`)).rows).toHaveLength(1);
      expect((await rows('pageSize=100')).rows.length).toBeGreaterThan(2);
      expect((await rows('proveedorId=uno')).status).toBe(400);
      expect((await rows('', await test.as('Farmacia'))).status).toBe(403);
    });

    it('are changed in name, e-mail and permission to sign in', async () => {
      const row = bodyOf(await linkSupplier());
      const usuarioId = Number(row['usuarioId']);
      const change = (own: Body = {}, by = su) =>
        by('PUT', `${BASE}/usuario-proveedor/${usuarioId}`, {
          body: { usuarioId, nombre: 'Rosa', primerApellido: 'Vega', email: row['email'], isActive: true, ...own },
        });
      expect(bodyOf(await change({ nombre: ' Rosalía ', segundoApellido: ' Luna ' }))).toMatchObject({
        usuarioNombre: 'Rosalía Vega Luna',
        isActive: 'ACTIVO',
        segundoApellido: 'Luna',
      });
      expect(bodyOf(await change())).toMatchObject({ personaNombre: 'Rosa', segundoApellido: '' });
      expect(bodyOf(await change({ isActive: false }))).toMatchObject({ isActive: 'INACTIVO' });
      const before = await mailsTo(String(row['email']));
      expect(bodyOf(await change())).toMatchObject({ isActive: 'ACTIVO' });
      expect(await mailsTo(String(row['email']))).toBe(before + 1);
      expect(told(await change({ email: emailOf('Farmacia') }))).toEqual([409, 'DUPLICADO', ['email DUPLICADO']]);
      expect(told(await change({ usuarioId: 1 }))).toEqual([422, 'VALIDACION', ['usuarioId NO_MODIFICABLE']]);
      expect((await change({}, await test.as('Jurisdiccion'))).status).toBe(403);
      // An administrator of supplier accounts may not change accounts of the network.
      expect(
        (
          await su('PUT', `${BASE}/usuario-proveedor/${test.world.usuarios.Medico}`, {
            body: {
              usuarioId: test.world.usuarios.Medico,
              nombre: 'A',
              primerApellido: 'B',
              email: 'c@example.org',
              isActive: true,
            },
          })
        ).status,
      ).toBe(404);
    });

    it('see their own supplier and its contracts only', async () => {
      await test.database.orm
        .update(usuario)
        .set({ proveedorId })
        .where(eq(usuario.usuarioId, test.world.usuarios.Proveedor));
      const theirs = await enter(emailOf('Proveedor'));
      expect(
        ((await theirs('GET', '/api/oficinas-centrales/proveedor')).body as Body[]).map((each) => each['proveedorId']),
      ).toEqual([proveedorId]);
      expect((await theirs('GET', `/api/oficinas-centrales/proveedor/${otroProveedorId}`)).status).toBe(404);
      expect((await theirs('GET', '/api/oficinas-centrales/contrato')).body).toEqual([]);
      expect(bodyOf(await theirs('GET', `${BASE}/usuario-actual`))).toMatchObject({ proveedorId });
    });
  });

  describe('states of an account', () => {
    it('a blocked account loses its sessions at once; unblocked, it is as before', async () => {
      const { Cendis: usuarioId } = test.world.usuarios;
      const theirs = await test.as('Cendis');
      expect((await theirs('GET', `${BASE}/usuario-actual`)).status).toBe(200);
      expect(told(await step(usuarioId, 'bloquear'))).toEqual([422, 'VALIDACION', ['motivo REQUERIDO']]);
      expect(bodyOf(await step(usuarioId, 'bloquear', ' Equipo robado '))).toMatchObject({
        usuarioId,
        estatus: 'BLOQUEADO',
      });
      const after = await theirs('GET', `${BASE}/usuario-actual`);
      expect([after.status, bodyOf(after)['mensaje']]).toEqual([401, 'InvalidUser']);
      expect(await trailOf(usuarioId)).toMatchObject({
        accion: 'TRANSICION',
        transicion: 'bloquear',
        motivo: 'Equipo robado',
        antes: { estatus: 'ACTIVO' },
        despues: { estatus: 'BLOQUEADO' },
      });
      expect(told(await step(usuarioId, 'bloquear', 'Otra vez'))).toEqual([409, 'TRANSICION_INVALIDA', []]);
      expect(bodyOf(await step(usuarioId, 'desbloquear', 'Apareció'))).toMatchObject({ estatus: 'ACTIVO' });
      expect((await (await test.as('Cendis'))('GET', `${BASE}/usuario-actual`)).status).toBe(200);
      expect(told(await step(usuarioId, 'desbloquear', 'Otra vez'))).toEqual([409, 'TRANSICION_INVALIDA', []]);
    });

    it('a used account cannot be deleted, and remains as it was', async () => {
      const { 'Jefe-servicio': usuarioId } = test.world.usuarios;
      const theirs = await test.as('Jefe-servicio');
      const at = `${BASE}/${usuarioId}`;
      const before = bodyOf(await su('GET', at));
      const answer = await su('DELETE', at, { headers: { 'if-match': `"${String(before['version'])}"` } });
      expect(told(answer)).toEqual([409, 'CUENTA_CON_TRABAJO', []]);
      expect(bodyOf(answer)['mensaje']).toContain('Use «Desactivar»');
      expect(bodyOf(await su('GET', at))).toMatchObject({
        estatus: 'ACTIVO',
        activo: true,
        version: before['version'],
      });
      expect((await theirs('GET', `${BASE}/usuario-actual`)).status).toBe(200);
    });

    it('a deactivated account loses its sessions, cannot sign in, and remains the author of its records', async () => {
      const { 'Jefe-servicio': usuarioId } = test.world.usuarios;
      const theirs = await test.as('Jefe-servicio');
      expect(told(await step(usuarioId, 'desactivar'))).toEqual([422, 'VALIDACION', ['motivo REQUERIDO']]);
      expect(bodyOf(await step(usuarioId, 'desactivar', 'Se jubiló'))).toMatchObject({
        estatus: 'INACTIVO',
        activo: true,
      });
      const after = await theirs('GET', `${BASE}/usuario-actual`);
      expect([after.status, bodyOf(after)['mensaje']]).toEqual([401, 'InvalidUser']);
      expect(await trailOf(usuarioId)).toMatchObject({
        accion: 'TRANSICION',
        transicion: 'desactivar',
        motivo: 'Se jubiló',
        antes: { estatus: 'ACTIVO' },
        despues: { estatus: 'INACTIVO' },
      });
      expect(told(await step(usuarioId, 'desactivar', 'Otra vez'))).toEqual([409, 'TRANSICION_INVALIDA', []]);
      const signIn = { body: { userName: emailOf('Jefe-servicio'), password: PASSWORD } };
      expect((await test.nobody('POST', '/api/sign-in', signIn)).status).toBe(401);
    });

    it('an unused account is deleted; restored, it is still inactive', async () => {
      const { orm } = test.database;
      const { body } = await su('POST', BASE, { body: { ...flat(), unidadId: test.world.unidadId } });
      const { usuarioId, version } = body as { usuarioId: number; version: number };
      await orm
        .insert(notificacion)
        .values({ usuarioId, tipo: 'MENSAJE', titulo: 'Aviso', cuerpo: 'Aviso', fecha: new Date() });
      // A failed sign-in by another person does not count as use of the account.
      await orm.insert(bitacora).values({ usuarioId, accion: 'SESION_FALLIDA', entidad: 'usuario' } as never);
      const headers = { 'if-match': `"${version}"` };
      expect((await su('DELETE', `${BASE}/${usuarioId}`, { headers })).status).toBe(204);
      const [row] = await orm.select().from(usuario).where(eq(usuario.usuarioId, usuarioId));
      expect(row).toMatchObject({ estatus: 'INACTIVO', activo: false, version: version + 1 });
      const trail = await orm
        .select()
        .from(bitacora)
        .where(and(eq(bitacora.entidad, 'usuario'), eq(bitacora.entidadId, String(usuarioId))))
        .orderBy(desc(bitacora.bitacoraId))
        .limit(2);
      expect(trail).toMatchObject([{ accion: 'ELIMINAR' }, { accion: 'EDITAR', despues: { estatus: 'INACTIVO' } }]);
      const lot = { accion: 'reactivar', registros: [{ id: usuarioId, version: row!.version }] };
      expect((await su('POST', `${BASE}/lote`, { body: lot })).status).toBe(200);
      const [back] = await orm.select().from(usuario).where(eq(usuario.usuarioId, usuarioId));
      expect(back).toMatchObject({ estatus: 'INACTIVO', activo: true });
    });

    it('an account named by a document or an outage cannot be deleted, and the answer names the reference', async () => {
      const { orm } = test.database;
      const create = async () => {
        const { body } = await su('POST', BASE, { body: { ...flat(), unidadId: test.world.unidadId } });
        return body as { usuarioId: number; version: number };
      };
      const { solicitanteId: almacenSolicitanteId, surtidorId: almacenSurtidorId } = await seedWarehouses(test);
      const document = {
        almacenSolicitanteId,
        almacenSurtidorId,
        unidadSolicitanteId: test.world.unidadId,
        unidadSurtidoraId: test.world.otraUnidadId,
        justificacion: 'Urge',
        tipo: 'EXTRAORDINARIA',
      };
      const cases: readonly (readonly [string, (usuarioId: number) => Promise<unknown>])[] = [
        [
          'solicitud',
          (usuarioId) =>
            orm.insert(solicitud).values({ ...document, estatus: 'ENVIADA', solicitanteId: usuarioId } as never),
        ],
        [
          'solicitud',
          (usuarioId) =>
            orm.insert(solicitud).values({ ...document, estatus: 'CANCELADA', remitenteId: usuarioId } as never),
        ],
        [
          'red-historial',
          (usuarioId) =>
            orm.insert(redHistorial).values({
              tipo: 'CAIDA',
              unidadId: test.world.unidadId,
              usuarioId,
              inicio: new Date(),
              dispositivoId: 'tableta-1',
            } as never),
        ],
      ];
      for (const [recurso, name] of cases) {
        const { usuarioId, version } = await create();
        await name(usuarioId);
        const answer = await su('DELETE', `${BASE}/${usuarioId}`, { headers: { 'if-match': `"${version}"` } });
        expect(told(answer)).toEqual([409, 'CUENTA_NOMBRADA', []]);
        expect(bodyOf(answer)['usos']).toEqual([{ recurso, total: 1 }]);
      }
    });

    it('the last superuser remains', async () => {
      expect(told(await step(test.world.usuarios.SUPERUSUARIO, 'bloquear', 'Prueba'))).toEqual([
        409,
        'ULTIMO_SUPERUSUARIO',
        [],
      ]);
    });

    it('an invitation is sent again only to an invited account', async () => {
      const { personaId, correo } = await staff();
      const { usuarioId } = (await link(personaId)).body as { usuarioId: number };
      expect(bodyOf(await step(usuarioId, 'reenviar-invitacion'))).toMatchObject({ estatus: 'INVITADO' });
      expect(await mailsTo(correo)).toBe(2);
      expect(told(await step(test.world.usuarios.Medico, 'reenviar-invitacion'))).toEqual([
        409,
        'TRANSICION_INVALIDA',
        [],
      ]);
    });

    it('require the permission to administer the account', async () => {
      for (const name of ['bloquear', 'desbloquear', 'reenviar-invitacion']) {
        expect([name, (await step(test.world.usuarios.Medico, name, 'x', await test.as('Farmacia'))).status]).toEqual([
          name,
          403,
        ]);
        expect([name, (await step(999_999, name, 'x')).status]).toEqual([name, 404]);
      }
      await test.database.orm
        .update(usuario)
        .set({ unidadId: test.world.otraUnidadId })
        .where(eq(usuario.usuarioId, test.world.usuarios.Auditor));
      expect(
        (await step(test.world.usuarios.Auditor, 'bloquear', 'x', await test.as('Administrador-unidad'))).status,
      ).toBe(404);
    });

    it('a changed profile takes effect at once, with a notification', async () => {
      const theirs = await test.as('Recepcion');
      expect((await theirs('GET', '/api/catalogos/estado')).status).toBe(200);
      const at = `${BASE}/${test.world.usuarios.Recepcion}`;
      const account = bodyOf(await su('GET', at));
      const born = { ...account.persona, paisNacimiento: 'US', estadoNacimiento: 'NE' };
      expect((await theirs('POST', '/api/oficinas-centrales/proveedor', { body: {} })).status).toBe(403);
      expect(
        (await su('PUT', at, { body: { ...account, persona: born, perfilId: perfilIds['Oficina-central'] } })).status,
      ).toBe(200);
      expect(bodyOf(await theirs('GET', `${BASE}/usuario-actual`))).toMatchObject({
        perfilNombre: 'Oficina-central',
        notificacionesSinLeer: 1,
      });
      expect((await theirs('POST', '/api/oficinas-centrales/proveedor', { body: {} })).status).toBe(422);
      const [notice] = (await theirs('GET', '/api/notificaciones/notificaciones/notificaciones-list')).body as Body[];
      expect(notice).toMatchObject({
        tipo: 'SISTEMA',
        titulo: 'Cambió su perfil',
        cuerpo: expect.stringContaining('«Oficina-central»'),
      });
    });
  });

  it('every profile of a new installation has the permission that its calls require', () => {
    expect(PROFILES.SUPERUSUARIO.permissions).toMatchObject({
      'usuario.vincular': 'RED',
      'usuario-proveedor.administrar': 'RED',
      'proveedor.ver': 'RED',
    });
    expect(PROFILES.Proveedor.permissions).toMatchObject({ 'proveedor.ver': 'PROVEEDOR' });
  });
});
