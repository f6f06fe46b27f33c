import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import { WORKLISTS } from '#generated/server/worklists.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { filterBy } from '../support/server/app';
import { openDesk, type ReportDesk } from '../support/server/report-desk';

type ProfileName = keyof typeof PROFILES;

describe('worklists over the demo', () => {
  let desk: ReportDesk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.stop());

  it.each(Object.keys(PROFILES) as ProfileName[])('show %s what their lists show', async (profile) => {
    const { client } = await desk.as(profile);
    const { status, body } = await client('GET', '/api/inicio');
    expect(status, JSON.stringify(body)).toBe(200);
    const { secciones } = body as { secciones: { id: string; recurso: string; total: number; registros: unknown[] }[] };
    expect(secciones.map(({ id }) => id)).toEqual(WORKLISTS[profile]!.sections.map(({ id }) => id));
    for (const [index, { filter, sort, resource }] of WORKLISTS[profile]!.sections.entries()) {
      const { path } = RESOURCES.find(({ name }) => name === resource)!;
      const order = sort === undefined ? '' : `&sortBy=${sort}&sortDir=asc`;
      const list = await client('GET', `/api${path}?pageSize=5&filterBy=${filterBy(filter)}${order}`);
      expect(secciones[index]!.registros).toEqual(list.body);
      expect(secciones[index]!.total).toBe(Number(list.headers['x-total-items']));
    }
  });

  it('name something for the people who work with records all day', async () => {
    for (const profile of ['Medico', 'Farmacia', 'Almacen-unidad', 'Almacen-estatal', 'Oficina-central'] as const) {
      const { client } = await desk.as(profile);
      const { secciones } = (await client('GET', '/api/inicio')).body as { secciones: { total: number }[] };
      expect(
        secciones.some(({ total }) => total > 0),
        profile,
      ).toBe(true);
    }
  });
});
