import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in';
import { startProcess, type ServerProcess } from '../support/start-process';
import { fillFolder } from '../support/web/demo-folder';

/** Tests that one schema file adds an entity end to end, on a copy and with a new entity. */
const SCHEMA = 'schemas/entities/equipamiento/equipo-medico.json';
const FOLDERS = ['schemas', 'scripts', 'src', 'generated', 'locales', 'public', 'tests/support'];
const FILES = [
  'package.json',
  'package-lock.json',
  'index.html',
  'redirect.html',
  'tsconfig.json',
  '.oxfmtrc.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

let root: string;
let server: ServerProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  root = await mkdtemp(path.join(tmpdir(), 'new-entity-'));
  for (const name of [...FOLDERS, ...FILES]) await cp(name, path.join(root, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  git('init', '-q');
  git('add', '-A', '--', ...FOLDERS, ...FILES);
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'before');
  await mkdir(path.join(root, path.dirname(SCHEMA)), { recursive: true });
  await cp('tests/support/new-entity/equipo-medico.json', path.join(root, SCHEMA));
  execFileSync('node_modules/.bin/tsx', ['scripts/codegen/main.ts'], { cwd: root });
  // An existing demo gets the table from the planned migration; creating a demo takes longer than this whole test.
  await fillFolder(path.join(root, '.data'));
  server = await startProcess({ env: { DATA_DIR: path.join(root, '.data') }, cwd: root });
});

test.afterAll(async () => {
  // A normal end would wait for connections that the browser keeps open.
  await server?.end('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}

test('only the schema was written by hand', async () => {
  const changed = git('status', '--porcelain', '-uall', '--', ...FOLDERS)
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(3));
  const byHand = changed.filter(
    (file) => !file.startsWith('generated/') && !file.startsWith('src/platform/server/db/migrations/'),
  );
  expect(byHand).toEqual([SCHEMA]);
  // Several checkers would compute the same types separately, and the other core runs the next test.
  const types = execFileSync('node_modules/.bin/tsc', ['--noEmit', '-p', '.', '--checkers', '1'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(types).toBe('');
});

test('its table exists, and its resource validates and is part of the API description', async () => {
  const headers = { Authorization: `Bearer ${await signIn(server.url)}`, 'Content-Type': 'application/json' };
  const units = (await (await fetch(`${server.url}/api/catalogos/unidad?pageSize=1`, { headers })).json()) as {
    unidadId: number;
    nombre: string;
  }[];
  const send = (body: object) =>
    fetch(`${server.url}/api/equipamiento/equipo-medico`, { method: 'POST', headers, body: JSON.stringify(body) });

  const refused = await send({
    nombre: 'Ventilador',
    numeroSerie: 'x!',
    unidadId: units[0]!.unidadId,
    estatus: 'PERDIDO',
    fechaCompra: '2026-02-30',
    requiereCalibracion: true,
    sobra: 1,
  });
  expect(refused.status).toBe(422);
  const fields = ((await refused.json()) as { errores: { campo: string }[] }).errores
    .map((error) => error.campo)
    .toSorted();
  expect(fields).toEqual(['estatus', 'fechaCompra', 'mesesCalibracion', 'numeroSerie', 'sobra']);

  const created = await send({
    nombre: 'Ventilador',
    numeroSerie: ' vnt-0001 ',
    unidadId: units[0]!.unidadId,
    estatus: 'EN_USO',
    fechaCompra: '2026-02-28',
    costo: 125000.5,
    fabricante: { nombre: 'Acme', paisCodigo: 'MX' },
  });
  expect(created.status, await created.clone().text()).toBe(201);
  expect(await created.json()).toMatchObject({
    numeroSerie: 'VNT-0001',
    unidadNombre: units[0]!.nombre,
    costo: 125000.5,
    motivoBaja: null,
    fabricante: { nombre: 'Acme' },
    activo: true,
    version: 1,
  });

  const twice = await send({
    nombre: 'Otro',
    numeroSerie: 'VNT-0001',
    unidadId: units[0]!.unidadId,
    estatus: 'EN_USO',
  });
  expect(twice.status).toBe(409);

  const description = (await (await fetch(`${server.url}/api/openapi.json`, { headers })).json()) as {
    paths: Record<string, object>;
    components: { schemas: Record<string, object> };
  };
  expect(Object.keys(description.paths['/equipamiento/equipo-medico'] ?? {})).toEqual(['get', 'post']);
  expect(description.components.schemas).toHaveProperty('EquipoMedicoInput');
  expect(await readFile(path.join(root, 'generated/server/tables/equipo-medico.gen.ts'), 'utf8')).toContain('pgTable(');
});

for (const [language, texts] of Object.entries({
  es: {
    list: 'Equipos médicos',
    create: /Crear equipo médico/,
    name: 'Nombre',
    serial: 'Número de serie',
    unit: 'Unidad',
    months: /Meses entre calibraciones/,
    needs: /Requiere calibración/,
    save: 'Crear equipo médico',
  },
  en: {
    list: 'Medical devices',
    create: /Create medical device/i,
    name: 'Name',
    serial: 'Serial number',
    unit: 'Unit',
    months: /Months between calibrations/,
    needs: /Needs calibration/,
    save: 'Create medical device',
  },
})) {
  test(`its list, form and page work in the browser (${language})`, async ({ page }) => {
    const token = await signIn(server.url);
    await page.goto(`${server.url}/sign-in`);
    await page.evaluate(
      ([value, lang]) => {
        localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value }));
        localStorage.setItem('red-salud.language', lang!);
      },
      [token, language],
    );
    await page.goto(`${server.url}/equipo-medico`);
    await expect(page.getByRole('heading', { level: 1, name: texts.list })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ventilador' }).first()).toBeVisible();
    await page.getByRole('link', { name: texts.create }).click();
    await page.getByLabel(texts.name, { exact: false }).first().fill(`Monitor ${language}`);
    await page.getByLabel(texts.serial).fill(`mon-${language}-1`);
    const unit = page.getByRole('combobox', { name: texts.unit }).first();
    await unit.fill('Hospital');
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /Hospital/ })
      .first()
      .click();
    await expect(page.getByLabel(texts.months)).toHaveCount(0);
    await page.getByLabel(texts.needs).click();
    await page.getByLabel(texts.months).fill('12');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Monitor ${language}` })).toBeVisible();
    await expect(page.getByText(`MON-${language.toUpperCase()}-1`).first()).toBeVisible();
  });
}
