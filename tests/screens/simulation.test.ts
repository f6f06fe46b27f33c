import { expect, test } from '../support/screens/test';
import { profileOf } from '../support/web/scenarios/profile-of';

test.describe('trying a profile out', () => {
  test.override({ expectedStatuses: [403] });

  test('refuses to save, with a reason', async ({ page, api, signInAs }) => {
    const [unit] = await api.get<{ unidadId: number }[]>('/catalogos/unidad?pageSize=1');
    const profile = await profileOf(api, 'SUPERUSUARIO');
    const { simulacionId } = await api.create('/seguridad/simulacion/perfil', { perfilId: profile.perfilId });
    await signInAs('su');
    await page.addInitScript((kept) => sessionStorage.setItem('red-salud.simulacion', JSON.stringify(kept)), {
      simulacionId,
      from: '/perfil',
    });
    await page.goto(`/unidad/${unit!.unidadId}/editar`);
    const short = page.getByLabel('Nombre corto');
    await short.fill(`No se guarda ${Date.now() % 1000}`);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText(/Está probando un perfil: puede verlo todo, pero nada se guarda/)).toBeVisible();
    await expect(short).toHaveValue(/^No se guarda/);
  });
});
