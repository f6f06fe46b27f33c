import type { Page } from '../support/screens/test';
import { expect, settled, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

const names = (page: Page) => page.locator('tbody th').allInnerTexts();

test('sorts by a column, announces it, and stores it in the address', async ({ page }) => {
  await page.goto('/estado');
  await settled(page);
  const header = page.getByRole('columnheader', { name: 'Clave INEGI' });
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await names(page))[0]).toBe('Aguascalientes');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=claveInegi/);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await header.getByRole('button').click();
  await expect(page).toHaveURL(/order=DESC/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Clave INEGI' })).toHaveAttribute('aria-sort', 'descending');
});

test('searches without accents and capitals, focused by «/»', async ({ page }) => {
  await page.goto('/estado');
  await settled(page);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Buscar en la lista')).toBeFocused();
  await page.keyboard.type('NUEVO leon');
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
  expect(await names(page)).toEqual(['Nuevo León']);
  await expect(page).toHaveURL(/filter=/);
});

test('states that nothing matches, with advice', async ({ page }) => {
  await page.goto('/estado');
  await page.getByLabel('Buscar en la lista').fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No encontramos estados con esa búsqueda' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('filters by a set and by a reference, shows chips, and removes them', async ({ page, api }) => {
  await page.goto('/unidad');
  await settled(page);
  const before = await page.getByRole('main').getByRole('status').first().innerText();
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await panel.getByLabel('En operación').check();
  await panel.getByRole('button', { name: 'Listo' }).click();
  const pinned = page.getByRole('group', { name: 'Filtros frecuentes' });
  await pinned.getByRole('button', { name: 'Tipo de unidad' }).click();
  const choice = page.getByRole('dialog', { name: 'Tipo de unidad' });
  await choice.getByLabel('Tipo de unidad').fill('Hospital General');
  await page
    .getByRole('option', { name: /^Hospital General/ })
    .first()
    .click();
  await choice.getByRole('button', { name: 'Listo' }).click();
  await settled(page);
  const chips = page.getByRole('group', { name: 'Filtros aplicados' });
  await expect(chips).toContainText('Estatus de operación: En operación');
  // A pinned filter says its value in its own button, and only there.
  await expect(pinned).toContainText('Tipo de unidad: Hospital General');
  await expect(chips).not.toContainText('Tipo de unidad');
  await expect(page.getByRole('main').getByRole('status').first()).not.toHaveText(before);
  const all = await api.get<{ nombre: string; unidadTipoNombre: string }[]>('/catalogos/unidad?pageSize=1000');
  const kinds = new Map(all.map(({ nombre, unidadTipoNombre }) => [nombre, unidadTipoNombre]));
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown.map((name) => kinds.get(name)))).toEqual(new Set(['Hospital General']));
  // The chips say it once for all rows.
  await expect(page.getByRole('columnheader', { name: 'Tipo de unidad' })).toHaveCount(0);

  await page.reload();
  await expect(pinned).toContainText('Tipo de unidad: Hospital General');
  await page.getByRole('button', { name: 'Quitar el filtro Tipo de unidad' }).click();
  await expect(pinned).not.toContainText('Hospital General');
  await page.getByRole('button', { name: 'Quitar el filtro Estatus de operación' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(before);
});

test('filters by a range of dates inside an embedded record', async ({ page }) => {
  await page.goto('/paciente');
  await settled(page);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  const birth = panel.getByRole('group', { name: 'Fecha de nacimiento' });
  await birth.getByLabel('Desde').fill('01-01-1990');
  await birth.getByLabel('Hasta').fill('31-12-1990');
  await birth.getByLabel('Hasta').press('Enter');
  await panel.getByRole('button', { name: 'Listo' }).click();
  // Chips change at once, rows with the answer.
  await expect(page).toHaveURL(/1990-12-31/);
  await settled(page);
  await expect(page.getByRole('group', { name: 'Filtros aplicados' })).toContainText('01-01-1990 – 31-12-1990');
  // Foreigners have no value.
  const cells = await page.locator('tbody tr td:nth-child(3)').allInnerTexts();
  const curps = cells.filter((text) => /^[A-Z]{4}\d{6}/.test(text));
  expect(curps.length).toBeGreaterThan(0);
  expect(new Set(curps.map((curp) => curp.slice(4, 6)))).toEqual(new Set(['90']));
});

test('turns pages and changes their size, also in the address', async ({ page }) => {
  await page.goto('/unidad');
  await settled(page);
  const first = await names(page);
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => names(page)).not.toEqual(first);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(first);
  await page.getByLabel('Registros por página').selectOption('10');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expect(page).toHaveURL(/perPage=10/);
});

test('rows are links, and arrow keys move between them', async ({ page }) => {
  await page.goto('/estado');
  await settled(page);
  const links = page.locator('[data-row-link]');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  const name = await links.nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('on a phone rows are cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/estado');
  await settled(page);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('link', { name: 'Aguascalientes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aguascalientes' })).toBeVisible();
});

test.describe('a link with unknown parts', () => {
  test.override({ expectedStatuses: [400] });

  const all = JSON.stringify({ clave: 'CL' });
  /** The address after `/estado?`, and each message of the page. */
  const LINKS: readonly (readonly [what: string, query: Readonly<Record<string, string>>, told: readonly string[]])[] =
    [
      [
        'an unknown filter',
        { filter: '{"clave":"CL","antiguo":"x"}' },
        ['El enlace filtra por «antiguo», que ya no existe. Se muestra la lista sin ese filtro.'],
      ],
      [
        'two unknown filters and an unknown order',
        { filter: '{"clave":"CL","antiguo":"x","otro":{"gte":3}}', sort: 'viejo', order: 'ASC' },
        [
          'El enlace filtra por «antiguo», que ya no existe. Se muestra la lista sin ese filtro.',
          'El enlace filtra por «otro», que ya no existe. Se muestra la lista sin ese filtro.',
          'El enlace ordena por «viejo», que ya no existe. Se muestra la lista en su orden habitual.',
        ],
      ],
      [
        'a value of the wrong type',
        { filter: '{"clave":"CL","nombre":{"gte":[1]}}' },
        ['El filtro «Nombre» del enlace no se puede usar. Se muestra la lista sin ese filtro.'],
      ],
      [
        'an operator that there is not',
        { filter: '{"clave":"CL","claveInegi":{"parecido":1}}' },
        ['El filtro «Clave INEGI» del enlace no se puede usar. Se muestra la lista sin ese filtro.'],
      ],
      [
        'a state that there is not',
        { filter: '{"clave":"CL","activo":"quizá"}' },
        ['El filtro «Estado del registro» del enlace no se puede usar. Se muestra la lista sin ese filtro.'],
      ],
      [
        'a search that is no text',
        { filter: '{"clave":"CL","q":{"a":1}}' },
        ['La búsqueda del enlace no se puede usar. Se muestra la lista sin esa búsqueda.'],
      ],
      [
        'a negative page',
        { filter: all, page: '-3', sort: 'nombre', order: 'ASC' },
        ['El enlace lleva a una página que no existe. Se muestra la primera.'],
      ],
      [
        'a page past the end',
        { filter: all, page: '7', perPage: '25', sort: 'nombre', order: 'ASC' },
        ['El enlace lleva a una página que no existe. Se muestra la primera.'],
      ],
      [
        'pages of more records than there may be',
        { filter: all, perPage: '100000' },
        ['El enlace pide un número de registros por página que no se puede usar. Se muestran los habituales.'],
      ],
      [
        'pages of no records',
        { filter: all, perPage: '0' },
        ['El enlace pide un número de registros por página que no se puede usar. Se muestran los habituales.'],
      ],
    ];
  for (const [what, query, told] of LINKS) {
    test(`shows the rest of it and says what was left out: ${what}`, async ({ page }) => {
      await page.goto(`/estado?${new URLSearchParams(query)}`);
      for (const sentence of told) await expect(page.getByText(sentence)).toBeVisible();
      await expect.poll(() => names(page)).toEqual(['Coahuila']);
      await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
      await expect(page.getByRole('main').getByText(/^El |^La /)).toHaveCount(told.length);
    });
  }

  for (const filter of ['{"clave":', '[1]', '"x"', '5']) {
    test(`shows the whole list and says that the filter is unreadable: ${filter}`, async ({ page }) => {
      await page.goto(`/estado?${new URLSearchParams({ filter })}`);
      await expect(
        page.getByText('El filtro del enlace no se puede leer. Se muestra la lista sin filtros.'),
      ).toBeVisible();
      await expect.poll(async () => (await names(page))[0]).toBe('Aguascalientes');
    });
  }

  test('shows no message for a valid link', async ({ page }) => {
    await page.goto(`/estado?${new URLSearchParams({ filter: '{"clave":"CL"}', sort: 'nombre', order: 'DESC' })}`);
    await expect.poll(() => names(page)).toEqual(['Coahuila']);
    await expect(page.getByText(/enlace/)).toHaveCount(0);
  });

  test('shows a message for a document, for its steps and states, and for its dates', async ({ page }) => {
    await page.goto(
      `/solicitud?${new URLSearchParams({ filter: '{"paso":"volar","estatus":"INVENTADO","fechaEnvio":"ayer","fechaRequerida":null}' })}`,
    );
    for (const name of ['Puede', 'Estatus', 'Fecha de envío'])
      await expect(
        page.getByText(`El filtro «${name}» del enlace no se puede usar. Se muestra la lista sin ese filtro.`),
      ).toBeVisible();
    await expect(page.locator('[data-row-link]').first()).toBeVisible();
  });
});
