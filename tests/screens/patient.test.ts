import { api as session } from '../support/screens/sessions';
import { expect, settled, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test.describe('allergies', () => {
  test('are marked as hidden without the permission to see them', async ({ page, signInAs }) => {
    await signInAs('auditor');
    await page.goto('/paciente');
    await page.locator('tbody th a').first().click();
    await expect(page.getByText('Alergias: su perfil no permite verlas')).toBeVisible();
  });
});

test.describe('the chart', () => {
  test('opens with one request, also when reopened', async ({ page, signInAs }) => {
    await signInAs('medico');
    const [note] = await (await session('medico')).get<{ pacienteId: number }[]>('/pacientes/consulta?pageSize=10');
    const { pacienteId } = note!;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(pacientes|catalogos\/(?!usuario|modulo))/.test(pathname)) asked.push(pathname);
    });
    const chart = [`/api/pacientes/paciente/${pacienteId}/resumen`];
    for (const time of ['first', 'again']) {
      asked.length = 0;
      await page.goto(`/paciente/${pacienteId}`);
      await expect(page.getByRole('main').getByRole('heading', { name: 'Expediente' })).toBeVisible();
      await settled(page);
      expect(asked, time).toEqual(chart);
    }
  });

  test('is not requested without its permission', async ({ page, signInAs }) => {
    await signInAs('recepcion');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/paciente');
    await page.locator('tbody th a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expect(asked.filter((path) => /^\/api\/pacientes\/paciente\/\d+$/.test(path))).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('/resumen'))).toEqual([]);
  });
});
