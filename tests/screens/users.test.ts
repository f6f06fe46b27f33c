import type { Json } from '../support/web/api';
import { expect, test } from '../support/screens/test';

test.describe('people and their accounts', () => {
  test('somebody of the staff is linked, the account is blocked and unblocked', async ({ page, api, signInAs }) => {
    const [{ unidadId } = { unidadId: 0 }] = await api.get<{ unidadId: number }[]>('/catalogos/unidad?pageSize=1');
    const correo = `vinculo.${Date.now()}@example.org`;
    const staff: Json = await api.create('/catalogos/personal-medico', {
      tipo: 'ADMINISTRATIVO',
      unidadId,
      turno: 'MATUTINO',
      puedePrescribir: false,
      puedePrescribirControlados: false,
      motivoBaja: '',
      persona: {
        nombre: 'Vínculo',
        primerApellido: 'De Prueba',
        genero: 'X',
        fechaNacimiento: '1990-01-01',
        paisNacimiento: 'US',
        estadoNacimiento: 'NE',
        correo,
      },
    });
    await signInAs('su');
    await page.goto(`/personal-medico/${String(staff['personalMedicoId'])}`);
    await page.getByRole('button', { name: 'Vincular usuario' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /Perfil/ }).fill('Recep');
    await page.getByRole('option', { name: /Recepción/ }).click();
    await dialog.getByRole('button', { name: 'Vincular usuario' }).click();
    await expect(page).toHaveURL(/\/usuario\/\d+/);
    await expect(page.getByText(correo).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reenviar invitación' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bloquear' })).toHaveCount(0);

    await page.goto('/usuario?q=cendis%40example.org');
    const [account] = await api.get<{ usuarioId: number }[]>('/catalogos/usuario?filterBy=cendis%40example.org');
    await page.goto(`/usuario/${account!.usuarioId}`);
    await page.getByRole('button', { name: 'Bloquear' }).click();
    await dialog.getByLabel('Motivo').fill('Equipo extraviado');
    await dialog.getByRole('button', { name: 'Bloquear' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Bloqueado').first()).toBeVisible();
    await page.getByRole('button', { name: 'Desbloquear' }).click();
    await dialog.getByLabel('Motivo').fill('Apareció');
    await dialog.getByRole('button', { name: 'Desbloquear' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Bloquear' })).toBeVisible();
  });
});
