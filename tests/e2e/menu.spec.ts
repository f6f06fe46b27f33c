import { menuLink, openPanel } from '../support/web/menu';
import { expect, settled, test } from '../support/web/test';

interface Module {
  readonly moduloId: number;
  readonly clave: string;
  readonly moduloPadreId: number | null;
}

test('an administrator of the menu renames, moves and hides its parts, and adds shortcuts @core', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  const modules = await api.get<Module[]>('/catalogos/modulo?pageSize=500');
  const one = (clave: string) => modules.find((module) => module.clave === clave)!;
  const [diagnoses, procedures] = [one('catalogos-diagnostico'), one('catalogos-procedimiento')];
  const name = `Males ${Date.now() % 1000}`;
  try {
    await signInAs('su');
    await page.goto(`/modulo/${diagnoses.moduloId}/editar`);
    await expect(await menuLink(page, 'Ajustes', 'Diagnósticos')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Nombre', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    // The change appears at once in the menu beside the page.
    await expect(await menuLink(page, 'Ajustes', name)).toBeVisible();
    await page.keyboard.press('Escape');
    await settled(page);

    await api.change(`/catalogos/modulo/${diagnoses.moduloId}`, { moduloPadreId: one('inicio').moduloId });
    await api.change(`/catalogos/modulo/${procedures.moduloId}`, { permisosRequeridos: ['paciente.fusionar'] });
    await api.create('/catalogos/modulo', {
      clave: `propio-${Date.now() % 1000}`,
      nombre: `Atajo de ${name}`,
      grupoNavegacion: 'INICIO',
      moduloPadreId: one('inicio').moduloId,
      ruta: '/diagnostico?displayedFilters=%7B%7D',
      orden: 999,
      visibleTablet: true,
    });
    await page.goto('/home');
    const start = (await openPanel(page, 'Ajustes')).getByRole('group', { name: 'Inicio' });
    await expect(start.getByRole('link', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await (await menuLink(page, 'Registros', `Atajo de ${name}`)).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Diagnósticos' })).toBeVisible();

    await signInAs('medico');
    await page.goto('/home');
    const settings = await openPanel(page, 'Ajustes');
    await expect(settings.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(settings.getByRole('link', { name: 'Procedimientos' })).toHaveCount(0);
  } finally {
    await api.change(`/catalogos/modulo/${diagnoses.moduloId}`, {
      nombre: 'Diagnósticos',
      moduloPadreId: diagnoses.moduloPadreId,
    });
    await api.change(`/catalogos/modulo/${procedures.moduloId}`, {
      permisosRequeridos: ['catalogo.administrar', 'consulta.crear'],
    });
    const own = (await api.get<(Module & { activo: boolean })[]>('/catalogos/modulo?pageSize=500')).filter(
      ({ clave }) => clave.startsWith('propio-'),
    );
    for (const { moduloId } of own) await api.remove(`/catalogos/modulo/${moduloId}`);
  }
});
