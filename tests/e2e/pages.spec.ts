import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { addData, collectData, foreignTo, shownTexts } from '../support/web/foreign';
import { covering, SCREENS, unread, type Screens, type View } from '../support/web/generated-screens';
import { go, quiet } from '../support/web/go';
import { languageOf, LANGUAGES, speak } from '../support/web/language';
import { nameless } from '../support/web/nameless';
import { cutOff, sticksOut } from '../support/web/reflow';
import { sampleData } from '../support/web/sample-data';
import { expect, settled, test } from '../support/web/test';

/**
 * Opens every page once and makes all checks of it: axe in both colour schemes, controls without a name, texts of another language in each
 * language, and content cut off in a narrow window. Scheme, language and width change on the open page, because loading it again for each
 * takes longer than the checks.
 */
test.describe.configure({ mode: 'parallel' });

/** Checks of a page beyond accessible names; each finding is reported with the page and its display mode. */
interface Looks {
  readonly axe?: Parameters<typeof violations>[1];
  readonly languages?: typeof LANGUAGES | readonly (typeof LANGUAGES)[number][];
  /** Axe options for a window of 1280 × 900 at 200 %; that window and one of 320 pixels are also checked for cut-off content. */
  readonly narrow?: { readonly axe: boolean };
}

const WIDE = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

/** Returns a function that checks pages, and the findings of all checks. */
async function looker(page: Page) {
  const data = collectData(page);
  const foreign = new Map(LANGUAGES.map((language) => [language, foreignTo(language)]));
  const window = await page.context().newCDPSession(page);
  const resize = async (size: Partial<typeof WIDE>) => {
    await window.send('Emulation.setDeviceMetricsOverride', { ...WIDE, ...size });
    // Media queries take effect in the next frame; their changes are drawn in the following one.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
    await quiet(page);
  };
  const found: string[] = [];

  const inSpanish = async (where: string, { axe, narrow }: Looks) => {
    const note = (how: string, faults: readonly string[]) =>
      found.push(...faults.map((fault) => `${where}${how}: ${fault}`));
    if (axe) {
      note('', await violations(page, axe));
      note(' nameless', await nameless(page));
    }
    if (!narrow) return;
    await resize({ width: 640, height: 450, deviceScaleFactor: 2 });
    if (narrow.axe) note(' at 640', await violations(page, { schemes: ['light'] }));
    for (const width of [640, 320]) {
      await resize({ width, height: 450, deviceScaleFactor: 2 });
      note(` sticks out at ${width}`, await sticksOut(page));
      note(` cut off at ${width}`, await cutOff(page));
    }
    await resize(WIDE);
  };

  const look = async (at: string, looks: Looks) => {
    await go(page, at);
    const current = await languageOf(page);
    const languages = new Set([...(looks.languages ?? []), ...(looks.axe || looks.narrow ? (['es'] as const) : [])]);
    for (const language of [...languages].toSorted((a, b) => Number(b === current) - Number(a === current))) {
      await speak(page, language);
      if (looks.languages?.includes(language))
        found.push(
          ...foreign.get(language)!(await shownTexts(page), data).map((text) => `${at} in ${language}: ${text}`),
        );
      if (language === 'es') await inSpanish(at, looks);
    }
  };
  return { look, found, data };
}

/**
 * Screens are generated: a sample that contains every part in every place represents the rest. `TEST_ALL=1` (`npm test -- --all`) checks
 * all of them.
 */
const VIEWS = ['list', 'create', 'show'] as const satisfies readonly View[];
const CHOSEN = process.env['TEST_ALL']
  ? SCREENS.flatMap((resource) => resource.views.map((view) => ({ resource, view })))
  : VIEWS.flatMap((view) => covering(SCREENS, view));
/** The surrounding frame is the same on every page, and is checked with the list. */
const WITHIN = {
  within: 'main',
  notApplying: ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'],
} as const;
/** Resources whose pages are checked in each language, and all but the last also in narrow windows. */
const SPOKEN = ['solicitud', 'paciente', 'insumo', 'unidad', 'usuario'];
const NARROW = new Set(SPOKEN.slice(0, -1));

test('the chosen screens cover every part of every screen in every place @core', () => {
  for (const view of VIEWS) {
    const seen = new Set(
      CHOSEN.filter((screen) => screen.view === view).flatMap(({ resource }) => [...resource.features[view]]),
    );
    for (const { name, views, features } of SCREENS)
      if (views.includes(view))
        expect(
          [...features[view]].filter((feature) => !seen.has(feature)),
          `${name} ${view}`,
        ).toEqual([]);
  }
  // Nothing that the generator writes was omitted.
  for (const { name, views } of SCREENS)
    for (const view of views) expect(unread(name, view), `${name} ${view}`).toEqual([]);
  expect(SPOKEN.filter((name) => !SCREENS.some((resource) => resource.name === name))).toEqual([]);
});

const isChosen = ({ name }: Screens) => SPOKEN.includes(name) || CHOSEN.some((screen) => screen.resource.name === name);
for (const resource of SCREENS.filter(isChosen)) {
  const { name, path, key } = resource;
  const chosen = new Set(CHOSEN.filter((screen) => screen.resource.name === name).map(({ view }) => view));
  const languages = SPOKEN.includes(name) ? LANGUAGES : [];
  const [isSpoken, isNarrow] = [languages.length > 0, NARROW.has(name)];

  test(`the screens of ${name}: ${isSpoken ? 'all' : [...chosen].join(', ')}`, async ({ page, signInAs, api }) => {
    await signInAs('su');
    const { look, found } = await looker(page);
    const visit = (view: View, at: string, axe: Looks['axe']) =>
      look(`/${name}${at}`, {
        languages,
        ...(chosen.has(view) ? { axe } : {}),
        ...(isNarrow ? { narrow: { axe: at !== '/create' } } : {}),
      });
    const [record] = await api.get<Record<string, unknown>[]>(`${path}?pageSize=1`);
    const id = encodeURIComponent(String(record?.[key]));
    // Ten rows are equivalent to twenty-five except for their words.
    if (isSpoken || chosen.has('list')) await visit('list', isSpoken ? '' : '?perPage=10&page=1', {});
    if (record && (isSpoken || chosen.has('show'))) await visit('show', `/${id}`, WITHIN);
    if (isSpoken || chosen.has('create')) await visit('create', '/create', { ...WITHIN, schemes: ['light'] });
    // The same form with values.
    if (record && (isSpoken || (chosen.has('create') && resource.operations.includes('update'))))
      await visit('create', `/${id}/editar`, { ...WITHIN, schemes: ['dark'] });
    expect(found).toEqual([]);
    expect(record ?? !isSpoken, 'a record to look at').toBeTruthy();
  });
}

test('finds a pale word, or a row of another colour, among many similar ones', async ({ page, signInAs }) => {
  await signInAs('su');
  await go(page, '/insumo');
  // The page's policy allows no style element with text.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-pale] { color: #999 !important } [data-grey] { background: #777 !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const found = async (scheme: 'light' | 'dark', place: string, name: string) => {
    await page.locator(place).evaluate((element, attribute) => element.setAttribute(attribute, ''), name);
    const faults = await violations(page, { schemes: [scheme], within: 'table' });
    await page.locator(place).evaluate((element, attribute) => element.removeAttribute(attribute), name);
    return new Set(faults.map((fault) => fault.split(':')[0]));
  };
  expect(await found('light', 'tbody tr:nth-child(6) th small', 'data-pale')).toEqual(
    new Set(['light color-contrast']),
  );
  expect(await found('dark', 'tbody tr:nth-child(7)', 'data-grey')).toEqual(new Set(['dark color-contrast']));
});

test('the sign-in page is accessible @core', async ({ page }) => {
  await page.goto('/sign-in');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await nameless(page)).toEqual([]);
});

test('the home page and pages without a resource', async ({ page, signInAs }) => {
  await signInAs('su');
  const { look, found } = await looker(page);
  await look('/home', { axe: {}, languages: LANGUAGES });
  for (const path of ['/', '/cuenta', '/red-historial', '/reportes/informe-semestre'])
    await look(path, { languages: LANGUAGES });
  expect(found).toEqual([]);
});

/** Handwritten pages by the profile that uses them. Pages that need a record are checked in the tests of that record. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'oficina.central': [
    '/oficina-central/solicitudes',
    '/oficina-central/redistribucion',
    '/almacenes/canjes',
    '/programas',
  ],
  'almacen.estatal': ['/agenda', '/agenda?vista=semana'],
  proveedor: ['/proveedores/portal'],
  medico: ['/agenda?vista=semana', '/programas/1', '/programas/1?seccion=vencidas', '/programas/1?seccion=medicinas'],
  recepcion: ['/consulta/recepcion', '/agenda'],
  cendis: ['/cendis', '/cendis/lista?ordenes='],
  farmacia: ['/farmacia/recetas', '/farmacia/pendientes', '/farmacia/controlados'],
  'jefe.servicio': ['/hospital/camas', '/hospital/asignaciones', '/hospital/autorizar'],
};
for (const [profile, paths] of Object.entries(BY_HAND))
  test(`the pages that ${profile} works at`, async ({ page, signInAs }) => {
    await signInAs(profile);
    const { look, found } = await looker(page);
    for (const path of paths) {
      // A navigation within the same page would leave its heading, which marks a page as loaded.
      if (path.includes('?')) await page.goto(path);
      await look(path, { axe: WITHIN, languages: LANGUAGES, narrow: { axe: false } });
    }
    expect(found).toEqual([]);
  });

test('the samples', async ({ page, signInAs }) => {
  await signInAs('su');
  const { look, found, data } = await looker(page);
  addData(data, await sampleData());
  // Languages with their own texts for the sample.
  const languages = LANGUAGES.filter(
    (language) => existsSync(`locales/${language}/mock.json`) || process.env['TEST_ALL'],
  );
  for (const path of [
    '/tablero-ventas',
    '/producto-muestra',
    '/producto-muestra/create',
    '/producto-muestra/12',
    '/producto-muestra/12/editar',
    '/pedido-muestra',
    '/pedido-muestra/95954',
    '/usuario-muestra',
    '/usuario-muestra/create',
    '/usuario-muestra/2',
  ])
    await look(path, { languages });
  expect(found).toEqual([]);
});
