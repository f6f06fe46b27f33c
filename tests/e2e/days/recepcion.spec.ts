import { Api, type Json } from '../../support/web/api';
import { brokenWords } from '../../support/web/broken-words';
import { expect, settled, test } from '../../support/web/test';

test.use({ ownContext: true, expectedStatuses: [422] });

test('reception registers an unidentified person and a foreigner from the new visit, calls by triage, and writes down the name', async ({
  page,
  baseURL,
  signInAs,
}) => {
  test.setTimeout(120_000);
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

  // An unconscious woman is brought in.
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

  // She comes before everyone who waits in her service, and is called at once.
  await row(urgent).getByRole('button', { name: 'Llamar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `Se llamó a ${alias}` })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Llamados/ })
      .getByRole('listitem')
      .first(),
  ).toContainText(alias);

  // Her sister arrives and knows who she is.
  await row(urgent).getByRole('link', { name: alias }).click();
  await page
    .getByRole('link', { name: 'Editar' })
    .or(page.getByRole('button', { name: 'Editar' }))
    .click();
  await page.getByLabel('Nombre', { exact: true }).first().fill('Žofia Anaïs');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Primer apellido');
  await page.getByLabel(/^Primer apellido/).fill('D’Angelo');
  await page.getByRole('combobox', { name: 'País de nacimiento' }).fill('Italia');
  await page
    .getByRole('option', { name: /Italia/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: /(Estado|Entidad) de nacimiento/ }).fill('extranjero');
  await page
    .getByRole('option', { name: /extranjero/i })
    .first()
    .click();
  await page.getByLabel('Motivo por el que no tiene CURP').selectOption('EXTRANJERO');
  await page
    .getByLabel(/^Teléfono/)
    .first()
    .fill('+39 06 1234 5678');
  await page.getByRole('tab', { name: 'Domicilio' }).click();
  await page.getByLabel(/^Calle/).fill('Hidalgo');
  await page.getByRole('combobox', { name: /^Estado$/ }).fill('Coahuila');
  await page
    .getByRole('option', { name: /Coahuila/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: /^Municipio/ }).fill('Saltillo');
  await page.getByRole('option', { name: 'Saltillo' }).first().click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Žofia Anaïs D’Angelo' })).toBeVisible();

  // A second reader finds the same person under her name, and no alias is left.
  const physician = await Api.signIn(baseURL!, 'medico');
  const found = await physician.get<Json[]>(`/pacientes/paciente?q=${encodeURIComponent("zofia anais d'angelo")}`);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ provisional: false, senas: null, edad: '~30 años' });
  const visits = await physician.get<Json[]>(
    `/pacientes/visita?pageSize=10&q=${encodeURIComponent('Inconsciente en la calle')}`,
  );
  expect(visits.filter(({ pacienteId }) => pacienteId === found[0]!['pacienteId'])).toHaveLength(1);
});
