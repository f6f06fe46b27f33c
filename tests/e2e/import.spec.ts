import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

const HEAD =
  'Clave,Nombre genérico,Descripción,Tipo,Concentración,Presentación,Fracción sanitaria,Niveles de atención,Precio de referencia';
const line = (clave: string, name: string) =>
  `${clave},${name},${name} tabletas,Medicamento,500 mg,Envase con 20 tabletas,VI,"1, 2",12.50`;

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'insumos.csv', mimeType: 'text/csv', buffer: Buffer.from([HEAD, ...lines].join('\r\n')) });
}

test.describe('an import', () => {
  test.slow();
  test.beforeEach(async ({ page, signInAs }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await signInAs('su');
    await page.goto('/insumo');
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
  });

  test('is checked first, lists each invalid cell, and then writes the valid rows @core', async ({ page, api }) => {
    const code = `010.${String(Date.now() % 1000).padStart(3, '0')}.${String(Math.floor(Date.now() / 1000) % 10_000).padStart(4, '0')}.00`;
    const dialog = page.getByRole('dialog');
    await choose(page, [line(code, 'Insumo importado'), line('010.9', 'Insumo sin clave buena')]);
    await expect(dialog.getByText('1 renglón tiene errores.', { exact: false })).toBeVisible();
    const wrong = dialog.getByRole('row').filter({ has: page.getByRole('textbox', { name: 'Clave, renglón 3' }) });
    await expect(wrong.getByRole('textbox')).toHaveValue('010.9');
    await expect(wrong).toContainText('Clave');
    await expect(wrong).toContainText('3');
    await settled(page);
    expect(await violations(page, { schemes: ['light'], within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Avisos' }).click();
    await expect(wrong).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descargar la lista' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('010.9');
    expect(await api.get<unknown[]>(`/catalogos/insumo?filterBy=${code}`)).toHaveLength(0);

    await dialog.getByRole('button', { name: 'Importar solo el correcto' }).click();
    await expect(dialog.getByText('Se guardó 1 registro.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    expect(await api.get<unknown[]>(`/catalogos/insumo?filterBy=${code}`)).toMatchObject([
      { nombreGenerico: 'Insumo importado' },
    ]);
  });

  test('returns the invalid rows for correction, and accepts the corrected file', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await choose(page, [
      line(`010.${String(Date.now() % 1000).padStart(3, '0')}.0001.00`, 'Insumo bueno'),
      line('010.9', 'Insumo por corregir'),
    ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descargar las filas con error' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('insumos por corregir.xlsx');
    await dialog.getByRole('button', { name: 'Elegir otro archivo' }).click();
    await dialog.locator('input[type="file"]').setInputFiles(await download.path());
    await expect(dialog.getByText('1 renglón tiene errores.', { exact: false })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Clave, renglón 2' })).toHaveValue('010.9');
    // The added columns are known, so they cause no finding.
    await dialog.getByRole('button', { name: 'Avisos' }).click();
    await expect(dialog.getByRole('row')).toHaveCount(1);
  });

  test('is corrected beside its findings: one cell, all equal cells, or a row left out; each can be undone', async ({
    page,
    api,
  }) => {
    const series = `010.${String(Date.now() % 1000).padStart(3, '0')}`;
    const dialog = page.getByRole('dialog');
    const of = (part: string, tipo: string) =>
      line(`${series}.${part}.00`, `Insumo corregido ${part}`).replace('Medicamento', tipo);
    await choose(page, [
      line('010.9', 'Ácido sin clave'),
      of('7002', 'Medicina'),
      of('7003', 'Medicina'),
      of('7004', 'Otro'),
    ]);
    await expect(dialog.getByText('4 renglones tienen errores.', { exact: false })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Clave, renglón 2' }).fill(`${series}.7001.00`);
    await dialog.getByRole('combobox', { name: 'Tipo, renglón 3' }).selectOption('Medicamento');
    await dialog.getByRole('row').filter({ hasText: 'Aplicar a los 2 renglones' }).getByRole('checkbox').check();
    await expect(dialog.getByRole('combobox', { name: 'Tipo, renglón 4' })).toHaveValue('MEDICAMENTO');
    await dialog.getByRole('button', { name: 'Omitir el renglón 2' }).click();
    await dialog.getByRole('button', { name: 'Omitir el renglón 5' }).click();
    await dialog.getByText('2 correcciones, 2 renglones omitidos').click();
    await dialog.getByRole('button', { name: 'Deshacer: Renglón 2: omitido' }).click();
    await settled(page);
    expect(await violations(page, { schemes: ['light', 'dark'], within: '[role="dialog"]' })).toEqual([]);
    await expect(dialog.getByRole('button', { name: /^Importar/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Comprobar de nuevo' }).click();
    await expect(dialog.getByText('Todos los renglones son correctos.', { exact: false })).toBeVisible();
    await expect(dialog.getByText('3 celdas corregidas, 1 renglón omitido')).toBeVisible();
    await dialog.getByRole('button', { name: 'Importar 3 registros' }).click();
    await expect(dialog.getByText('Se guardaron 3 registros.')).toBeVisible();
    await expect(dialog.getByText('3 celdas corregidas, 1 renglón omitido')).toBeVisible();
    const stored = await api.get<{ clave: string; tipo: string }[]>(`/catalogos/insumo?filterBy=${series}`);
    expect(stored.map(({ clave, tipo }) => `${clave.slice(8, 12)} ${tipo}`).toSorted()).toEqual([
      '7001 MEDICAMENTO',
      '7002 MEDICAMENTO',
      '7003 MEDICAMENTO',
    ]);
  });

  test('offers its template, and accepts it', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descargar la plantilla de Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Plantilla de Insumos.xlsx');
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  });
});

test.describe('new rows that may duplicate existing records', () => {
  test('need a decision, one by one or for all', async ({ page, signInAs, api }) => {
    const series = `${Date.now() % 1_000_000}`.padStart(6, '0');
    const rfc = (index: number) => `XAX${series}AB${index}`;
    const rows = [
      ['Distribuidora Ñandú', 1],
      ['Distrivuidora Nandu', 2],
      ['Distribuidora Ñandu', 3],
    ].map(([name, index]) => `${rfc(Number(index))},${name} ${series},Distribuidor,ventas@example.org`);
    await signInAs('su');
    await page.goto('/proveedor');
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'proveedores.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['RFC,Razón social,Tipo de proveedor,Correo', ...rows].join('\n')),
    });
    await expect(dialog.getByText('2 renglones se parecen a lo que ya hay.', { exact: false })).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: rfc(2) })).toContainText('Renglón 2 de este archivo');
    await dialog.getByRole('button', { name: 'Crear de todas formas el renglón 3' }).click();
    await dialog.getByRole('button', { name: 'Omitir todos' }).click();
    await settled(page);
    expect(await violations(page, { schemes: ['light', 'dark'], within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Comprobar de nuevo' }).click();
    await dialog.getByRole('button', { name: 'Importar 2 registros' }).click();
    await expect(dialog.getByText('Se guardaron 2 registros.')).toBeVisible();
    const stored = await api.get<{ rfc: string }[]>(`/oficinas-centrales/proveedor?filterBy=${series}`);
    expect(stored.map((each) => each.rfc).toSorted()).toEqual([rfc(1), rfc(2)]);
  });
});

test.describe('a file with other headings', () => {
  test.use({ expectedStatuses: [422] });

  test('is read after its headings are mapped; the next file needs no mapping', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/diagnostico');
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const own = `Padecimiento ${Date.now()}`;
    const code = `Código ${Date.now()}`;
    const file = {
      name: 'padecimientos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${code};${own};LSEX\nJ10.1;Influenza de prueba;NO`),
    };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog.getByRole('alert')).toContainText(own);
    await dialog.getByLabel(code).selectOption('clave');
    await dialog.getByLabel(own).selectOption('nombre');
    expect(await violations(page, { schemes: ['light'], within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Revisar de nuevo' }).click();
    await expect(
      dialog
        .getByText('Todos los renglones son correctos.', { exact: false })
        .or(dialog.getByText('Todo está ya como dice el archivo', { exact: false })),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Elegir otro archivo' }).click();
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog.getByText('Columnas del archivo: 0 de 3 sin tomar')).toBeVisible();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Al archivo le falta' })).toHaveCount(0);
  });
});

test.describe('a large import', () => {
  test.slow();

  test('shows its progress, and leaves no records when cancelled', async ({ page, signInAs, api }) => {
    const series = `P${Date.now() % 1000}`;
    const rows = Array.from(
      { length: 30_000 },
      (_, index) => `${series}-${String(index).padStart(5, '0')},Especialidad de prueba ${index}`,
    );
    await signInAs('su');
    await page.goto('/especialidad');
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'especialidades.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['clave,nombre', ...rows].join('\n')),
    });
    await expect(dialog.getByText('Todos los renglones son correctos.', { exact: false })).toBeVisible({
      timeout: 60_000,
    });
    await dialog.getByRole('button', { name: 'Importar 30,000 registros' }).click();
    const bar = dialog.getByRole('progressbar');
    await expect(dialog.getByRole('status')).toHaveText('Guardando…', { timeout: 60_000 });
    await expect(dialog.getByText(/^[1-9][\d,]* de 30,000 renglones$/)).toBeVisible();
    const first = Number(await bar.getAttribute('aria-valuenow'));
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(first);
    await expect(dialog.getByText(/^Falta.* alrededor de/)).toBeVisible();
    expect(await violations(page, { schemes: ['light'], within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog.getByRole('button', { name: 'Importar 30,000 registros' })).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect
      .poll(async () => (await api.get<unknown[]>(`/catalogos/especialidad?filterBy=${series}`)).length, {
        timeout: 30_000,
      })
      .toBe(0);
  });
});

test.describe('a file that is no list', () => {
  test.use({ expectedStatuses: [400, 422] });

  test('is refused with advice', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/insumo');
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await page
      .getByRole('dialog')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'foto.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 nada') });
    await expect(page.getByRole('alert')).toContainText('No se pudo leer el archivo');
    await choose(page, []);
    await expect(page.getByRole('alert')).toContainText('no tiene renglones');
  });
});
