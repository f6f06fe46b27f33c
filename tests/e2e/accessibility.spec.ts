import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { RESOURCE_NAMES } from '../../generated/shared/resource-names.gen';
import { expect, settled, test } from '../support/web/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is, in light and in dark, but for the rules that do not apply. */
async function violations(page: Page, notApplying: readonly string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
    // Dark differs in its colours alone.
    const axe = new AxeBuilder({ page });
    const { violations: rules } = await (colorScheme === 'light' ? axe.withTags(TAGS).disableRules([...notApplying]) : axe.withRules('color-contrast')).analyze();
    found.push(...rules.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html} ${failureSummary ?? ''}`)));
  }
  return found;
}

test('the sign-in page is accessible', async ({ page }) => {
  await page.goto('/sign-in');
  await settled(page);
  expect(await violations(page)).toEqual([]);
});

test('the start is accessible', async ({ page, signInAs }) => {
  await signInAs('su');
  await page.goto('/home');
  await settled(page);
  expect(await violations(page)).toEqual([]);
});

test('open menus, filters, dialogs and error summaries are accessible', async ({ page, signInAs }) => {
  await signInAs('su');
  await page.goto('/unidad');
  await settled(page);
  await page.getByRole('button', { name: 'Filtros' }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Idioma' }).click();
  // An open menu belongs to its button, not to a landmark.
  expect(await violations(page, ['region'])).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/unidad/create');
  await page.getByRole('button', { name: 'Crear unidad médica' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Nombre', { exact: true }).fill('algo');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

async function locationOf(name: string): Promise<{ path: string; key: string }> {
  const module = await readFile(`generated/web/${name}/resource.gen.ts`, 'utf8');
  const said = (property: string) => new RegExp(`${property}: '([^']+)'`).exec(module)?.[1] ?? '';
  return { path: said('path'), key: said('keyName') };
}

for (const name of RESOURCE_NAMES) {
  test(`the screens of ${name} are accessible`, async ({ page, signInAs, api }) => {
    test.setTimeout(90_000);
    const { path, key } = await locationOf(name);
    await signInAs('su');
    const [record] = await api.get<Record<string, unknown>[]>(`${path}?pageSize=1`);
    const id = encodeURIComponent(String(record?.[key]));
    const views = ['', '/create', ...(record ? [`/${id}`, `/${id}/editar`] : [])];
    for (const view of views) {
      await page.goto(`/${name}${view}`);
      await settled(page);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await violations(page), `${name}${view}`).toEqual([]);
    }
  });
}
