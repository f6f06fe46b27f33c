import { readFile } from 'node:fs/promises';
import { RESOURCE_NAMES } from '#generated/shared/resource-names.gen';
import { menuLink } from '../support/web/menu';
import { expect, settled, test } from '../support/web/test';

// Reads the loaded files from responses; a warm browser cache would produce none.
test.use({ ownContext: true });
test.beforeEach(async ({ signInAs }) => signInAs('su'));

/** Sources of the loaded scripts, from their source maps. */
async function loadedSources(urls: readonly string[]): Promise<string[]> {
  const maps = await Promise.all(
    urls.map(async (url) => {
      const map = await readFile(`dist/demo${new URL(url).pathname}.map`, 'utf8').catch(() => '{"sources":[]}');
      return (JSON.parse(map) as { sources: string[] }).sources;
    }),
  );
  return maps.flat();
}

test('opening a list loads only its resource: list code and labels in one language, no form, no rules @core', async ({
  page,
}) => {
  const scripts: string[] = [];
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.url());
    texts.push(response.text());
  });
  await page.goto('/estado');
  await settled(page);
  const labels = new Set(
    (await Promise.all(texts)).flatMap((text) =>
      [...text.matchAll(/"?resources\.([a-z-]+)\.description/g)].map(([, name]) => name),
    ),
  );
  expect([...labels]).toEqual(['estado']);
  const sources = await loadedSources(scripts);
  const resources = RESOURCE_NAMES.filter((name) =>
    sources.some((source) => source.includes(`generated/web/${name}/`)),
  );
  expect(resources).toEqual(['estado']);
  expect(
    sources.filter((source) =>
      /src\/areas\/[^/]+\/shared|generated\/shared\/(forms|validators)|platform\/web\/ui\/form\/(?!RulesContext)/.test(
        source,
      ),
    ),
  ).toEqual([]);
});

test('the page forbids scripts of other origins', async ({ page }) => {
  const answer = await page.goto('/home');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/);
  expect(policy).not.toMatch(/'unsafe-(eval|hashes|inline)'/);
});

test('an injected style is not applied', async ({ context }) => {
  // Uses a separate page, because the browser reports the refused style as an error.
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'html { letter-spacing: 7px !important; }';
    document.head.append(style);
    document.documentElement.setAttribute('style', 'word-spacing: 7px');
  });
  await expect(page.locator('html')).not.toHaveCSS('letter-spacing', '7px');
  await expect(page.locator('html')).not.toHaveCSS('word-spacing', '7px');
  await page.close();
});

test('a page requests its data once: opened by address, from the menu, sorted, on another page', async ({
  page,
  api,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Skips requests for the labels of references.
    if (
      /^\/api\/(catalogos\/(unidad|municipio)|inventario\/solicitud)(\/\d+)?$/.test(pathname) &&
      !search.includes('pageSize=500')
    )
      asked.push(pathname + search);
  });
  const once = async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await settled(page);
    expect(asked.splice(0)).toHaveLength(1);
  };
  await page.goto('/unidad?perPage=10&page=2&sort=nombre&order=DESC&filter=%7B%22activo%22%3A%22all%22%7D');
  await once();
  await (await menuLink(page, 'Ajustes', 'Municipios')).click();
  await once();
  await page.getByRole('columnheader', { name: 'Nombre', exact: true }).getByRole('button').click();
  await once();
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await once();
  // Includes totals, which columns of this list have.
  await page.goto('/solicitud');
  await once();
  const [unit] = await api.get<{ unidadId: number }[]>('/catalogos/unidad?pageSize=1');
  await page.goto(`/unidad/${unit!.unidadId}`);
  await once();
});

test.describe('without a configuration', () => {
  test.use({ expectedStatuses: [503] });

  test('the start says that the server does not respond, and tries again', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/estado');
    const alert = page.getByRole('alert').filter({ hasText: 'El servidor no responde.' });
    await expect(alert).toBeVisible();
    await page.unroute('**/config.json');
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
  });
});

test('a first list loads at most 12 scripts and 290 KB; the start makes three calls, then one for the channel @core', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-row-link]')) return;
      performance.mark('first-row');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/paciente', '/estado', '/solicitud']) {
    await page.goto(path);
    await settled(page);
    const weight = await page.evaluate(() => {
      const [row] = performance.getEntriesByName('first-row');
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, responseEnd }) => name.endsWith('.js') && responseEnd < row!.startTime,
      );
      return { scripts: scripts.length, bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
    });
    expect.soft(weight.scripts, path).toBeLessThanOrEqual(12);
    expect.soft(weight.bytes, path).toBeLessThanOrEqual(290 * 1024);
    expect(weight.scripts, path).toBeGreaterThan(5);
  }
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/home');
  await settled(page);
  const channel = '/api/messaging/notifications-messaging/negotiate';
  await expect.poll(() => calls).toContain(channel);
  expect(calls.toSorted()).toEqual([
    '/api/catalogos/modulo/menu',
    '/api/catalogos/usuario/usuario-actual',
    '/api/inicio',
    channel,
  ]);
});
