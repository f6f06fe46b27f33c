import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect as within, test, type Page } from '@playwright/test';
import { startDev, type DevProcess } from '../support/dev-process';
import { signIn } from '../support/sign-in';
import { fillFolder } from '../support/web/demo-folder';

/** `npm run dev` as a schema author uses it: one session, a form open in the browser, and saves in the editor. */
const SCHEMA = 'schemas/entities/catalogos/especialidad.json';
const MIGRATIONS = 'src/platform/server/db/migrations';

/** A save takes seconds to reach the screen while other tests run; `npm run bench -- dev` measures the time. */
const expect = within.configure({ timeout: 60_000 });

interface Schema {
  'x-entity': Record<string, unknown>;
  properties: Record<string, Record<string, unknown>>;
}

let dev: DevProcess;
let token: string;
let page: Page;
let loads = 0;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async ({ browser }) => {
  dev = await startDev(fillFolder);
  token = await signIn(dev.url);
  page = await browser.newPage({ baseURL: dev.webUrl });
  await page.addInitScript(
    (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
    token,
  );
  await page.goto('/especialidad/create');
  await expect(page.getByLabel('Nombre')).toBeVisible();
  await page.getByLabel('Nombre').fill('Escrito antes');
  page.on('load', () => {
    loads += 1;
  });
});

test.afterAll(async () => {
  await page?.close();
  await dev?.end('SIGTERM');
  await dev?.remove();
});

const text = () => readFile(path.join(dev.root, SCHEMA), 'utf8');
const save = (content: string) => writeFile(path.join(dev.root, SCHEMA), content);

async function edit(change: (schema: Schema) => void): Promise<void> {
  const schema = JSON.parse(await text()) as Schema;
  change(schema);
  await save(JSON.stringify(schema, null, 2));
}

const migrations = async () =>
  (await readdir(path.join(dev.root, MIGRATIONS))).filter((name) => name.endsWith('.sql')).toSorted();
const overlay = () => page.locator('vite-error-overlay');
const typed = () => expect(page.getByLabel('Nombre')).toHaveValue('Escrito antes');

async function createNote(nota: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return fetch(`${dev.url}/api/catalogos/especialidad`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ clave: 'DEV', nombre: 'Con nota', nota }),
  });
}

test('a saved schema reaches the open screen, the API and the database, and typed values stay', async () => {
  await edit((schema) => {
    schema.properties['clave']!['title'] = 'Clave interna';
  });
  await expect(page.getByLabel('Clave interna')).toBeVisible();
  await edit((schema) => {
    schema.properties['nota'] = { title: 'Nota', type: 'string', maxLength: 50, 'x-field': { labels: { en: 'Note' } } };
  });
  await expect(page.getByLabel('Nota')).toBeVisible();
  await typed();
  expect(loads).toBe(0);
  const created = await createNote('guardada');
  expect(created.status).toBe(201);
  expect(await created.json()).toMatchObject({ nota: 'guardada' });
});

test('many edits make one migration, which contains all of them', async () => {
  const before = await migrations();
  await edit((schema) => {
    schema.properties['color'] = {
      title: 'Color',
      type: 'string',
      maxLength: 20,
      'x-field': { labels: { en: 'Colour' } },
    };
  });
  await expect(page.getByLabel('Color')).toBeVisible();
  expect(await migrations()).toEqual(before);
  const sql = await readFile(path.join(dev.root, MIGRATIONS, before.at(-1)!), 'utf8');
  expect(sql).toContain('"nota"');
  expect(sql).toContain('"color"');
  await typed();
});

test('an error is shown in the terminal and over the page, with place and fix; the last good version stays in use', async () => {
  const good = await text();
  await save(good.replace('"filter": "set"', '"filtre": "set"'));
  await expect(overlay()).toContainText(/especialidad\.json:\d+:\d+/);
  await expect(overlay()).toContainText('did you mean `filter`?');
  expect(dev.output()).toMatch(/especialidad\.json:\d+:\d+ /);
  expect(dev.output()).toContain('did you mean `filter`?');
  expect((await createNote('x'.repeat(51))).status).toBe(422);
  await typed();

  await save(good);
  await expect(overlay()).toHaveCount(0);
  await typed();
  expect(loads).toBe(0);
});

test('a change that would lose data is refused, and the message explains how to confirm it', async () => {
  const good = await text();
  await edit((schema) => {
    delete schema.properties['tipo'];
    delete schema['x-entity']['facts'];
  });
  await expect(overlay()).toContainText('se borraría la columna especialidad.tipo con sus datos');
  await expect(overlay()).toContainText('npm run generate -- --drop especialidad.tipo');
  await save(good);
  await expect(overlay()).toHaveCount(0);
  await expect(page.getByLabel('Tipo')).toBeVisible();
  await typed();
});

test('a page that must reload shows no prompt, and offers typed values', async () => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  const file = path.join(dev.root, 'src/app/web/main.tsx');
  await page.getByLabel('Nombre').press('End');
  await page.getByLabel('Nombre').pressSequentially(' y después');
  await writeFile(file, `${await readFile(file, 'utf8')}\n// Saved.\n`);
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('status').getByRole('button', { name: 'Recuperar' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue('Escrito antes y después');
  expect(dialogs).toEqual([]);
});

test('server code is reloaded too', async () => {
  const file = path.join(dev.root, 'src/app/server/system-routes.ts');
  const code = await readFile(file, 'utf8');
  await writeFile(file, code.replace('locale: language,', "locale: 'en',"));
  expect(await readFile(file, 'utf8')).not.toBe(code);
  await expect
    .poll(async () => ((await (await fetch(`${dev.url}/config.json`)).json()) as { locale: string }).locale)
    .toBe('en');
});
