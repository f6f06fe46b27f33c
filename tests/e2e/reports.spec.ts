import { readFile } from 'node:fs/promises';
import { violations } from '../support/web/axe';
import { menuLink } from '../support/web/menu';
import { expect, settled, test } from '../support/web/test';

const PATH = '/reportes/informe-semestre';

test.describe('a report', () => {
  test.slow();

  test('is found in the menu, requests its parameters, and stores them in the address', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/home');
    await (await menuLink(page, 'Reportes', 'Informe semestral de solicitudes')).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Informe semestral de solicitudes' })).toBeVisible();
    await expect(page.getByText('Elija los datos del reporte')).toBeVisible();
    await page.getByRole('button', { name: 'Generar reporte' }).click();
    await expect(page.getByRole('alert')).toContainText('Semestre');
    await page.getByLabel('Semestre').fill('2026-2');
    await page.getByRole('button', { name: 'Generar reporte' }).click();
    await expect(page).toHaveURL(/semestre=2026-2/);
    await expect(page.getByRole('columnheader', { name: 'Julio de 2026' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Semestre')).toHaveValue('2026-2');
    await expect(page.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  });

  test('shows the data of the API, also as a file', async ({ page, api, signInAs }) => {
    const answer = await api.get<{ filas: Record<string, string>[]; totales: Record<string, number> }>(
      '/inventario/solicitud/informe-semestre?semestre=2026-2',
    );
    await signInAs('su');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await page.goto(`${PATH}?semestre=2026-2`);
    const total = page.getByRole('row', { name: /^Total/ });
    await expect(total).toContainText(answer.totales['solicitado']!.toLocaleString('es-MX'));
    await expect(page.getByRole('rowheader', { name: answer.filas[0]!['clave']! })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(answer.filas.length + 2);
    await expect(page.getByText('Archivo descargado.')).toBeVisible();
  });

  test('passes axe in light and dark mode', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto(`${PATH}?semestre=2026-2`);
    await expect(page.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await settled(page);
    // Rows are alike, and axe takes half a minute for hundreds of them.
    expect(await violations(page, { without: 'tbody tr:nth-child(n+6)' })).toEqual([]);
  });
});
