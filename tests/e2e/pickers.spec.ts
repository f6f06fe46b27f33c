import type { Locator, Page } from '@playwright/test';
import type { Json } from '../support/web/api';
import { expect, test } from '../support/web/test';

/** Number of choices in one run; `npm test -- --all` makes as many as the original requirement. */
const PICKINGS = process.env['TEST_ALL'] ? 200 : 24;
const PROFILES = [
  'Recepción',
  'Médico',
  'Farmacia',
  'Auditor',
  'Proveedor',
  'Enfermería de centrales',
  'Administrador de unidad',
  'Jefe de servicio',
];
/** Ways to continue after typing: at once, by arrow key, out of the field. */
const ENDINGS = [
  ['ArrowDown', 'Enter'],
  ['Enter'],
  ['Tab'],
  ['ArrowDown', 'Tab'],
  ['ArrowDown', 'ArrowDown', 'Enter'],
] as const;

/** Returns a generator of numbers that repeats for a seed, so that a failed run can be repeated. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Delays each API answer by its own time, so that answers may arrive out of order. */
async function delayAnswers(page: Page, paths: string, delay: () => number): Promise<void> {
  await page.route(`**${paths}`, async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => {
      setTimeout(resolve, delay());
    });
    // The page may have cancelled the request.
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
}

async function settled(picker: Locator): Promise<void> {
  await expect(picker).not.toHaveAttribute('aria-busy', 'true');
}

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('a picker chooses the record of its text, or none, at any typing speed', async ({ page, api }) => {
  test.setTimeout(300_000 + PICKINGS * 3000);
  const random = numbers(14);
  await page.goto('/usuario/create');
  const picker = page.locator('[id="campo-perfilId"]');
  await expect(picker).toBeVisible();
  await delayAnswers(page, '/api/catalogos/perfil/_search', () => (random() < 0.3 ? 0 : random() * 900));

  for (let round = 0; round < PICKINGS; round += 1) {
    const wanted = PROFILES[Math.floor(random() * PROFILES.length)]!;
    const ending = ENDINGS[Math.floor(random() * ENDINGS.length)]!;
    const text = random() < 0.75 ? wanted : wanted.slice(0, 3 + Math.floor(random() * 3));
    const pause = Math.floor(random() * 13) * 50;
    await picker.focus();
    await picker.press('Control+a');
    await picker.pressSequentially(text, { delay: Math.floor(random() * 30) });
    await page.waitForTimeout(pause);
    for (const key of ending) await page.keyboard.press(key);
    // Enter on an ambiguous text chooses nothing; leaving the field ends every choice.
    await page.keyboard.press('Tab');
    await settled(picker);
    const story = `${round}: «${text}», ${pause} ms, ${ending.join(' ')}`;
    const shown = await picker.inputValue();
    if ((await picker.getAttribute('aria-invalid')) === 'true') {
      // No record was chosen, and the typed text is still there for correction.
      expect(shown, story).toBe(text);
      await expect(page.locator('[id="campo-perfilId-error"]'), story).toContainText(`«${text}»`);
      expect(text, `${story}: the whole name was typed`).not.toBe(wanted);
    } else {
      const answers = await api.get<Json[]>(`/catalogos/perfil?pageSize=100&filterBy=${encodeURIComponent(text)}`);
      expect(
        answers.map(({ titulo }) => titulo),
        story,
      ).toContain(shown);
      if (text === wanted && ending[1] !== 'ArrowDown') expect(shown, story).toBe(wanted);
    }
  }
  await expect(page).toHaveURL(/usuario\/create/);
});
