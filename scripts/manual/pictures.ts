/**
 * Takes the pictures of the user manual from a running demo and writes them to `docs/manual`.
 *
 *   npm start
 *   npm run manual -- [http://127.0.0.1:3000] [--only recetas]
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { QUICK_CHROMIUM } from '../../tests/support/web/quick-chromium';

const PASSWORD = 'demo1234';
const FOLDER = 'docs/manual';
const SIZE = { width: 1200, height: 760 };
/** Characters of a page with content. */
const MIN_TEXT = 150;
/** Time for a page to become complete. */
const MAX_SECONDS = 60;
const TABLET = { width: 1024, height: 768 };

interface Picture {
  readonly name: string;
  /** Account of the demo, before `@example.org`. */
  readonly account: string;
  readonly path: string;
  readonly size?: typeof SIZE;
  /** Goes on from the page of `path` to what the picture shows. */
  readonly open?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'inicio', account: 'farmacia', path: '/home' },
  { name: 'recepcion', account: 'recepcion', path: '/consulta/recepcion' },
  { name: 'consulta', account: 'medico', path: '/consulta/recepcion', open: follow('a[href^="/consulta/visita/"]') },
  { name: 'camas', account: 'enfermeria.centrales', path: '/hospital/camas' },
  { name: 'mis-pacientes', account: 'enfermeria.centrales', path: '/tableta/mis-pacientes', size: TABLET },
  {
    name: 'medicamentos',
    account: 'enfermeria.centrales',
    path: '/tableta/mis-pacientes',
    size: TABLET,
    open: (page) => page.getByRole('main').getByRole('link', { name: 'Medicamentos' }).first().click(),
  },
  { name: 'recetas', account: 'farmacia', path: '/farmacia/recetas' },
  { name: 'surtir', account: 'farmacia', path: '/farmacia/recetas', open: follow('main li a') },
  { name: 'cendis', account: 'cendis', path: '/cendis' },
  { name: 'inventario', account: 'almacen.unidad', path: '/inventario' },
  {
    name: 'surtido',
    account: 'almacen.estatal',
    path: `/solicitud?filter=${encodeURIComponent('{"estatus":["EN_SURTIMIENTO"]}')}`,
    open: follow('tbody a'),
  },
  { name: 'autorizar', account: 'oficina.central', path: '/oficina-central/solicitudes' },
  {
    name: 'reparto',
    account: 'oficina.central',
    path: '/oficina-central/solicitudes',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Por solicitud' }).click();
      await page.getByRole('checkbox', { name: 'Elegir todas' }).check();
      await page.getByRole('link', { name: 'Ver el reparto' }).click();
    },
  },
  { name: 'tablero', account: 'director.unidad', path: '/tableros/direccion' },
  { name: 'portal', account: 'proveedor', path: '/proveedores/portal' },
  { name: 'perfil', account: 'su', path: '/perfil', open: follow('tbody a') },
  { name: 'bitacora', account: 'auditor', path: '/bitacora' },
];

/** Follows the first link of a selector. */
function follow(selector: string) {
  return (page: Page) => page.locator(selector).first().click();
}

async function take(browser: Browser, address: string, { name, account, path, size, open }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: size ?? SIZE,
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
  });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByLabel('Correo electrónico').fill(`${account}@example.org`);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
  await page.goto(path);
  await settled(page);
  if (open) {
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    await open(page);
    await heading.filter({ hasNotText: before }).waitFor();
    await settled(page);
  }
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 75 });
  await context.close();
}

/** Waits until the page is complete: it has text, no skeletons, and does not change for a second. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  let before = '';
  for (let second = 0; second < MAX_SECONDS; second += 1) {
    await page.waitForTimeout(1000);
    const text = await page.getByRole('main').innerText();
    const isWaiting = (await page.locator('[aria-busy="true"], .MuiSkeleton-root').count()) > 0;
    if (!isWaiting && text === before && text.length > MIN_TEXT) return;
    before = isWaiting ? '' : text;
  }
  throw new Error(`${page.url()} is not complete after ${MAX_SECONDS} s.`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true } },
});
const browser = await chromium.launch(QUICK_CHROMIUM);
try {
  for (const picture of PICTURES)
    if (values.only?.includes(picture.name) ?? true) {
      await take(browser, positionals[0] ?? 'http://127.0.0.1:3000', picture);
      console.log(`${FOLDER}/${picture.name}.jpg`);
    }
} finally {
  await browser.close();
}
