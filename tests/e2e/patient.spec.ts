import type { Json } from '../support/web/api';
import { expect, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test.describe('allergies', () => {
  test('come first on the page and form of a patient, also when not yet recorded', async ({ page, api }) => {
    const patients = await api.get<
      (Json & { alergias?: { sustancia: string; estado: string }[]; alergiasNegadas?: boolean })[]
    >('/pacientes/paciente?pageSize=100');
    const allergic = patients.find(({ alergias }) => alergias?.some(({ estado }) => estado === 'ACTIVA'))!;
    for (const address of [
      `/paciente/${String(allergic['pacienteId'])}`,
      `/paciente/${String(allergic['pacienteId'])}/editar`,
    ]) {
      await page.goto(address);
      const alert = page.getByRole('region', { name: 'Alergias' });
      await expect(alert).toContainText(allergic.alergias![0]!.sustancia);
      await expect(alert).toBeInViewport({ ratio: 1 });
    }
    const unasked = patients.find(
      ({ alergias, alergiasNegadas }) => (alergias ?? []).length === 0 && alergiasNegadas !== true,
    )!;
    await page.goto(`/paciente/${String(unasked['pacienteId'])}`);
    await expect(page.getByText('No consta si tiene alergias')).toBeVisible();
  });
});
