import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import { evento, hospitalizacion, paciente, perfil, persona, usuario } from '#generated/server/tables.gen';
import { WORKLISTS } from '#generated/server/worklists.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { filterBy, startApp, type Client, type TestApp } from '../support/server/app';
import { seedWard, type Ward } from '../support/server/ward';
import { today } from '../support/today';

type Json = Readonly<Record<string, unknown>>;
type ProfileName = keyof typeof PROFILES;
interface Section {
  readonly id: string;
  readonly recurso: string;
  readonly total: number;
  readonly registros: readonly Json[];
  readonly posibles: readonly (string | number)[];
}

describe('the worklist of a profile', () => {
  let test: TestApp;
  let ward: Ward;
  let desk: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
    desk = await test.as('Recepcion');
  });
  afterAll(() => test.stop());

  const sectionsOf = async (client: Client) => {
    const { status, body } = await client('GET', '/api/inicio');
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { secciones: Section[] }).secciones;
  };
  const sectionOf = async (client: Client, id: string) => (await sectionsOf(client)).find((each) => each.id === id)!;

  const arrived = async (body: Json) => {
    const { orm } = test.database;
    const [human] = await orm
      .insert(persona)
      .values({ nombre: 'Luis', primerApellido: 'Ruiz', genero: 'H', fechaNacimiento: '1990-01-01' })
      .returning();
    const [patient] = await orm
      .insert(paciente)
      .values({
        personaId: human!.personaId,
        unidadId: test.world.unidadId,
        afiliacion: 'NINGUNA',
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId },
      })
      .returning();
    const answer = await desk('POST', '/api/pacientes/visita', {
      body: { unidadId: test.world.unidadId, motivo: 'Tos', pacienteId: patient!.pacienteId, ...body },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return (answer.body as { visitaId: number }).visitaId;
  };

  it('has the earliest due first, at most five, and the keys with which the step can be taken', async () => {
    const nurse = await test.as('Enfermeria');
    const before = (await sectionOf(nurse, 'signos')).total;
    const routine = await arrived({ tipo: 'CONSULTA' });
    const urgent = await arrived({ tipo: 'URGENCIAS', triage: 'ROJO' });
    const section = await sectionOf(nurse, 'signos');
    expect(section.total).toBe(before + 2);
    const keys = section.registros.map(({ visitaId }) => visitaId);
    expect(keys.indexOf(urgent)).toBeLessThan(keys.indexOf(routine));
    expect(section.posibles).toEqual(keys);
    for (let more = 0; more < 5; more++) await arrived({ tipo: 'CONSULTA' });
    const full = await sectionOf(nurse, 'signos');
    expect([full.registros.length, full.total]).toEqual([5, before + 7]);
  });

  it('offers a step that its filter does not name only to those who can take it', async () => {
    const { orm } = test.database;
    const stay = await ward.admit();
    await orm
      .update(hospitalizacion)
      .set({ fechaProbableAlta: today(-1) })
      .where(eq(hospitalizacion.hospitalizacionId, stay));
    expect(await sectionOf(ward.doctor, 'altas')).toMatchObject({ total: 1, posibles: [stay] });
    // An inactive stay is in no list and has no step. The count of a list may be some seconds old.
    await orm.update(hospitalizacion).set({ activo: false }).where(eq(hospitalizacion.hospitalizacionId, stay));
    expect(await sectionOf(ward.doctor, 'altas')).toMatchObject({ registros: [], posibles: [] });
  });

  it.each(Object.keys(PROFILES) as ProfileName[])('has the sections of %s, as the lists answer them', async (name) => {
    const client = await test.as(name);
    const sections = await sectionsOf(client);
    expect(sections.map(({ id, recurso }) => [id, recurso])).toEqual(
      WORKLISTS[name]!.sections.map(({ id, resource }) => [id, resource]),
    );
    for (const [index, { filter, sort }] of WORKLISTS[name]!.sections.entries()) {
      const section = sections[index]!;
      const { path } = RESOURCES.find((resource) => resource.name === section.recurso)!;
      const order = sort === undefined ? '' : `&sortBy=${sort}&sortDir=asc`;
      const list = await client('GET', `/api${path}?pageSize=5&filterBy=${filterBy(filter)}${order}`);
      expect(list.status, JSON.stringify(list.body)).toBe(200);
      expect(section.registros, section.id).toEqual(list.body);
      expect(section.total, section.id).toBe(Number(list.headers['x-total-items']));
    }
  });

  it('has the open appointments of the physician today, by the hour', async () => {
    const { orm } = test.database;
    const { medicoId, surteId, doctor, nurse } = ward;
    const booked = (titulo: string, hour: number, more: Partial<typeof evento.$inferInsert> = {}) =>
      orm.insert(evento).values({
        titulo,
        unidadId: test.world.unidadId,
        personalMedicoId: medicoId,
        estatus: 'AUTORIZADA',
        fecha: today(),
        inicio: new Date(Date.parse(`${today()}T12:00:00Z`) + hour * 3_600_000),
        ...more,
      });
    const dayOf = async (client: Client) =>
      ((await client('GET', '/api/inicio')).body as { dia?: { total: number; registros: Json[] } }).dia;
    expect(await dayOf(doctor)).toEqual({ total: 0, registros: [] });
    await booked('Segunda', 2);
    await booked('Primera', 1);
    await booked('De otro médico', 1, { personalMedicoId: surteId });
    await booked('De mañana', 1, { fecha: today(1) });
    await booked('Cancelada', 1, { estatus: 'CANCELADA' });
    const day = (await dayOf(doctor))!;
    expect(day.registros.map(({ titulo }) => titulo)).toEqual(['Primera', 'Segunda']);
    for (let hour = 3; hour < 9; hour++) await booked(`Otra ${hour}`, hour);
    expect((await dayOf(doctor))!.registros.map(({ titulo }) => titulo)).toEqual([
      'Primera',
      'Segunda',
      'Otra 3',
      'Otra 4',
      'Otra 5',
      'Otra 6',
    ]);
    // Their worklist has no day.
    expect(await dayOf(nurse)).toBeUndefined();
    // A day of one's own needs a staff record.
    const account = eq(usuario.usuarioId, test.world.usuarios['Medico']);
    await orm.update(usuario).set({ personalMedicoId: null }).where(account);
    expect(await dayOf(doctor)).toBeUndefined();
    await orm.update(usuario).set({ personalMedicoId: medicoId }).where(account);
  });

  it('shows nothing of another unit', async () => {
    await arrived({ tipo: 'CONSULTA' });
    expect((await sectionOf(await test.as('Enfermeria'), 'signos')).total).toBeGreaterThan(0);
    await test.database.orm
      .update(usuario)
      .set({ unidadId: test.world.otraUnidadId })
      .where(eq(usuario.usuarioId, test.world.usuarios['Administrador-unidad']));
    const elsewhere = await sectionsOf(await test.as('Administrador-unidad'));
    expect(elsewhere.map(({ id, total, registros }) => [id, total, registros.length])).toEqual(
      WORKLISTS['Administrador-unidad']!.sections.map(({ id }) => [id, 0, 0]),
    );
  });

  it('is empty for a profile of the installation', async () => {
    const { orm } = test.database;
    await orm.update(perfil).set({ nombre: 'Botica de guardia' }).where(eq(perfil.nombre, 'Cendis'));
    const client = await test.as('Cendis');
    expect(await sectionsOf(client)).toEqual([]);
  });
});
