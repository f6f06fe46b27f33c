import { expect, settled, test } from '../support/web/test';

test.use({ expectedStatuses: [400] });

test('a link with an obsolete filter shows the list with a message, and is not restored later @core', async ({
  page,
  signInAs,
}) => {
  await signInAs('su');
  await page.goto('/home');
  await settled(page);
  const link = `/solicitud?${new URLSearchParams({ filter: '{"antiguo":"x","estatus":["CERRADA"]}', sort: 'viejo', order: 'ASC' })}`;
  await page.goto(link);
  const told = page.getByRole('main').getByRole('status').filter({ hasText: 'El enlace filtra por «antiguo»' });
  await expect(told).toContainText('El enlace ordena por «viejo», que ya no existe.');
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await expect(page).not.toHaveURL(/antiguo|viejo/);
  await expect(page.getByRole('group', { name: 'Filtros frecuentes' })).toContainText('Estatus: Cerrada');
  await page.reload();
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
});
