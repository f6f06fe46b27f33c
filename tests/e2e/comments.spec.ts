import { violations } from '../support/web/axe';
import { expect, test } from '../support/web/test';

test.use({ expectedStatuses: [500] });

test('comments on a record mention people by name, can be changed and removed, and survive a failure', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('su');
  const [contract] = await api.get<{ contratoId: number }[]>('/oficinas-centrales/contrato?pageSize=1');
  let fails = false;
  // Set up before the page opens: an open page may briefly use its previous routes.
  await page.route('**/comentarios', async (route) => {
    // The thread may be read again meanwhile; only one POST must fail.
    if (route.request().method() !== 'POST' || !fails) return route.fallback();
    fails = false;
    await route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, codigo: 'INTERNO', detail: 'Error interno', errores: [] }),
    });
  });
  await page.goto(`/contrato/${contract!.contratoId}`);
  const thread = page.getByRole('region', { name: 'Comentarios' });
  await thread.scrollIntoViewIfNeeded();
  await expect(thread.getByText('Todavía no hay comentarios.')).toBeVisible();
  const box = thread.getByRole('textbox', { name: 'Escriba un comentario' });
  await box.pressSequentially('Revise el anexo, @a');
  const first = thread.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(/^Revise el anexo, @\S+ .+ $/);
  await page.keyboard.type('en https://example.org/anexo.\n<b>Gracias</b>');

  fails = true;
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByRole('alert')).toBeVisible();
  await expect(box).toHaveValue(/Gracias/);
  await page.keyboard.press('Control+Enter');
  const comment = thread.getByRole('listitem');
  await expect(comment).toContainText('<b>Gracias</b>');
  await expect(comment.getByRole('link')).toHaveAttribute('href', 'https://example.org/anexo');
  await expect(box).toHaveValue('');

  await comment.getByRole('button', { name: /^Editar su comentario/ }).click();
  const change = thread.getByRole('textbox', { name: 'Cambie su comentario' });
  await expect(change).toHaveValue(/^Revise el anexo, @[^[]+ en https/);
  await change.fill('Ya no hace falta.');
  await thread.getByRole('button', { name: 'Guardar' }).click();
  await expect(comment).toContainText('(editado)');
  await expect(comment).toContainText('Ya no hace falta.');
  expect(await violations(page)).toEqual([]);
  await comment.getByRole('button', { name: /^Eliminar su comentario/ }).click();
  await thread
    .getByRole('group', { name: '¿Eliminar este comentario?' })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect(comment).toHaveCount(0);
  await expect(thread.getByRole('heading', { name: 'Comentarios' })).toBeFocused();
});
