import { expect, settled, test } from '../support/web/test';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, ownContext: true, expectsFailures: true });
// The session is not valid.
test.use({ expectedStatuses: [401] });

const FAILED = 'No se pudo cargar';

test('the data of each patient in a shift opens without a connection, even if never opened before', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('enfermeria.centrales');
  /** Patients whose notes have arrived; notes are fetched last. */
  const fetched = new Set<number>();
  page.on('response', (answer) =>
    fetched.add(Number(/notas-evolucion-list\?.*hospitalizacionId=(\d+)/.exec(answer.url())?.[1])),
  );
  await page.goto('/tableta/mis-pacientes');
  const links = page.getByRole('main').locator('a[href^="/tableta/paciente/"][href$="/signos"]');
  await expect(links.first()).toBeVisible();
  const stays = await links.evaluateAll((all) => all.map((link) => Number(/\d+/.exec(link.getAttribute('href')!)![0])));
  expect(stays.length).toBeGreaterThan(3);
  // The nurse opens the first patient at once, while the tablet fetches the rest.
  await links.first().tap();
  await expect(page.getByRole('textbox', { name: 'Tensión sistólica' })).toBeVisible();
  await expect.poll(() => stays.filter((stay) => !fetched.has(stay)), { timeout: 60_000 }).toEqual([]);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await settled(page);

  await context.setOffline(true);
  const opened: string[] = [];
  for (const stay of [stays[0]!, stays[Math.floor(stays.length / 2)]!, stays.at(-1)!])
    for (const [address, text] of [
      [`/tableta/paciente/${stay}/signos`, 'Tensión sistólica'],
      [`/hospital/paciente/${stay}?vista=signos`, 'La hoja de 24 horas ocupa'],
      [`/hospital/paciente/${stay}?vista=medicamentos`, 'Día anterior'],
      [`/hospital/paciente/${stay}?vista=notas`, 'Escribir nota'],
    ] as const) {
      await page.goto(address);
      await settled(page);
      await expect(page.getByRole('main').getByText(text).first(), address).toBeVisible();
      await expect(page.getByText(FAILED), address).toHaveCount(0);
      opened.push(address);
    }
  await page.goto('/tableta/recepcion');
  await settled(page);
  await expect(page.getByText(FAILED)).toHaveCount(0);
  opened.push('/tableta/recepcion');
  expect(opened).toHaveLength(13);
});
