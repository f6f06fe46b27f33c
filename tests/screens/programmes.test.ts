import { api as session } from '../support/screens/sessions';
import { expect, settled, test } from '../support/screens/test';

interface Followed {
  readonly programaSeguimientoId: number;
  readonly programaId: number;
  readonly pacienteId: number;
  readonly pacienteNombre: string;
}

const followed = async (query: string) =>
  (await session('medico')).get<Followed[]>(`/programas/seguimiento?pageSize=100&${query}`);

test.describe('health programmes', () => {
  test('are cards with the followed patients, and link to the overdue ones', async ({ page, signInAs }) => {
    await signInAs('medico');
    const [late] = await followed('seguimiento=VENCIDA&sortBy=diasVencida&sortDir=desc');
    await page.goto('/programas');
    await expect(page.getByRole('heading', { level: 1, name: 'Programas' })).toBeVisible();
    await expect(page.getByRole('meter').first()).toBeVisible();
    await page.goto(`/programas/${late!.programaId}?seccion=vencidas`);
    const row = page.getByRole('row').filter({ hasText: late!.pacienteNombre });
    await expect(row).toContainText('Cita vencida');
    await expect(row).toContainText(/\d+ días? de atraso/);
    const booking = row.getByRole('link', { name: `Agendar cita de ${late!.pacienteNombre}` });
    await expect(booking).toHaveAttribute('href', new RegExp(`^/agenda\\?.*paciente=${late!.pacienteId}&motivo=.+`));
    // Arrow keys move between tabs, and the figures of a chart are also a table.
    await page.getByRole('tab', { name: 'Citas vencidas' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Metas' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('row').filter({ hasText: 'Diciembre' })).toBeVisible();
    await page.getByRole('tab', { name: 'Medicinas' }).click();
    await expect(page.getByText('Lo que sobra en una unidad no cubre')).toBeVisible();
  });

  test('book an overdue patient without a new search for the patient', async ({ page, signInAs }) => {
    await signInAs('medico');
    const [late] = await followed('seguimiento=VENCIDA&sortBy=diasVencida&sortDir=desc');
    await page.goto(`/agenda?vista=semana&paciente=${late!.pacienteId}&motivo=Control`);
    await page.getByRole('button', { name: 'Después' }).click();
    await settled(page);
    await page
      .getByRole('button', { name: /^Libre: agendar/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Agendar cita' });
    await expect(dialog.getByRole('combobox', { name: 'Paciente' })).toHaveValue(new RegExp(late!.pacienteNombre));
    await expect(dialog.getByLabel('Motivo')).toHaveValue('Control');
  });

  test('hide patient names without the permission to enrol', async ({ page, signInAs }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signInAs('farmacia');
    await page.goto('/programas');
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page.getByRole('tab', { name: 'Metas' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Pacientes' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Inscribir' })).toHaveCount(0);
    await settled(page);
    expect(asked.filter((path) => path.includes('/programas/seguimiento'))).toEqual([]);
  });

  test.describe('with a target group', () => {
    test.override({ expectedStatuses: [409, 422] });

    test('enrol other patients with a reason, from the chart of the patient', async ({ page, signInAs }) => {
      await signInAs('medico');
      const api = await session('medico');
      const [patients, inside] = await Promise.all([
        api.get<{ pacienteId: number; persona: { genero: string } }[]>('/pacientes/paciente?pageSize=100'),
        followed(`filterBy=${encodeURIComponent(btoa(JSON.stringify({ estatus: 'ACTIVO' })))}`),
      ]);
      const taken = new Set(inside.map(({ pacienteId }) => pacienteId));
      const { pacienteId } = patients.find(({ pacienteId: id, persona }) => persona.genero === 'H' && !taken.has(id))!;
      const [pregnancy] = await api.get<{ nombre: string }[]>('/programas/programa?filterBy=embarazo');
      await page.goto(`/paciente/${pacienteId}`);
      const block = page.getByRole('region', { name: 'Programas' });
      await block.getByRole('button', { name: 'Inscribir' }).click();
      const dialog = page.getByRole('dialog');
      const picker = dialog.getByLabel('Programa', { exact: true });
      await picker.fill(pregnancy!.nombre);
      await page.getByRole('option', { name: pregnancy!.nombre }).first().click();
      await dialog.getByRole('button', { name: 'Inscribir' }).click();
      await expect(dialog.getByRole('alert').first()).toContainText('El programa está dirigido a otro género.');
      const reason = dialog.getByLabel('Por qué se inscribe');
      await reason.fill('corta');
      await expect(dialog.getByRole('button', { name: 'Inscribir' })).toBeDisabled();
      await reason.fill('Acompaña a su pareja en el control');
      await dialog.getByRole('button', { name: 'Inscribir' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(block.getByRole('link', { name: pregnancy!.nombre })).toBeVisible();
      // A patient can enrol once; the second time the block states the date of the enrolment.
      await block.getByRole('button', { name: 'Inscribir' }).click();
      await picker.fill(pregnancy!.nombre);
      await page.getByRole('option', { name: pregnancy!.nombre }).first().click();
      await dialog.getByRole('button', { name: 'Inscribir' }).click();
      await expect(dialog.getByRole('alert').first()).toContainText('ya está inscrito en este programa desde el');
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
    });
  });
});
