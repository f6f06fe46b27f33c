import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { filterBy } from '../support/server/app';
import { openDesk, type ReportDesk } from '../support/server/report-desk';

type ProfileName = keyof typeof PROFILES;

const WITH_TABS = RESOURCES.filter(({ views, operations }) => views !== undefined && operations.includes('list'));

describe('tabs of lists over the demo', () => {
  let desk: ReportDesk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.stop());

  it.each(Object.keys(PROFILES) as ProfileName[])('have for %s the numbers of their lists', async (profile) => {
    const { client } = await desk.as(profile);
    for (const { name, path, views } of WITH_TABS) {
      const { status, body } = await client('GET', `/api/vistas/totales?recurso=${name}`);
      const lists = await Promise.all(
        views!.map(({ filter }) => client('GET', `/api${path}?pageSize=0&filterBy=${filterBy(filter)}`)),
      );
      expect(status, name).toBe(lists[0]!.status);
      expect(body, name).toMatchObject(
        status === 200
          ? views!.map(({ id }, index) => ({ id, total: Number(lists[index]!.headers['x-total-items']) }))
          : { codigo: 'SIN_PERMISO' },
      );
    }
  });

  it('are refused for an unknown list', async () => {
    const { client } = await desk.as('SUPERUSUARIO');
    const { status, body } = await client('GET', '/api/vistas/totales?recurso=inventada');
    expect(status).toBe(400);
    expect(body).toMatchObject({ errores: [{ campo: 'recurso' }] });
  });
});
