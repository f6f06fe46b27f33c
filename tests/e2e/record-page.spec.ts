import { uniqueCode } from '../support/web/api';
import { violations } from '../support/web/axe';
import { chooseMore, openMore } from '../support/web/choose-more';
import { draft } from '../support/web/scenarios/draft';
import { stepDone } from '../support/web/step-done';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('lists the records that refer to this one, with a link to all of them', async ({ page, api }) => {
  const [state] = await api.get<{ clave: string }[]>('/catalogos/estado?pageSize=1&sortBy=clave');
  const { paisCodigo } = await api.get(`/catalogos/estado/${state!.clave}`);
  await page.goto(`/pais/${String(paisCodigo)}`);
  const related = page.getByRole('region', { name: 'Registros relacionados' });
  await related.scrollIntoViewIfNeeded();
  const states = related.getByRole('region', { name: /^Estados por País/ });
  await expect(states.getByRole('listitem')).toHaveCount(5);
  await states.getByRole('link', { name: /^Ver todos/ }).click();
  await expect(page).toHaveURL(/\/estado#\?filter=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
});

test('prints the record alone, under its own header', async ({ page, api }) => {
  const code = uniqueCode('IMP');
  const { especialidadId } = await api.create('/catalogos/especialidad', { clave: code, nombre: `Impresa ${code}` });
  await page.goto(`/especialidad/${String(especialidadId)}`);
  await settled(page);
  await expect(page.getByText(/^Impreso el/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Impreso el/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Impresa ${code}` })).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Más acciones' }),
    page.getByRole('heading', { name: 'Historial de cambios' }),
  ])
    await expect(hidden).toBeHidden();
});

test('the menu of secondary actions prints a page without it, and confirms the destructive one', async ({
  page,
  api,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const menus = [...document.querySelectorAll('[role="menu"]')];
      const shown = menus.filter((menu) => menu.checkVisibility({ visibilityProperty: true }));
      document.body.setAttribute('data-printed', `${shown.length} ${document.body.style.overflow}`.trim());
    };
  });
  const code = uniqueCode('MAS');
  const { especialidadId } = await api.create('/catalogos/especialidad', { clave: code, nombre: `Menú ${code}` });
  await page.goto(`/especialidad/${String(especialidadId)}`);
  await openMore(page);
  await expect(page.getByRole('menu').locator('[role="menuitem"], [role="separator"]')).toHaveText([
    'Imprimir',
    'Duplicar',
    '',
    'Desactivar',
  ]);
  // The menu is outside the landmarks of the page.
  expect(await violations(page, { notApplying: ['region'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await chooseMore(page, 'Imprimir');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '0');

  // With the keyboard: the last entry, its dialog, and back to the button.
  const button = page.getByRole('button', { name: 'Más acciones' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `¿Desactivar «Menú ${code}»?` });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await chooseMore(page, 'Desactivar');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Este registro está inactivo')).toBeVisible();
  await openMore(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Imprimir', 'Duplicar']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reactivar' }).click();
  await expect(page.getByText('Registro reactivado')).toBeVisible();
});

test('the lines of a document come first, above the fold at every width', async ({ page, api }) => {
  const { solicitudId } = await draft(api, 12);
  await page.goto(`/solicitud/${String(solicitudId)}`);
  for (const [width, height, most] of [
    [1440, 900, 320],
    [1024, 768, 400],
    [390, 844, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await expect(page.locator('main h2').first()).toHaveText('Insumos');
    const first = page.getByRole('table', { name: 'Insumos solicitados' }).getByRole('row').nth(1);
    expect((await first.boundingBox())!.y, `${width}`).toBeLessThanOrEqual(most);
    // The facts of the head wrap instead of widening the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
  }
});

test('title and main step of a document stay in view while it scrolls', async ({ page, api }) => {
  const { solicitudId } = await draft(api, 12);
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/solicitud/${String(solicitudId)}`);
    await settled(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
    // Nothing covers the button, and the head covers nothing that has the focus.
    await send.click({ trial: true });
    const last = page.getByRole('main').getByRole('link').last();
    await last.focus();
    await page.evaluate(() => scrollBy(0, 400));
    for (let back = 0; back < 12; back++) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement!;
        const head = document.querySelector('[data-sticky-head]')!;
        if (head.contains(focused)) return 0;
        return Math.max(0, head.getBoundingClientRect().bottom - focused.getBoundingClientRect().top);
      });
      expect(covered, `${width}`).toBeLessThanOrEqual(0.5);
    }
  }
});

test('on a phone the main step of a document is in a bar at the bottom', async ({ page, api }) => {
  const { solicitudId } = await draft(api, 12);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/solicitud/${String(solicitudId)}`);
  await settled(page);
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  for (const to of ['0', 'document.documentElement.scrollHeight']) {
    await page.evaluate(`scrollTo(0, ${to})`);
    await expect(send).toBeInViewport({ ratio: 1 });
    expect((await send.boundingBox())!.y).toBeGreaterThan(740);
    await send.click({ trial: true });
  }
  const more = (await page.getByRole('button', { name: 'Más acciones' }).boundingBox())!;
  expect(more.x + more.width).toBeLessThanOrEqual(390);
  expect((await send.boundingBox())!.width).toBeGreaterThan(200);
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  // The end of the page is above the bar.
  const bar = (await page.getByRole('group', { name: 'Acciones del documento' }).boundingBox())!;
  const last = (await page.getByRole('heading', { name: 'Historial' }).boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y);
});

test('the path of a document has its states with dates, moves on with a step, and is not printed', async ({
  page,
  api,
}) => {
  const { solicitudId } = await draft(api, 1);
  await page.goto(`/solicitud/${String(solicitudId)}`);
  const path = page.getByRole('list', { name: 'Etapas del documento' });
  const current = path.locator('[aria-current="step"]');
  await expect(current).toHaveText(/^Borrador \d\d-\d\d$/);
  await expect(current).toHaveAttribute('title', /· \d\d-\d\d-\d{4} \d\d:\d\d$/);
  await expect(path.getByRole('listitem').last()).toContainText('pendiente');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(current).toHaveText(/^Enviada \d\d-\d\d$/);
  await expect(path.getByRole('listitem').first()).toHaveText(/^Borrador \d\d-\d\d$/);
  await settled(page);
  expect((await path.boundingBox())!.height).toBe(32);

  // On a phone the strip scrolls, not the page; the current state is in view.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(current).toBeInViewport();
  await expect.poll(() => path.evaluate((strip) => strip.scrollWidth > strip.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await settled(page);
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(path).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('a draft is named by its creation on its page, its form and its list, and says its state once', async ({
  page,
  api,
}) => {
  const { solicitudId } = await draft(api, 1);
  const name = /^Borrador · \d\d-\d\d-\d{4} \d\d:\d\d$/;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/solicitud/${String(solicitudId)}`);
  await expect(heading).toHaveText(name);
  await expect(page).toHaveTitle(/^Borrador · .* · Red Salud$/);
  await expect(page.getByRole('navigation', { name: 'Ruta de navegación' })).toContainText(await heading.innerText());
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(heading).toHaveText(name);
  // The latest comes first.
  await page.goto('/solicitud');
  await expect(page.getByRole('rowheader').locator(`a[href="/solicitud/${String(solicitudId)}"]`)).toHaveText(name);

  // A draft that was cancelled keeps its name, beside its state.
  await page.goto(`/solicitud/${String(solicitudId)}`);
  await chooseMore(page, 'Cancelar solicitud');
  const dialog = page.getByRole('dialog', { name: /^Cancelar solicitud · Borrador · / });
  await dialog.getByLabel(/^Motivo/).fill('Se pidió dos veces');
  await dialog.getByRole('button', { name: 'Cancelar solicitud' }).click();
  await expect(heading).toHaveText(/^Borrador · .+ Cancelada$/);
});

test('a step cannot be confirmed before its dialog has its fields, and its notice names it', async ({ page, api }) => {
  const { solicitudId } = await draft(api, 1);
  await page.goto(`/solicitud/${String(solicitudId)}`);
  await settled(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/cancelar[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await chooseMore(page, 'Cancelar solicitud');
  const dialog = page.getByRole('dialog', { name: /^Cancelar solicitud · Borrador · / });
  const confirm = dialog.getByRole('button', { name: 'Cancelar solicitud' });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  release();
  await expect(dialog.getByLabel(/^Motivo/)).toBeVisible();
  await expect(confirm).toBeEnabled();
  await dialog.getByLabel(/^Motivo/).fill('Se pidió dos veces');
  await confirm.click();
  await expect(page.getByText(stepDone('Cancelar solicitud', 'Cancelada'))).toContainText(/: Borrador · \d\d-/);
});
