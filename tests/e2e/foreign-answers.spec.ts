import type { APIRequestContext, Page } from '@playwright/test';
import { ENTER, fillIn } from '../support/oidc/people';
import { PASSWORD } from '../support/oidc/policies';
import { startIdentityWorld, type IdentityWorld } from '../support/oidc/world';
import { expect, test } from '../support/web/test';

let world: IdentityWorld;
test.beforeAll(async () => {
  world = await startIdentityWorld('redirect');
});
test.afterAll(async () => world?.close());
test.beforeEach(async () => world.control({ forget: true }));

const MAX_REDIRECTS = 8;

/** Begins a sign-in in this browser. Returns the provider's redirect address, which the browser has not opened yet. */
async function begun(page: Page, request: APIRequestContext): Promise<URL> {
  await page.goto(`${world.app}/estado?page=1`);
  await page.getByRole('button', { name: ENTER }).click();
  await expect(page.getByLabel('Usuario')).toBeVisible();
  let address = page.url();
  let answer = await request.post(address, {
    form: { email: 'su@example.org', password: PASSWORD, do: 'enter' },
    maxRedirects: 0,
  });
  for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) {
    address = new URL(answer.headers()['location'] ?? '', address).href;
    if (address.startsWith(`${world.app}/redirect.html`)) return new URL(address);
    answer = await request.get(address, { maxRedirects: 0 });
  }
  throw new Error('The provider does not come back.');
}

/** Reads the parameters of an answer, in the fragment or the query of its address. */
const read = (answer: URL) => new URLSearchParams(answer.hash.slice(1) || answer.search.slice(1));

/** Returns the same answer with changed parameters, in the same part of its address. */
function changed(answer: URL, change: (parameters: URLSearchParams) => void): string {
  const parameters = read(answer);
  change(parameters);
  const next = new URL(answer);
  if (answer.hash) next.hash = parameters.toString();
  else next.search = parameters.toString();
  return next.href;
}

/** Expects a refusal message, no session, and a subsequent sign-in that works. */
async function refused(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('no corresponde a una entrada de este navegador, y no se usó');
  expect(
    await page.evaluate(() => localStorage.getItem('persist:red-salud.auth')?.includes('"signedIn":true') ?? false),
  ).toBe(false);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => /accesstoken|idtoken|refreshtoken/.test(key)),
    ),
  ).toEqual([]);
  await world.control({ forget: true });
  await page
    .getByRole('button', { name: /Reintentar|Entrar/ })
    .first()
    .click();
  await fillIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /Estados|Inicio/ })).toBeVisible();
}

test('the provider’s own answer is accepted, which makes the refusals below meaningful', async ({ page }) => {
  const answer = await begun(page, page.request);
  expect(read(answer).get('code')).toMatch(/^[\w-]{20,}$/);
  await page.goto(answer.href);
  await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
});

test('an answer with the state of another sign-in begins no session', async ({ page, browser }) => {
  const context = await browser.newContext({ locale: 'es-MX' });
  const foreign = read(await begun(await context.newPage(), context.request));
  await context.close();
  const answer = await begun(page, page.request);
  expect(foreign.get('state')).not.toBe(read(answer).get('state'));
  await page.goto(changed(answer, (parameters) => parameters.set('state', foreign.get('state')!)));
  await refused(page);
});

test('an answer without a state begins no session', async ({ page }) => {
  const answer = await begun(page, page.request);
  await page.goto(changed(answer, (parameters) => parameters.delete('state')));
  await refused(page);
});

test('an unsolicited answer begins no session', async ({ page, browser }) => {
  const context = await browser.newContext({ locale: 'es-MX' });
  const answer = await begun(await context.newPage(), context.request);
  await context.close();
  await page.goto(`${world.app}/sign-in`);
  await expect(page.getByRole('button', { name: ENTER })).toBeVisible();
  await page.goto(answer.href);
  await expect(page.getByRole('button', { name: ENTER })).toBeVisible();
  expect(
    await page.evaluate(() => localStorage.getItem('persist:red-salud.auth')?.includes('"signedIn":true') ?? false),
  ).toBe(false);
});

test.describe('a code issued for another verifier', () => {
  // The provider refuses the code.
  test.use({ expectedStatuses: [400] });
  test('begins no session', async ({ page, browser }) => {
    const context = await browser.newContext({ locale: 'es-MX' });
    const foreign = read(await begun(await context.newPage(), context.request));
    await context.close();
    const answer = await begun(page, page.request);
    expect(foreign.get('code')).not.toBe(read(answer).get('code'));
    await page.goto(changed(answer, (parameters) => parameters.set('code', foreign.get('code')!)));
    await expect(page.getByRole('alert')).toBeVisible();
    // The provider was called, so the state was valid.
    expect(await world.asked()).toContain('POST B2C_1_Entrada/token');
    await refused(page);
  });
});
