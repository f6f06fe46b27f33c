import { readFile } from 'node:fs/promises';
import { violations } from '../support/web/axe';
import { collectData, foreignTo, shownTexts } from '../support/web/foreign';
import { go } from '../support/web/go';
import { menuLink } from '../support/web/menu';
import { nameless } from '../support/web/nameless';
import { expect, settled, test } from '../support/web/test';

test.describe('the audit trail', () => {
  test.slow();

  test('is found in the menu, describes each action in words, and shows what changed @core', async ({
    page,
    api,
    signInAs,
  }) => {
    const [unit] =
      await api.get<{ unidadId: number; nombre: string; nombreCorto: string | null }[]>('/catalogos/unidad?pageSize=1');
    const short = `Corto ${Date.now() % 100_000}`;
    await api.change(`/catalogos/unidad/${unit!.unidadId}`, { nombreCorto: short });
    await signInAs('su');
    await page.goto('/home');
    await (await menuLink(page, 'Ajustes', 'Bitácora')).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bitácora' })).toBeVisible();
    await expect(page.getByText(/La cadena está íntegra hasta la fila/)).toBeVisible();

    const search = page.getByRole('search', { name: 'Buscar en la bitácora' });
    await search.getByLabel('Tipo de registro').selectOption({ label: 'Unidad médica' });
    await search.getByLabel('Clave del registro').fill(String(unit!.unidadId));
    await search.getByLabel('Qué hizo').selectOption({ label: 'Cambios: todo' });
    await search.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/entidad=unidad/);
    const event = page
      .getByRole('listitem')
      .filter({ hasText: `cambió «${unit!.nombre}» (unidad médica)` })
      .first();
    await expect(event).toContainText('1 campo');
    await event.getByRole('button', { name: 'Detalle' }).focus();
    await page.keyboard.press('Enter');
    const changed = event.getByRole('row', { name: /Nombre corto/ });
    await expect(changed).toContainText(short);
    await expect(event.getByText('Lugar en la cadena')).toBeVisible();

    await page.getByRole('button', { name: /Quitar.*Clave del registro/ }).click();
    await expect(page).not.toHaveURL(/entidadId/);
    await page.reload();
    await expect(search.getByLabel('Tipo de registro')).toHaveValue('unidad');
    await event.getByRole('link', { name: `Abrir el registro de ${unit!.nombre}` }).click();
    await expect(page).toHaveURL(`/unidad/${unit!.unidadId}`);
  });

  test('exports all results of a search, as CSV or as a workbook', async ({ page, signInAs }) => {
    await signInAs('auditor');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await page.goto('/bitacora?acciones=sesiones&periodo=anio');
    const count = page.getByText(/^[\d,]+ eventos?$/);
    await expect(count).toBeVisible();
    const total = Number((await count.innerText()).replaceAll(/\D/g, ''));
    const open = page.getByRole('button', { name: 'Exportar' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Exportar la bitácora' });
    await expect(dialog.getByText(/no solo los que se ven/)).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('CSV (.csv)').check();
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descargar' }).click(),
    ]);
    expect(csv.suggestedFilename()).toMatch(/^Bitácora \d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...lines] = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?Evento,Fecha y hora,Persona,/);
    // Other sign-ins may have added rows.
    expect(lines.length).toBeGreaterThanOrEqual(total);
    await expect(dialog.getByText(`${lines.length.toLocaleString('es-MX')} registro`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();

    await open.click();
    const [workbook] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descargar' }).click(),
    ]);
    expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await page.goto('/bitacora?acciones=EXPORTAR&entidad=bitacora&periodo=hoy');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `descargó un archivo de eventos de la bitácora con ${lines.length}` })
        .first(),
    ).toBeVisible();
  });

  test('requires a permission', async ({ page, signInAs }) => {
    await signInAs('medico');
    await page.goto('/bitacora');
    await expect(page.getByRole('heading', { level: 1, name: /permiso/i })).toBeVisible();
  });

  test('shows an empty state without results', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/bitacora?correlacion=nadie-lo-pidio');
    await expect(page.getByText('No hay eventos con estos datos')).toBeVisible();
    await page.getByRole('button', { name: /Quitar/ }).click();
    await expect(page.getByText('No hay eventos con estos datos')).toBeHidden();
  });

  test.describe('without an answer of the server', () => {
    test.use({ expectedStatuses: [400] });

    test('shows the error, and can be retried', async ({ page, signInAs }) => {
      await signInAs('su');
      const isAsked = /\/api\/seguridad\/bitacora\?/;
      await page.route(isAsked, (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/json',
          body: '{"codigo":"PETICION_INVALIDA","mensaje":"No se puede.","errores":[]}',
        }),
      );
      await page.goto('/bitacora');
      const again = page.locator('main').getByRole('button', { name: /Reintentar|Intentar/ });
      await expect(again).toBeVisible();
      await page.unroute(isAsked);
      await again.click();
      await expect(page.getByRole('listitem').filter({ hasText: 'inició sesión' }).first()).toBeVisible();
    });
  });

  test('is accessible in light and dark mode, and complete at every width', async ({ page, signInAs }) => {
    await signInAs('su');
    await go(page, '/bitacora');
    const event = page.getByRole('listitem').filter({ hasText: 'inició sesión' }).first();
    await event.getByRole('button', { name: 'Detalle' }).click();
    await expect(event.getByText('Dirección IP')).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    expect(await nameless(page)).toEqual([]);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `at ${width}`,
      ).toBeLessThanOrEqual(0);
    }
  });

  for (const [language, title] of [
    ['en', 'Audit trail'],
    ['es-mx', 'Bitácora'],
  ] as const) {
    test(`speaks the reader’s language (${language})`, async ({ page, signInAs }) => {
      await signInAs('su');
      await page.addInitScript((value) => localStorage.setItem('red-salud.language', value), language);
      const data = collectData(page);
      await go(page, '/bitacora?acciones=sesiones&periodo=hoy');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page
        .getByRole('listitem')
        .getByRole('button', { name: language === 'en' ? 'Details' : 'Detalle' })
        .first()
        .click();
      await settled(page);
      expect(foreignTo(language)(await shownTexts(page), data)).toEqual([]);
    });
  }
});
