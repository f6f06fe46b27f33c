import type { Json } from '../support/web/api';
import { expect, settled, test } from '../support/screens/test';
import { chooseMore, openMore } from '../support/web/choose-more';

test.describe('people and their accounts', () => {
  test('a staff member is linked, and the account is blocked and unblocked', async ({ page, api, signInAs }) => {
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
    // The page before has such a menu, too.
    await settled(page);
    await openMore(page);
    await expect(page.getByRole('menuitem', { name: 'Reenviar invitación' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Desactivar' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Bloquear' })).toHaveCount(0);

    await page.goto('/usuario?q=cendis%40example.org');
    const [account] = await api.get<{ usuarioId: number }[]>('/catalogos/usuario?filterBy=cendis%40example.org');
    await page.goto(`/usuario/${account!.usuarioId}`);
    await chooseMore(page, 'Bloquear');
    await dialog.getByLabel('Motivo').fill('Equipo extraviado');
    await dialog.getByRole('button', { name: 'Bloquear' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Bloqueado').first()).toBeVisible();
    await chooseMore(page, 'Desbloquear');
    await dialog.getByLabel('Motivo').fill('Apareció');
    await dialog.getByRole('button', { name: 'Desbloquear' }).click();
    await expect(dialog).toHaveCount(0);
    await openMore(page);
    await expect(page.getByRole('menuitem', { name: 'Bloquear' })).toBeVisible();
  });
});

test.describe('people whose account change is refused', () => {
  test.override({ expectedStatuses: [409] });

  test('a CURP in use names its owner, and links to another account', async ({ page, api, signInAs }) => {
    const curp = 'QUPV910305MCLNRR07';
    const [{ unidadId } = { unidadId: 0 }] = await api.get<{ unidadId: number }[]>('/catalogos/unidad?pageSize=1');
    const staff: Json = await api.create('/catalogos/personal-medico', {
      tipo: 'ADMINISTRATIVO',
      unidadId,
      turno: 'MATUTINO',
      puedePrescribir: false,
      puedePrescribirControlados: false,
      motivoBaja: '',
      persona: {
        nombre: 'Verónica',
        primerApellido: 'Quintana',
        segundoApellido: 'Paredes',
        curp,
        genero: 'M',
        fechaNacimiento: '1991-03-05',
        paisNacimiento: 'MX',
        estadoNacimiento: 'CL',
        correo: 'veronica.quintana@example.org',
      },
    });
    const [{ perfilId } = { perfilId: 0 }] = await api.get<{ perfilId: number }[]>(
      '/catalogos/perfil?filterBy=Recepcion',
    );
    const account: Json = await api.create('/catalogos/usuario/vincular', { personaId: staff['personaId'], perfilId });
    await signInAs('su');
    await page.goto('/usuario/create');
    await page.getByLabel('Correo electrónico').first().fill('otra.quintana@example.org');
    await page.getByRole('combobox', { name: /Perfil/ }).fill('Recep');
    await page.getByRole('option', { name: /Recepción/ }).click();
    await page.getByLabel('CURP', { exact: false }).first().fill(curp);
    await page.keyboard.press('Tab');
    await page.getByLabel('Nombre', { exact: true }).fill('Verónica');
    await page.getByLabel('Primer apellido').fill('Quintana');
    await page.getByLabel('Segundo apellido').fill('Paredes');
    await page.getByRole('button', { name: 'Crear usuario' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Ya lo tienen otros registros' });
    await expect(notice).toContainText('Usuario: Verónica Quintana Paredes · veronica.quintana@example.org');
    await expect(notice).toContainText('Esta persona ya tiene una cuenta.');
    await expect(notice.getByRole('link', { name: /Abrir registro/ }).first()).toHaveAttribute(
      'href',
      `/usuario/${String(account['usuarioId'])}`,
    );
    await expect(notice.getByRole('link', { name: 'Ir a su ficha para dar otra cuenta' })).toHaveAttribute(
      'href',
      `/personal-medico/${String(staff['personalMedicoId'])}`,
    );
  });

  test('an account with activity is deactivated instead of deleted, and the page states this', async ({
    page,
    api,
    signInAs,
  }) => {
    const [account] = await api.get<{ usuarioId: number }[]>('/catalogos/usuario?filterBy=auditor%40example.org');
    await signInAs('auditor');
    await signInAs('su');
    await page.goto(`/usuario/${account!.usuarioId}`);
    await chooseMore(page, 'Eliminar');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Use «Desactivar»');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await chooseMore(page, 'Desactivar');
    await dialog.getByLabel('Motivo').fill('Se jubiló');
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Inactivo').first()).toBeVisible();
    await openMore(page);
    await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Desactivar' })).toHaveCount(0);
    // Other tests sign in with this account.
    await api.change(`/catalogos/usuario/${account!.usuarioId}`, { estatus: 'ACTIVO' });
  });
});
