import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paciente, perfil } from '#generated/server/tables.gen';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';

type Body = Record<string, unknown>;
type Whole = Body & { version: number; persona: Body };
const STAFF = '/api/catalogos/personal-medico';
const USERS = '/api/catalogos/usuario';
const bodyOf = (answer: Answer) => answer.body as Whole & { codigo?: string; actual?: Whole };

/** A person with an account, a post and a file. An editor of one record has not seen concurrent changes through another. */
describe.each(ENGINES)('a person whom several records hold on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let perfilId: number;
  let number = 0;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const [profile] = await test.database.orm.select().from(perfil).where(eq(perfil.nombre, 'Medico'));
    perfilId = profile!.perfilId;
  });
  afterAll(() => test.stop());

  const somebody = async () => {
    const persona = {
      nombre: 'Ana',
      primerApellido: 'Ruiz',
      genero: 'M',
      fechaNacimiento: '1980-05-05',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
    };
    const post = bodyOf(
      await su('POST', STAFF, {
        body: { persona, tipo: 'ADMINISTRATIVO', unidadId: test.world.unidadId, turno: 'MATUTINO' },
      }),
    );
    const account = bodyOf(
      await su('POST', USERS, {
        body: {
          personaId: post['personaId'],
          email: `una${++number}@example.org`,
          perfilId,
          estatus: 'INVITADO',
          unidadId: test.world.unidadId,
        },
      }),
    );
    const [file] = await test.database.orm
      .insert(paciente)
      .values({ personaId: Number(post['personaId']), unidadId: test.world.unidadId } as never)
      .returning();
    return {
      post: `${STAFF}/${String(post['personalMedicoId'])}`,
      account: `${USERS}/${String(account['usuarioId'])}`,
      file: `/api/pacientes/paciente/${file!.pacienteId}`,
      usuarioId: Number(account['usuarioId']),
    };
  };
  const read = async (at: string) => bodyOf(await su('GET', at));
  const save = async (at: string, seen: Whole, persona: Body, own: Body = {}) =>
    su('PUT', at, {
      body: { ...seen, ...own, persona: { ...seen.persona, ...persona } },
      headers: { 'if-match': `"${seen.version}"` },
    });

  it('refuses a stale save through either record', async () => {
    const { post, account } = await somebody();
    for (const [one, other] of [
      [post, account],
      [account, post],
    ] as const) {
      const [first, second] = [await read(one), await read(other)];
      expect((await save(one, first, { telefono: `84412345${number}${one === post ? 1 : 2}` })).status).toBe(200);
      const refused = await save(other, second, { nombre: 'Otra' });
      expect([refused.status, bodyOf(refused).codigo]).toEqual([412, 'CONFLICTO_VERSION']);
      // The dialog shows this version beside the input, and the next save is based on it.
      expect(bodyOf(refused).actual!.persona['telefono']).toBe(`84412345${number}${one === post ? 1 : 2}`);
      expect((await save(other, bodyOf(refused).actual!, { nombre: 'Otra' })).status).toBe(200);
    }
    expect((await read(post)).persona['nombre']).toBe('Otra');
  });

  it('is not changed by a new record, which states no seen version', async () => {
    const { post } = await somebody();
    const { persona } = await read(post);
    const personaId = (await read(post))['personaId'];
    const refused = await su('POST', STAFF, {
      body: {
        personaId,
        persona: { ...persona, nombre: 'Escrita' },
        tipo: 'ADMINISTRATIVO',
        unidadId: test.world.unidadId,
        turno: 'MATUTINO',
      },
    });
    expect([
      refused.status,
      (refused.body as { errores: { campo: string }[] }).errores.map(({ campo }) => campo),
    ]).toEqual([422, ['persona.nombre']]);
    expect(
      (
        await su('POST', USERS, {
          body: {
            personaId,
            persona: { ...persona, nombre: 'Escrita' },
            email: `otra${++number}@example.org`,
            perfilId,
            estatus: 'INVITADO',
            unidadId: test.world.unidadId,
          },
        })
      ).status,
    ).toBe(422);
    expect((await read(post)).persona['nombre']).toBe('Ana');
  });

  it('refuses one of two simultaneous saves', async () => {
    const { post, account } = await somebody();
    const [first, second] = [await read(post), await read(account)];
    const answers = await Promise.all([
      save(post, first, { nombre: 'Primera' }),
      save(account, second, { primerApellido: 'Segunda' }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });

  it('reports no conflict for a save that leaves the person unchanged', async () => {
    const { post, account } = await somebody();
    const [first, second] = [await read(post), await read(account)];
    expect((await save(post, first, {}, { cargoNombre: 'Jefa' })).status).toBe(200);
    expect((await save(account, second, { nombre: 'Otra' })).status).toBe(200);
  });

  it('is part of the version of the patient’s file, and of bulk actions', async () => {
    const { post, account, file, usuarioId } = await somebody();
    const [before, seen] = [await read(file), await read(account)];
    expect((await save(post, await read(post), { nombre: 'Otra' })).status).toBe(200);
    expect((await read(file)).version).toBe(before.version + 1);
    const batch = await su('POST', `${USERS}/lote`, {
      body: { accion: 'desactivar', registros: [{ id: usuarioId, version: seen.version }] },
    });
    expect(batch.body).toMatchObject({ resultados: [{ resultado: 'rechazado', codigo: 'CONFLICTO_VERSION' }] });
  });
});
