import { CHAPTERS } from '#app/web/help/chapters';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test('«Ayuda» opens the chapter of the profile, and leads to the others', async ({ page, signInAs }) => {
  await signInAs('enfermeria');
  await page.goto('/home');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Ayuda' }).click();
  await expect(page).toHaveURL(/\/ayuda$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Enfermería' })).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Capítulos de la ayuda' }).getByRole('link', { name: 'Farmacia' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Farmacia' })).toBeVisible();
  await page.goto('/ayuda/no-existe');
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
});

test('every chapter shows its pictures', async ({ page, signInAs }) => {
  await signInAs('su');
  for (const { name } of CHAPTERS) {
    await page.goto(`/ayuda/${name}`);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(1);
    for (const picture of await page.getByRole('article').getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), { message: name })
        .toBeGreaterThan(0);
    }
  }
});
