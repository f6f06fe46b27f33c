import type { Page } from '@playwright/test';
import { collectData, foreignTo, shownTexts } from '../support/web/foreign';
import { go, quiet } from '../support/web/go';
import { speaker, type Language } from '../support/web/texts';
import { expect, test } from '../support/web/test';
import type { Api } from '../support/web/api';
import { uniqueCode } from '../support/web/api';

const FORMS = ['solicitud', 'paciente', 'insumo', 'unidad', 'usuario'];

/** Opens the application in a language. Returns a check that a page has no text of another language. */
async function open(page: Page, language: Language) {
  await page.addInitScript((value) => localStorage.setItem('red-salud.language', value), language);
  const data = collectData(page);
  const foreign = foreignTo(language);
  const found: string[] = [];
  return {
    say: speaker(language),
    found,
    look: async (where: string) => {
      await quiet(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      found.push(...foreign(await shownTexts(page), data).map((text) => `${where}: ${text}`));
    },
  };
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

for (const language of ['es', 'es-mx', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.describe.configure({ timeout: 120_000 });

    test('panels, menus and dialogs use only this language', async ({ page, api, signInAs }) => {
      await signInAs('su');
      const { look, say, found } = await open(page, language);
      const button = (key: string, values?: Record<string, string>) =>
        page.getByRole('button', { name: say(key, values), exact: true });
      await go(page, '/unidad');
      for (const key of [
        'app.list.filters',
        'app.lists.columns.title',
        'app.lists.views.title',
        'app.lists.export.open',
        'app.nav.language',
        'shell.settings.title',
      ]) {
        const panel = page.locator('.MuiPopover-root, .MuiDialog-root, .MuiDrawer-root');
        await button(key).click();
        // The panel loads on demand; a key pressed before it is there would be lost.
        await expect(panel).toHaveCount(1);
        await look(key);
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
      for (const show of [
        () => page.keyboard.press('Control+k'),
        () => page.getByRole('button', { name: new RegExp(`^${say('app.notifications.title')}:`) }).click(),
        () => page.getByRole('button', { name: new RegExp(`^${say('app.nav.account', { name: '' })}`) }).click(),
      ]) {
        await show();
        const panel = page.locator('.MuiPopover-root, .MuiDialog-root');
        await expect(panel).toHaveCount(1);
        await look('header');
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('keys');
      await page.keyboard.press('Escape');
      await page.getByLabel(say('app.lists.selection.page')).click();
      await page
        .getByRole('region', { name: say('app.lists.selection.title') })
        .getByRole('button', { name: say('app.action.deactivate') })
        .click();
      await look('batch');
      await page.keyboard.press('Escape');
      await go(page, '/estado');
      await page.getByLabel(say('app.list.searchLabel')).fill('zzzz');
      await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
      await look('empty list');
      await go(page, '/no-existe');
      await look('not found');

      await go(page, '/personal-medico/create');
      await page.locator('[id="campo-especialidadId"]').click();
      await page.getByRole('option', { name: say('app.reference.createNew') }).click();
      await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
      await look('create in place');
      await page.keyboard.press('Escape');
      await page.locator('[id="campo-persona.nombre"]').fill('Ana');
      await page.getByRole('link', { name: say('app.action.cancel'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('unsaved');
      await button('app.unsaved.keep').click();
      await expect(page).toHaveURL(/personal-medico(\?|$)/);
      await quiet(page);
      await go(page, '/personal-medico/create');
      await expect(button('app.draft.recover')).toBeVisible();
      await look('draft');
      await page
        .getByRole('status')
        .getByRole('button', { name: say('app.unsaved.discard') })
        .click();

      const id = await sent(api);
      await go(page, `/solicitud/${id}`);
      await page.getByRole('button', { name: say('app.history.show') }).click();
      await look('history');
      await button('resources.solicitud.transitions.retirar.name').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('transition');
      expect(found).toEqual([]);
    });

    test.describe('a refused request', () => {
      test.use({ expectedStatuses: [409, 412, 422] });
      test('is explained in this language', async ({ page, api, signInAs }) => {
        await signInAs('su');
        const { look, say, found } = await open(page, language);
        const create = (name: string) =>
          page.getByRole('button', {
            name: say('app.action.create', { name: lower(say(`resources.${name}.name`, { smart_count: 1 })) }),
            exact: true,
          });
        for (const name of FORMS) {
          await go(page, `/${name}/create`);
          await create(name).click();
          await expect(page.getByRole('alert').first()).toBeVisible();
          await look(`errors of ${name}`);
        }

        // Only the server refuses a code already in use.
        const code = uniqueCode('IDI');
        const { especialidadId } = await api.create('/catalogos/especialidad', {
          clave: code,
          nombre: `Idioma ${code}`,
        });
        await go(page, '/especialidad/create');
        await page.locator('[id="campo-clave"]').fill(code);
        await page.locator('[id="campo-nombre"]').fill('Otra');
        await create('especialidad').click();
        await expect(page.getByRole('alert')).toContainText(say('errors.DUPLICADO'));
        await look('409 DUPLICADO');
        await page.goto(`/especialidad/${String(especialidadId)}/editar`);
        await page.locator('[id="campo-nombre"]').fill(`Mia ${code}`);
        await api.change(`/catalogos/especialidad/${String(especialidadId)}`, { nombre: `Suya ${code}` });
        await page.getByRole('button', { name: say('app.action.save'), exact: true }).click();
        await expect(page.getByRole('dialog', { name: say('app.conflict.title') })).toBeVisible();
        await look('412');

        // Another user acted first: the step is no longer possible.
        const id = await sent(api);
        await page.goto(`/solicitud/${id}`);
        await page
          .getByRole('button', { name: say('resources.solicitud.transitions.retirar.name'), exact: true })
          .click();
        await act(api, id, 'retirar');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('resources.solicitud.transitions.retirar.name'), exact: true })
          .click();
        await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
        await look('TRANSICION_INVALIDA');
        expect(found).toEqual([]);
      });

      test('the server answers in this language', async ({ baseURL, api }) => {
        const say = speaker(language);
        const ask = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
          fetch(`${baseURL}/api${path}`, {
            method,
            headers: {
              Authorization: `Bearer ${api.token}`,
              'Accept-Language': language,
              'Content-Type': 'application/json',
              ...headers,
            },
            body: JSON.stringify(body),
          });
        const id = await sent(api);
        const { version } = await api.get(`/inventario/solicitud/${id}`);
        const told = async (answer: Promise<Response>) =>
          (await (await answer).json()) as { codigo: string; mensaje: string; errores?: { mensaje: string }[] };
        const stale = await told(ask('PUT', `/inventario/solicitud/${id}`, {}, { 'If-Match': '"0"' }));
        const illegal = await told(
          ask('POST', `/inventario/solicitud/${id}/enviar`, {}, { 'If-Match': `"${String(version)}"` }),
        );
        const empty = await told(ask('POST', '/catalogos/especialidad', {}));
        expect([stale.codigo, illegal.codigo, empty.codigo]).toEqual([
          'CONFLICTO_VERSION',
          'TRANSICION_INVALIDA',
          'VALIDACION',
        ]);
        expect([stale.mensaje, empty.mensaje]).toEqual([say('errors.CONFLICTO_VERSION'), say('errors.VALIDACION')]);
        expect(empty.errores?.map(({ mensaje }) => mensaje)).toContain(say('errors.REQUERIDO'));
        expect(
          foreignTo(language)(
            [stale, illegal, empty].flatMap(({ mensaje, errores }) => [
              mensaje,
              ...(errores ?? []).map((error) => error.mensaje),
            ]),
            new Set(),
          ),
        ).toEqual([]);
      });
    });
  });
}

/** Creates a request that has been sent. */
async function sent(api: Api): Promise<string> {
  const [first, second] = await api.get<{ almacenId: number }[]>('/catalogos/almacen?pageSize=2');
  const [item] = await api.get<{ insumoId: number }[]>('/catalogos/insumo?pageSize=1');
  const { solicitudId } = await api.create('/inventario/solicitud', {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId: second!.almacenId,
    almacenSurtidorId: first!.almacenId,
    lineas: [{ insumoId: item!.insumoId, cantidadSolicitada: 5 }],
  });
  await act(api, String(solicitudId), 'enviar');
  return String(solicitudId);
}

async function act(api: Api, id: string, step: string): Promise<void> {
  await api.step(`/inventario/solicitud/${id}`, step);
}
