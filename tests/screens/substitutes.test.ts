import { expect, test } from '../support/screens/test';
import { underReview } from '../support/web/scenarios/under-review';

test('a request without substitutes offers none', async ({ page, baseURL, signInAs }) => {
  const { solicitudId } = await underReview(baseURL, false);
  await signInAs('oficina.central');
  await page.goto(`/solicitud/${solicitudId}`);
  await page.getByRole('button', { name: 'Autorizar' }).click();
  const form = page.getByRole('region', { name: /^Autorizar · / });
  await expect(form.getByRole('columnheader', { name: 'Autorizada' })).toBeVisible();
  await expect(form.getByRole('columnheader', { name: 'Sustituto' })).toHaveCount(0);
});
