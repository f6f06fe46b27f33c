import { expect, test } from '../support/screens/test';

test('fields in the wrong order are reported while typing, by both names, until either is corrected', async ({
  page,
  signInAs,
}) => {
  await signInAs('su');
  await page.goto('/diagnostico/create');
  const [least, most] = [page.getByLabel('Edad mínima'), page.getByLabel('Edad máxima')];
  const error = page.getByText('«Edad máxima» no puede ser menor que «Edad mínima».');
  await least.fill('30');
  await most.fill('28');
  await most.press('Tab');
  await expect(error).toBeVisible();
  await most.fill('31');
  await most.press('Tab');
  await expect(error).toHaveCount(0);
  await most.fill('20');
  await most.press('Tab');
  await expect(error).toBeVisible();
  await least.fill('10');
  await least.press('Tab');
  await expect(error).toHaveCount(0);
});
