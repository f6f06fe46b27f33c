import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import type { Json } from '../support/web/api';
import { openMore } from '../support/web/choose-more';
import { layoutOf, openWith } from '../support/web/layouts';
import { expect, settled, test } from '../support/web/test';

type Permisos = { clave: string; alcance: string }[];
const PATH = '/catalogos/perfil';
const START: Permisos = [
  { clave: 'catalogo.ver', alcance: 'RED' },
  { clave: 'conteo.capturar', alcance: 'UNIDAD' },
  { clave: 'paciente.ver', alcance: 'RED' },
];

let number = 0;
const unique = (name: string) => `${name} ${Date.now() % 100_000}-${++number}`;
const choice = (page: Page, permission: string, scope: string) =>
  page.getByRole('radio', { name: `${permission}: ${scope}`, exact: true });
const matrix = (page: Page) => page.getByRole('table', { name: 'Permisos' });
const counts = (page: Page) => page.getByRole('search', { name: 'Buscar permisos' }).getByRole('status');

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test.describe('the permissions of a profile', () => {
  test.slow();
  let record: Json & { nombre: string };
  test.beforeEach(async ({ api }) => {
    record = (await api.create(PATH, {
      nombre: unique('Matriz'),
      alcance: 'UNIDAD',
      permisos: START,
    })) as typeof record;
  });
  const stored = async (api: { get: (path: string) => Promise<Json> }) =>
    new Map(
      ((await api.get(`${PATH}/${String(record['perfilId'])}`))['permisos'] as Permisos).map(({ clave, alcance }) => [
        clave,
        alcance,
      ]),
    );
  const open = async (page: Page) => {
    await page.goto(`/perfil/${String(record['perfilId'])}/editar`);
    await expect(matrix(page)).toBeVisible();
  };

  test('are shown in a matrix by module, which can be searched, filtered and collapsed', async ({ page }) => {
    await open(page);
    await expect(counts(page)).toHaveText(/^3 de \d{3} concedidos$/);
    await expect(choice(page, 'Buscar pacientes y ver sus datos generales', 'Toda la red')).toBeChecked();
    await expect(choice(page, 'Registrar pacientes', 'Sin permiso')).toBeChecked();
    await expect(page.getByRole('button', { name: /^Pacientes 1 de 11$/ })).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);

    const rows = matrix(page).locator('tbody tr:has(input)');
    await page.getByRole('searchbox', { name: 'Buscar por texto o clave' }).fill('FUSIONAR pacíentes');
    await expect(rows).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Buscar por texto o clave' }).fill('nada que exista');
    await expect(page.getByText('Ningún permiso coincide con lo que busca.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar por texto o clave' }).press('Escape');
    await page.getByRole('combobox', { name: 'Módulo', exact: true }).selectOption('Pacientes');
    await expect(rows).toHaveCount(11);
    await page.getByRole('combobox', { name: 'Módulo', exact: true }).selectOption('');
    await page.getByRole('radio', { name: 'Concedidos' }).check();
    await expect(rows).toHaveCount(3);
    // A removed permission stays visible to the user who removed it.
    await choice(page, 'Buscar pacientes y ver sus datos generales', 'Sin permiso').check();
    await expect(rows).toHaveCount(3);
    await page.getByRole('radio', { name: 'Cambiados' }).check();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Antes: Toda la red');
    await page.getByRole('radio', { name: 'Todos', exact: true }).check();
    await page.getByRole('button', { name: 'Contraer todo' }).click();
    await expect(rows).toHaveCount(0);
    await matrix(page)
      .getByRole('button', { name: /^Pacientes/ })
      .click();
    await expect(rows).toHaveCount(11);
  });

  test('are chosen with the keyboard: left and right change the scope, up and down the permission @core', async ({
    page,
  }) => {
    await open(page);
    await choice(page, 'Registrar pacientes', 'Sin permiso').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Registrar pacientes', 'Toda la red')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Editar datos generales y alergias de pacientes', 'Sin permiso')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(choice(page, 'Registrar pacientes', 'Toda la red')).toBeFocused();
    for (let row = 0; row < 4; row++) await page.keyboard.press('ArrowUp');
    await expect(choice(page, 'Buscar pacientes y ver sus datos generales', 'Toda la red')).toBeFocused();
    await expect(counts(page)).toContainText('1 cambio sin guardar');
  });

  test('change one row at a time, in a matrix of any length', async ({ page }) => {
    await open(page);
    await matrix(page).evaluate((table) => {
      const touched = new Set<Element>();
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const row = (target instanceof Element ? target : target.parentElement)?.closest('tr');
          if (row) touched.add(row);
        }
        table.setAttribute(
          'data-touched',
          [...touched].map((row) => row.querySelector('th')?.textContent ?? '').join('|'),
        );
      }).observe(table.querySelector('tbody')!.parentElement!, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
        attributeFilter: ['class', 'data-changed', 'data-level', 'style'],
      });
    });
    await choice(page, 'Registrar pacientes', 'Su unidad').check();
    await expect(counts(page)).toContainText('1 cambio sin guardar');
    const touched = (await matrix(page).getAttribute('data-touched'))!.split('|');
    // The row, and the head of its module with its count.
    expect(
      touched.filter((row) => !row.startsWith('Registrar pacientes') && !row.trim().startsWith('Pacientes')),
    ).toEqual([]);
  });

  test('take one scope for a whole module, which can be undone', async ({ page }) => {
    await open(page);
    await page.getByRole('combobox', { name: 'Un mismo alcance para todo el módulo Pacientes' }).selectOption('UNIDAD');
    await expect(page.getByText('Se cambiaron 11 permisos de Pacientes.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pacientes 11 de 11$/ })).toBeVisible();
    await expect(choice(page, 'Fusionar pacientes duplicados', 'Su unidad')).toBeChecked();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(choice(page, 'Buscar pacientes y ver sus datos generales', 'Toda la red')).toBeChecked();
    await expect(page.getByRole('button', { name: /^Pacientes 1 de 11$/ })).toBeVisible();
    await expect(counts(page)).not.toContainText('sin guardar');
    // In a filtered matrix, the scope applies to visible permissions only.
    await page.getByRole('searchbox', { name: 'Buscar por texto o clave' }).fill('paciente.fusionar');
    await page
      .getByRole('combobox', { name: 'Un mismo alcance para lo que se ve del módulo Pacientes' })
      .selectOption('UNIDAD');
    await expect(page.getByText('Se cambió 1 permiso de Pacientes.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pacientes 2 de 11$/ })).toBeVisible();
  });

  test('are reviewed before saving: added, removed, wider and narrower; high risk first and confirmed', async ({
    page,
    api,
  }) => {
    await open(page);
    await choice(page, 'Fusionar pacientes duplicados', 'Su unidad').check();
    await choice(page, 'Buscar pacientes y ver sus datos generales', 'Su unidad').check();
    await choice(page, 'Capturar conteos físicos', 'Toda la red').check();
    await choice(page, 'Registrar pacientes', 'Su unidad').check();
    const dialog = page.getByRole('dialog', { name: 'Revise 4 cambios antes de guardar' });
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(dialog).toContainText('Ningún usuario activo tiene este perfil.');
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('Riesgo alto (1)');
    await expect(dialog.getByRole('listitem').first()).toContainText('Fusionar pacientes duplicados');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Buscar pacientes y ver' })).toContainText(
      'Más limitado',
    );
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Capturar conteos' })).toContainText('Más amplio');
    await settled(page);
    expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
    await expect(dialog.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();

    await dialog.getByRole('button', { name: 'Volver al formulario' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(choice(page, 'Fusionar pacientes duplicados', 'Su unidad')).toBeChecked();
    expect(await stored(api)).toEqual(new Map(START.map(({ clave, alcance }) => [clave, alcance])));

    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL(/\/perfil\/\d+$/);
    expect(await stored(api)).toEqual(
      new Map([
        ['catalogo.ver', 'RED'],
        ['conteo.capturar', 'RED'],
        ['paciente.ver', 'UNIDAD'],
        ['paciente.crear', 'UNIDAD'],
        ['paciente.fusionar', 'UNIDAD'],
      ]),
    );
    // The page lists granted permissions by module; the history lists each changed permission.
    await expect(matrix(page).getByRole('row').filter({ hasText: 'Fusionar pacientes duplicados' })).toContainText(
      'Su unidad',
    );
    await expect(matrix(page).getByRole('row').filter({ hasText: 'Pacientes 3 de 11' })).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ver el historial' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'paciente.fusionar' })).toContainText('Su unidad');
  });

  test('need no confirmation when unchanged, and name the number of affected users', async ({ page, api }) => {
    await open(page);
    await page.getByLabel('Descripción').fill('Otra descripción');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL(/\/perfil\/\d+$/);
    const [pharmacist] = await api.get<{ perfilId: number }[]>(`${PATH}?filterBy=Farmacia&pageSize=1`);
    await page.goto(`/perfil/${pharmacist!.perfilId}/editar`);
    await choice(page, 'Registrar pacientes', 'Su unidad').check();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Los cambios llegan de inmediato a \d+ usuarios? activos?\./);
    await page.getByRole('dialog').getByRole('button', { name: 'Volver al formulario' }).click();
  });

  test('that conflict in one person cause a warning as soon as they are chosen', async ({ page }) => {
    await open(page);
    await expect(page.getByText('combinación que una sola persona')).toHaveCount(0);
    await choice(page, 'Aprobar y aplicar conteos físicos', 'Su unidad').check();
    const warning = page.locator('details').filter({ hasText: '1 combinación que una sola persona no debería tener' });
    await expect(warning).toContainText('«Capturar conteos físicos» + «Aprobar y aplicar conteos físicos»');
    await expect(warning).toContainText('Nueva');
    await choice(page, 'Aprobar y aplicar conteos físicos', 'Sin permiso').check();
    await expect(warning).toHaveCount(0);
  });

  test.describe('changed by two people at once', () => {
    test.use({ expectedStatuses: [412] });
    test('are merged permission by permission', async ({ page, api }) => {
      await open(page);
      await choice(page, 'Registrar pacientes', 'Su unidad').check();
      await api.change(`${PATH}/${String(record['perfilId'])}`, {
        permisos: [...START, { clave: 'signos.ver', alcance: 'UNIDAD' }],
      });
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar cambios' }).click();
      const conflict = page.getByRole('dialog', { name: 'Otra persona cambió este registro' });
      await expect(conflict).toContainText('signos.ver');
      await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
      // After the merge with the other version, only this user's change remains.
      await page
        .getByRole('dialog', { name: 'Revise 1 cambio antes de guardar' })
        .getByRole('button', { name: 'Guardar cambios' })
        .click();
      await expect(page).toHaveURL(/\/perfil\/\d+$/);
      expect([...(await stored(api)).keys()].toSorted()).toEqual([
        'catalogo.ver',
        'conteo.capturar',
        'paciente.crear',
        'paciente.ver',
        'signos.ver',
      ]);
    });
  });

  test.describe('that keep the system administrable', () => {
    test('cannot be taken from superusers', async ({ page, api }) => {
      const [su] = await api.get<{ perfilId: number }[]>(`${PATH}?filterBy=SUPERUSUARIO&pageSize=1`);
      await page.goto(`/perfil/${su!.perfilId}/editar`);
      await choice(page, 'Administrar perfiles y sus permisos', 'Sin permiso').check();
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(page.getByRole('alert')).toContainText('El perfil SUPERUSUARIO debe conservar');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test('are lists on a phone, and targets of 44 pixels on a tablet', async ({ page, api }) => {
    await openWith(page, `/perfil/${String(record['perfilId'])}/editar`, layoutOf('tabletMode'));
    const small = (targets: Locator) =>
      targets.evaluateAll(
        (all) =>
          all
            .map((target) => target.getBoundingClientRect())
            .filter(({ width, height }) => width > 0 && (width < 44 || height < 44)).length,
      );
    for (const [width, height] of [
      [1366, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(matrix(page)).toBeVisible();
      expect(await small(matrix(page).locator('select, button, td > label'))).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await page.getByRole('combobox', { name: 'Registrar pacientes', exact: true }).selectOption('Su unidad');
    await expect(counts(page)).toContainText('4 de');
    await settled(page);
    expect(await violations(page, { within: 'main' })).toEqual([]);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL(/\/perfil\/\d+$/);
    expect((await stored(api)).get('paciente.crear')).toBe('UNIDAD');
  });

  test('are chosen for a new profile without a review of changes', async ({ page, api }) => {
    const nombre = unique('Nuevo');
    await page.goto('/perfil/create');
    await page.getByLabel('Nombre', { exact: true }).fill(nombre);
    await page.getByLabel('Alcance', { exact: true }).selectOption('UNIDAD');
    await page.getByRole('button', { name: 'Crear perfil' }).click();
    await expect(page.getByRole('alert')).toContainText('Permisos');
    await choice(page, 'Ver los catálogos', 'Toda la red').check();
    await page.getByRole('button', { name: 'Crear perfil' }).click();
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible();
    const [made] = await api.get<{ permisos: Permisos }[]>(`${PATH}?filterBy=${encodeURIComponent(nombre)}`);
    expect(made!.permisos).toEqual([{ clave: 'catalogo.ver', alcance: 'RED' }]);
  });
});

test('a profile is duplicated, and the copy opens for editing', async ({ page, api }) => {
  const nombre = unique('Original');
  const { perfilId } = await api.create(PATH, { nombre, alcance: 'UNIDAD', permisos: START });
  await page.goto(`/perfil/${String(perfilId)}`);
  // There is only one way to make a copy.
  await openMore(page);
  await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Duplicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicar' }).click();
  await expect(page).toHaveURL(/\/perfil\/\d+\/editar$/);
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(`${nombre} (copia)`);
  await expect(choice(page, 'Capturar conteos físicos', 'Su unidad')).toBeChecked();
});

test('two profiles are compared by module, and the address retains the choice', async ({ page, api }) => {
  const [a, b] = [unique('Uno'), unique('Dos')];
  const one = await api.create(PATH, { nombre: a, alcance: 'UNIDAD', permisos: START });
  const other = await api.create(PATH, {
    nombre: b,
    alcance: 'UNIDAD',
    permisos: [
      { clave: 'catalogo.ver', alcance: 'RED' },
      { clave: 'conteo.capturar', alcance: 'RED' },
      { clave: 'signos.ver', alcance: 'SERVICIO' },
    ],
  });
  await page.goto('/perfil');
  await expect(page.getByRole('link', { name: 'Comparar perfiles' })).toHaveAttribute('href', '/perfiles/comparar');
  await page.goto(`/perfil/${String(one['perfilId'])}`);
  await page.getByRole('link', { name: 'Comparar', exact: true }).click();
  await expect(page.getByText('Elija dos perfiles')).toBeVisible();
  await page.getByRole('combobox', { name: 'Otro perfil' }).fill(b);
  await page.getByRole('option', { name: b }).click();
  await expect(page).toHaveURL(`/perfiles/comparar?a=${String(one['perfilId'])}&b=${String(other['perfilId'])}`);
  await page.reload();
  const table = page.getByRole('table', { name: `Comparación de ${a} con ${b}` });
  await expect(page.getByText('Diferencias: 3 · Permisos iguales: 1')).toBeVisible();
  const row = (text: string) => table.getByRole('row').filter({ hasText: text });
  await expect(row('Capturar conteos físicos')).toContainText(`Más amplio en ${b}`);
  await expect(row('Ver signos vitales')).toContainText(`Solo en ${b}`);
  await expect(row('Buscar pacientes y ver')).toContainText(`Solo en ${a}`);
  await expect(row('Ver los catálogos')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Solo las diferencias' }).uncheck();
  await expect(row('Ver los catálogos')).toContainText('Igual');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Intercambiar los perfiles' }).click();
  await expect(page.getByRole('table', { name: `Comparación de ${b} con ${a}` })).toBeVisible();
});

test('a user’s page shows the reach of each permission for that person, including an empty one', async ({
  page,
  api,
}) => {
  const { perfilId } = await api.create(PATH, {
    nombre: unique('Alcances'),
    alcance: 'UNIDAD',
    permisos: [
      { clave: 'paciente.ver', alcance: 'UNIDAD' },
      { clave: 'kardex.ver', alcance: 'ALMACEN' },
      { clave: 'catalogo.ver', alcance: 'RED' },
    ],
  });
  const [unit] = await api.get<{ unidadId: number; nombre: string }[]>('/catalogos/unidad?pageSize=1');
  const user = await api.create('/catalogos/usuario', {
    email: `alcances.${Date.now()}@example.org`,
    perfilId,
    unidadId: unit!.unidadId,
    estatus: 'ACTIVO',
    persona: {
      nombre: 'Alma',
      primerApellido: 'Reyes',
      genero: 'M',
      fechaNacimiento: '1990-01-01',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
    },
  });
  await page.goto(`/usuario/${String(user['usuarioId'])}`);
  const section = page.getByRole('region', { name: 'Permisos efectivos' });
  await expect(section).toContainText('Sin almacenes: los permisos de «Sus almacenes» (1) no alcanzan nada.');
  // Modules with an unusable permission are open.
  await expect(section.getByRole('row').filter({ hasText: 'Ver el kardex' })).toContainText('No alcanza nada');
  await section.getByRole('button', { name: /^Pacientes/ }).click();
  await expect(section.getByRole('row').filter({ hasText: 'Buscar pacientes y ver' })).toContainText(
    `Unidad: ${unit!.nombre}`,
  );
  await settled(page);
  expect(await violations(page)).toEqual([]);
});

test('the report of conflicting duties is in the menu and appears at once', async ({ page }) => {
  await page.goto('/reportes/funciones-incompatibles');
  const table = page.getByRole('table', { name: 'Funciones incompatibles' });
  await expect(table.getByRole('row').filter({ hasText: 'Farmacia' }).first()).toContainText(
    'Quien pide insumos podría autorizar lo que él mismo pidió.',
  );
  await settled(page);
  expect(await violations(page)).toEqual([]);
});
