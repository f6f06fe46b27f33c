import { changeAnswer } from '../support/screens/change-answer';
import { expect, settled, test } from '../support/screens/test';

const LOT = {
  loteId: 7,
  numeroLote: 'EN-77',
  origen: null,
  caducidad: '2031-03-31',
  disponible: 2,
  ubicacionCodigo: null,
};

/** Builds a line with two pieces due, with or without a lot in stock. */
const lineOf = (line: object, isStocked: boolean) => ({
  ...line,
  pendiente: 2,
  lotes: isStocked ? [LOT] : [],
  asignaciones: isStocked ? [{ loteId: LOT.loteId, cantidad: 2 }] : [],
});

test('a reopened prescription begins with the current stock', async ({ page, signInAs }) => {
  await signInAs('farmacia');
  let isStocked = false;
  await changeAnswer<{ lineas: object[] }>(page, '**/propuesta-surtido**', (answer) => ({
    ...answer,
    surtible: true,
    motivo: null,
    lineas: answer.lineas.slice(0, 1).map((line) => lineOf(line, isStocked)),
  }));
  await page.goto('/farmacia/recetas');
  await settled(page);
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await first.click();
  await expect(page.getByText('0 piezas por entregar')).toBeVisible();
  isStocked = true;
  await page.goBack();
  await first.click();
  await expect(page.getByText('2 piezas por entregar')).toBeVisible();
  await expect(page.getByText('EN-77')).toBeVisible();
});
