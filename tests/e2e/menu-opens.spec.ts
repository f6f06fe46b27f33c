import menu from '../../generated/web/menu/es-mx.gen.json' with { type: 'json' };
import type { MenuGroup } from '#platform/web/shell/menu';
import { visiblePart } from '#platform/web/shell/visible-part';
import type { CurrentUser } from '#platform/web/session/current-user';
import { go } from '../support/web/go';
import { expect, test } from '../support/web/test';

/**
 * Accounts that sign in, with the minimum number of pages other than lists in their menu. An account with every permission is not tested,
 * because nothing is refused to it.
 */
const PEOPLE = {
  medico: 5,
  'jefe.servicio': 5,
  enfermeria: 2,
  'enfermeria.centrales': 5,
  recepcion: 2,
  farmacia: 4,
  cendis: 3,
  'almacen.unidad': 3,
  'almacen.estatal': 3,
  'oficina.central': 5,
  jurisdiccion: 2,
  'director.unidad': 2,
  'administrador.unidad': 2,
  proveedor: 1,
  auditor: 1,
} as const;

for (const [name, atLeast] of Object.entries(PEOPLE)) {
  test(`every menu page of ${name} opens, without a refused request`, async ({ page, baseURL, sessions, signInAs }) => {
    const user = await (await sessions.api(baseURL!, name)).get<CurrentUser>('/catalogos/usuario/usuario-actual');
    const held = new Set(user.authority.resources);
    const pages = (menu as unknown as MenuGroup[])
      .flatMap((group) => visiblePart(group, held, user, true).items)
      .filter(({ entity, pile, to }) => !entity && !pile && !/^\/(reportes|tableros)\//.test(to))
      .map(({ to }) => to);
    expect(pages.length).toBeGreaterThanOrEqual(atLeast);
    await signInAs(name);
    for (const to of new Set(pages)) {
      await go(page, to);
      await expect(page.getByRole('heading', { level: 1, name: /No tiene permiso|No encontramos/ }), to).toHaveCount(0);
    }
  });
}
