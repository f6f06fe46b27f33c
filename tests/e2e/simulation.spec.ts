import { violations } from '../support/web/axe';
import { chooseMore } from '../support/web/choose-more';
import { menuLink, openPanel } from '../support/web/menu';
import { expect, settled, test } from '../support/web/test';
import { profileOf } from '../support/web/scenarios/profile-of';

test.describe('trying a profile out', () => {
  test.slow();
  test.use({ expectedStatuses: [403] });

  test('shows the profile’s view, cannot write, and can be ended', async ({ page, api, signInAs }) => {
    const profile = await profileOf(api, 'Farmacia');
    await signInAs('su');
    await page.goto(`/perfil/${profile.perfilId}`);
    await page.getByRole('button', { name: 'Probar como' }).click();
    const dialog = page.getByRole('dialog', { name: /Probar como/ });
    await dialog.getByRole('combobox', { name: 'Unidad' }).fill('Hospital General');
    await page
      .getByRole('option', { name: /Hospital General/ })
      .first()
      .click();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Probar como' }).click();

    await expect(page).toHaveURL(/\/home$/);
    const banner = page.getByRole('region', { name: 'Prueba de un perfil' });
    await expect(banner).toContainText('Está probando el perfil Farmacia.');
    await expect(banner).toContainText(/Hospital General.*Solo lectura.*Termina a las \d\d:\d\d/);
    await expect(await menuLink(page, 'Registros', 'Pacientes')).toBeVisible();
    await page.keyboard.press('Escape');
    const settings = await openPanel(page, 'Ajustes');
    await expect(settings.getByRole('link', { name: 'Insumos', exact: true })).toBeVisible();
    await expect(settings.getByRole('link', { name: 'Bitácora' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await settled(page);
    expect(await violations(page)).toEqual([]);

    // The bell is shown, but its notices belong to another user.
    await page.getByRole('button', { name: 'Notificaciones: 0 sin leer' }).click();
    const bell = page.getByRole('dialog', { name: 'Notificaciones' });
    await expect(bell).toContainText('las suyas siguen ahí cuando termine la prueba');
    await expect(bell.getByRole('listitem')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // Actions of the profile are offered, but saving them is refused.
    await page.goto('/solicitud/create');
    await expect(banner).toBeVisible();
    await page.goto('/usuario');
    await expect(page.getByRole('heading', { name: /no tiene permiso/i })).toBeVisible();

    await banner.getByRole('button', { name: 'Terminar la prueba' }).click();
    await expect(page).toHaveURL(`/perfil/${profile.perfilId}`);
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Probar como' })).toBeVisible();
  });

  test('an expired trial restores the user’s own page automatically', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/home');
    // A page that is still loading would leave the trial by itself.
    await settled(page);
    await page.evaluate(() =>
      sessionStorage.setItem('red-salud.simulacion', JSON.stringify({ simulacionId: 'de-ayer', from: '/perfil' })),
    );
    await page.reload();
    await expect(page).toHaveURL(/\/perfil/);
    await expect(page.getByRole('region', { name: 'Prueba de un perfil' })).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('red-salud.simulacion'))).toBeNull();
  });

  test('works for a user, from their record', async ({ page, api, signInAs }) => {
    const accounts = await api.get<{ usuarioId: number; email: string }[]>('/catalogos/usuario?pageSize=200');
    const account = accounts.find(({ email }) => email === 'medico@example.org');
    await signInAs('su');
    await page.goto(`/usuario/${account!.usuarioId}`);
    await chooseMore(page, 'Probar como este usuario');
    await page.getByRole('dialog').getByRole('button', { name: 'Probar como este usuario' }).click();
    const banner = page.getByRole('region', { name: 'Prueba de un perfil' });
    await expect(banner).toContainText(/Está viendo la aplicación como .+ \(Médico\)\./);
  });
});
