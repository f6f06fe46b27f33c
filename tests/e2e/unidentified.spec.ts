import { Api, type Json } from '../support/web/api';
import { brokenWords } from '../support/web/broken-words';
import { expect, settled, test } from '../support/web/test';

test.use({ ownContext: true, expectedStatuses: [422] });

test('reception registers an unidentified person from the new visit, and calls them first', async ({
  page,
  baseURL,
  signInAs,
}) => {
  await signInAs('recepcion');
  await page.goto('/consulta/recepcion');
  await settled(page);
  const visit = page.getByRole('dialog', { name: 'Nueva visita' });
  const turnOf = async () => {
    const slip = page.getByRole('dialog', { name: 'Su turno es' });
    const turn = (await slip.locator('b').textContent())!.trim();
    await slip.getByRole('button', { name: 'Cerrar' }).click();
    return turn;
  };
  const row = (turn: string) =>
    page.getByRole('listitem').filter({ has: page.getByLabel(`Turno ${turn}`, { exact: true }) });

  // An unconscious woman arrives.
  await page.getByRole('button', { name: 'Nueva visita' }).click();
  await visit.getByRole('button', { name: 'Registrar sin identificar' }).click();
  const unknown = page.getByRole('dialog', { name: 'Registrar sin identificar' });
  await unknown.getByRole('button', { name: 'Registrar sin identificar' }).click();
  await expect(unknown.getByRole('alert').first()).toContainText('Edad aproximada');
  await unknown.getByLabel('Mujer').check();
  await unknown.getByLabel('Edad aproximada').fill('30');
  await unknown.getByLabel(/Señas particulares/).fill('Cicatriz en la ceja izquierda');
  await unknown.getByRole('button', { name: 'Registrar sin identificar' }).click();
  await expect(unknown).toHaveCount(0);
  await expect(visit.getByRole('combobox', { name: 'Paciente' })).toHaveValue(/^DESCONOCIDA \d+$/);
  const alias = await visit.getByRole('combobox', { name: 'Paciente' }).inputValue();
  await visit.getByLabel('Motivo').fill('Inconsciente en la calle');
  await visit.getByLabel('Tipo').selectOption('URGENCIAS');
  await visit.getByLabel(/Rojo/).check();
  await visit.getByRole('button', { name: 'Dar turno' }).click();
  const urgent = await turnOf();
  await expect(row(urgent)).toContainText(alias);
  await expect(row(urgent)).toContainText('~30 años');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => brokenWords(page), `${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  // She comes before all waiting patients of her service, and is called at once.
  await row(urgent).getByRole('button', { name: 'Llamar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `Se llamó a ${alias}` })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Llamados/ })
      .getByRole('listitem')
      .first(),
  ).toContainText(alias);

  // A second reader finds the person without an invented name.
  const physician = await Api.signIn(baseURL!, 'medico');
  const { visitas } = await physician.get<{ visitas: Json[] }>('/pacientes/visita/cola');
  const theirs = visitas.find(({ pacienteNombre }) => pacienteNombre === alias)!;
  expect(theirs).toMatchObject({ motivo: 'Inconsciente en la calle', triage: 'ROJO', llamadas: 1, edad: '~30 años' });
  const patient = await physician.get(`/pacientes/paciente/${String(theirs['pacienteId'])}`);
  expect(patient).toMatchObject({ provisional: true, senas: 'Cicatriz en la ceja izquierda' });
  expect(patient['persona']).toMatchObject({ paisNacimiento: null, estadoNacimiento: null, curp: null });
});
