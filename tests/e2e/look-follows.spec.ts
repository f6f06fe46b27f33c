import { openSettingsPanel, openWith } from '../support/web/layouts';
import { expect, test } from '../support/web/test';

test.use({ looksFollow: true });

test('appearance and language follow the account to another device', async ({ page, signInAs }) => {
  await signInAs('auditor');
  await openWith(page, '/home');
  const html = page.locator('html');
  const panel = await openSettingsPanel(page);
  const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/usuario/preferencias') && answer.ok());
  const [dark] = await Promise.all([kept(), panel.getByRole('radio', { name: 'Oscura', exact: true }).first().click()]);
  expect(dark.request().postDataJSON()).toMatchObject({ idioma: 'es', tema: { mode: 'dark' } });

  // Another device: it is in light mode and has only the session.
  await openWith(page, '/home');
  await expect(html).toHaveAttribute('data-mode', 'dark');

  const again = await openSettingsPanel(page);
  await Promise.all([kept(), again.getByRole('radio', { name: 'Clara', exact: true }).first().click()]);
  await expect(html).toHaveAttribute('data-mode', 'light');
});
