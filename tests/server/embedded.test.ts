import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NarrowedReference, Resource } from '#platform/server/entity/resource';
import { personalMedicoResource } from '#generated/server/resources/personal-medico.gen';
import { composeCurp } from '#areas/personas/shared/curp/compose-curp';
import { updateAllEmbedded, writeNewEmbedded } from '#platform/server/records/embedded';
import type { Actor } from '#platform/server/db/actor';
import { rows } from '#platform/server/db/rows';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';

interface Staff extends Record<string, unknown> {
  personalMedicoId: number;
  personaId: number;
  version: number;
  persona: Record<string, unknown>;
}

const fieldsOf = (answer: Answer) =>
  (answer.body as { errores: { campo: string; codigo: string }[] }).errores.map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  );

describe.each(ENGINES)('a record with an embedded person on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  const persona = {
    nombre: 'Ana',
    primerApellido: 'Ruiz',
    genero: 'M',
    fechaNacimiento: '1980-05-05',
    paisNacimiento: 'US',
    estadoNacimiento: 'NE',
  };
  const post = (body: object) =>
    su('POST', '/api/catalogos/personal-medico', {
      body: { tipo: 'ADMINISTRATIVO', unidadId: test.world.unidadId, turno: 'MATUTINO', ...body },
    });
  const people = async () =>
    (await rows<{ total: number }>(test.database.orm, sql`select count(*)::int as total from persona`))[0]!.total;

  it('creates both rows in one transaction, and returns the person nested with its labels', async () => {
    const answer = await post({ persona });
    expect(answer.status).toBe(201);
    const staff = answer.body as Staff;
    expect(staff.persona).toMatchObject({
      personaId: staff.personaId,
      nombre: 'Ana',
      paisNacimientoNombre: 'Estados Unidos',
      estadoNacimientoNombre: 'Nacido en el extranjero',
      mexicano: false,
      version: 1,
    });
    expect((await su('GET', `/api/catalogos/persona/${staff.personaId}`)).body).toMatchObject({
      nombre: 'Ana',
      primerApellido: 'Ruiz',
    });
  });

  it('leaves neither row behind when one of them is refused', async () => {
    const before = await people();
    const answer = await post({ persona, unidadId: 9999 });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['unidadId REFERENCIA']]);
    expect(await people()).toBe(before);
  });

  it('names the fields of the person by their path', async () => {
    const answer = await post({ persona: { ...persona, nombre: '', genero: 'Q', apodo: 'x' } });
    expect(fieldsOf(answer).toSorted()).toEqual([
      'persona.apodo CAMPO_DESCONOCIDO',
      'persona.genero OPCION',
      'persona.nombre REQUERIDO',
    ]);
  });

  it('links an existing person by the id alone', async () => {
    const staff = (await post({ persona: { ...persona, nombre: 'Beto', genero: 'H' } })).body as Staff;
    const before = await people();
    const gone = await su('DELETE', `/api/catalogos/personal-medico/${staff.personalMedicoId}`, {
      headers: { 'if-match': '"1"' },
    });
    expect(gone.status).toBe(204);
    const linked = await post({ personaId: staff.personaId });
    expect(linked.body).toMatchObject({ personaId: staff.personaId, persona: { nombre: 'Beto' } });
    expect(await people()).toBe(before);
    expect(fieldsOf(await post({ personaId: 99_999 }))).toEqual(['personaId REFERENCIA']);
  });

  it('refuses a person who already has such a record', async () => {
    const staff = (await post({ persona })).body as Staff;
    const again = await post({ personaId: staff.personaId });
    expect([again.status, fieldsOf(again)]).toEqual([409, ['personaId DUPLICADO']]);
  });

  it('needs the person, nested or by id', async () => {
    expect(fieldsOf(await post({}))).toEqual(['persona REQUERIDO']);
  });

  it('updates both rows, each with its own version and audit row', async () => {
    const staff = (await post({ persona })).body as Staff;
    const at = `/api/catalogos/personal-medico/${staff.personalMedicoId}`;
    const updated = (
      await su('PUT', at, {
        body: { ...staff, turno: 'VESPERTINO', persona: { ...staff.persona, primerApellido: 'Ruiz Soto' } },
      })
    ).body as Staff;
    expect(updated).toMatchObject({
      turno: 'VESPERTINO',
      version: 2,
      persona: { primerApellido: 'Ruiz Soto', version: 2 },
    });
    const same = (await su('PUT', at, { body: { ...updated, turno: 'MIXTO' } })).body as Staff;
    expect(same).toMatchObject({ turno: 'MIXTO', version: 3, persona: { version: 2 } });
    const trail = await rows(
      test.database.orm,
      sql`select antes, despues from bitacora where entidad = 'persona' and entidad_id = ${String(staff.personaId)} and accion = 'EDITAR'`,
    );
    expect(trail).toEqual([{ antes: { primerApellido: 'Ruiz' }, despues: { primerApellido: 'Ruiz Soto' } }]);
  });

  it('cannot change its person', async () => {
    const [one, other] = [(await post({ persona })).body as Staff, (await post({ persona })).body as Staff];
    const answer = await su('PUT', `/api/catalogos/personal-medico/${one.personalMedicoId}`, {
      body: { ...one, personaId: other.personaId },
    });
    expect(fieldsOf(answer)).toEqual(['personaId NO_MODIFICABLE']);
  });

  it('reports a duplicate person on the field of the person', async () => {
    const luis = {
      nombre: 'Luis',
      primerApellido: 'Aaron',
      segundoApellido: 'Pérez',
      genero: 'H',
      fechaNacimiento: '1990-01-01',
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
    };
    const conCurp = { ...luis, curp: composeCurp(luis, '0') };
    expect((await post({ persona: conCurp })).status).toBe(201);
    const second = await post({ persona: conCurp });
    expect([second.status, fieldsOf(second)]).toEqual([409, ['persona.curp DUPLICADO']]);
  });

  describe('with a narrowed reference', () => {
    // No person of the product has such a reference yet, so this one requires a state of the country of birth.
    const narrowed: NarrowedReference = {
      path: 'estadoNacimiento',
      kind: 'column',
      entity: 'estado',
      dependsOn: { paisCodigo: 'paisNacimiento' },
      filter: {},
      acyclic: false,
    };
    const resource: Resource = {
      ...personalMedicoResource,
      embeds: personalMedicoResource.embeds.map((embed) => ({
        ...embed,
        resource: { ...embed.resource, narrowed: [narrowed] },
      })),
    };
    const actor: Actor = {
      usuarioId: null,
      unidadId: null,
      jurisdiccionId: null,
      almacenIds: [],
      servicioIds: [],
      permissions: new Map(),
      timeZone: 'America/Monterrey',
      ip: null,
      device: null,
      correlationId: 'prueba',
    };
    const refused = {
      status: 422,
      errores: [{ campo: 'persona.estadoNacimiento', codigo: 'REFERENCIA_NO_CORRESPONDE', params: {} }],
    };
    const abroad = { ...persona, paisNacimiento: 'US', estadoNacimiento: 'CL' };
    const home = { ...persona, paisNacimiento: 'MX', estadoNacimiento: 'CL' };
    const create = (record: object) =>
      test.database.orm.transaction((tx) => writeNewEmbedded(tx, resource, record as Staff, actor));

    it('checks it on creation', async () => {
      const before = await people();
      await expect(create({ persona: abroad })).rejects.toMatchObject(refused);
      expect(await people()).toBe(before);
      expect(await create({ persona: home })).toEqual({ personaId: expect.any(Number) });
    });

    it('checks it on a change, and permits the existing value', async () => {
      const { personaId } = (await create({ persona: home })) as { personaId: number };
      const change = (before: object, after: object) =>
        test.database.orm.transaction((tx) =>
          updateAllEmbedded(tx, resource, { personaId, persona: before }, { persona: after }, actor),
        );
      await expect(change(home, abroad)).rejects.toMatchObject(refused);
      expect((await su('GET', `/api/catalogos/persona/${personaId}`)).body).toMatchObject({
        paisNacimiento: 'MX',
        version: 1,
      });
      await change(home, { ...home, nombre: 'Eva' });
      expect((await su('GET', `/api/catalogos/persona/${personaId}`)).body).toMatchObject({
        nombre: 'Eva',
        version: 2,
      });
    });

    it('checks it when the person is linked and changed at once', async () => {
      const { personaId } = (await create({ persona: home })) as { personaId: number };
      await expect(create({ personaId, persona: abroad })).rejects.toMatchObject(refused);
    });
  });
});
