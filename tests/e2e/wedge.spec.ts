import type { Locator, Page } from '@playwright/test';
import { Api } from '../support/web/api';
import { Keys } from '../support/web/keys';
import { expect, settled, test } from '../support/web/test';

interface Code {
  readonly gtin: string;
  readonly contenido?: number;
}
interface Supply {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
  readonly redFria: boolean;
  readonly requiereLote: boolean | null;
  readonly codigosBarras: readonly Code[] | null;
}
interface Lot {
  readonly loteId: number;
  readonly insumoId: number;
  readonly almacenId: number;
  readonly numeroLote: string | null;
  readonly caducidad: string | null;
  readonly existencia: number;
  readonly libre: number;
}
interface Labelled {
  readonly numeroLote: string;
  readonly caducidad: string;
}

const LINES = 40;
const GS = '\u001d';

/** Types as a scanner that is a keyboard does: fast, and ended with Enter. */
async function wedge(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const dateIn = (day: string) => day.slice(2).replaceAll('-', '');
/** Forms in which scanners send one label: with and without separator and symbology identifier, in both orders. */
const FORMS: readonly ((gtin: string, lot: Labelled) => string)[] = [
  (gtin, { numeroLote, caducidad }) => `]d201${gtin}17${dateIn(caducidad)}10${numeroLote}${GS}`,
  (gtin, { numeroLote, caducidad }) => `01${gtin}17${dateIn(caducidad)}10${numeroLote}`,
  (gtin, { numeroLote, caducidad }) => `]C101${gtin}10${numeroLote}${GS}17${dateIn(caducidad)}`,
  (gtin, { numeroLote, caducidad }) => `01${gtin}10${numeroLote}17${dateIn(caducidad)}`,
];
const labelOf = (form: number, { gtin }: Code, lot: Labelled) =>
  FORMS[form % FORMS.length]!(gtin.padStart(14, '0'), lot);

type LotKey = Pick<Lot, 'insumoId' | 'numeroLote' | 'caducidad'>;
const keyOf = ({ insumoId, numeroLote, caducidad }: LotKey) => `${insumoId} ${numeroLote} ${caducidad}`;

/** Waits until the lines hold a number of pieces, or a label is asked about. */
async function outcomeOf(page: Page, pieces: number): Promise<'asked' | 'counted'> {
  const found = await page.waitForFunction((wanted) => {
    if (document.querySelector('[role="alertdialog"]')) return 'asked';
    const rows = [...document.querySelectorAll('[role="grid"] [role="row"]')].slice(1);
    const amounts = rows.map((row) => row.querySelectorAll('[role="gridcell"]')[3]?.textContent ?? '');
    return amounts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0) === wanted ? 'counted' : null;
  }, pieces);
  return (await found.jsonValue())!;
}

const shown = (day: string) => day.split('-').toReversed().join('-');

/** Answers the question about a label, if one is open: with the number of the choice that names the lot. */
async function answer(page: Page, question: Locator, wanted: (text: string) => boolean): Promise<void> {
  const texts = await question.getByRole('listitem').getByRole('button').allInnerTexts();
  const at = texts.findIndex(wanted);
  expect(at, `one of ${texts.join(' | ')}`).toBeGreaterThanOrEqual(0);
  await wedge(page, String(at + 1));
  await expect(question).toHaveCount(0);
}

test('forty lines are received, each with the pieces, lots and dates of its labels @alone', async ({
  page,
  baseURL,
  signInAs,
}) => {
  test.slow();
  const keeper = await Api.signIn(baseURL!, 'almacen.unidad');
  const supplies = (await keeper.get<Supply[]>('/catalogos/insumo?pageSize=200&sortBy=clave')).filter(
    ({ codigosBarras, redFria, requiereLote }) => !redFria && requiereLote !== false && codigosBarras?.length,
  );
  // Every fourth supply comes in two lots.
  const boxes = supplies
    .flatMap((supply, at) => (at % 4 === 0 ? [supply, supply] : [supply]))
    .slice(0, LINES)
    .map((supply, at) => ({
      supply,
      lot: { numeroLote: `W${at}X${at % 7}QK`, caducidad: `2031-${String((at % 12) + 1).padStart(2, '0')}-28` },
      piece: supply.codigosBarras!.find(({ contenido }) => (contenido ?? 1) === 1)!,
      carton: supply.codigosBarras!.find(({ contenido }) => (contenido ?? 1) > 1),
    }));
  const [supplier] = await keeper.get<{ rfc: string }[]>('/oficinas-centrales/proveedor?pageSize=1');
  await signInAs('almacen.unidad');
  await page.goto('/recepcion/create');
  await settled(page);
  await page.getByRole('combobox', { name: /^Proveedor/ }).focus();
  await page.keyboard.type(supplier!.rfc);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Remisión/ }).focus();
  await page.keyboard.type(`W${Date.now()}`);

  const keys = new Keys(page);
  const field = page.getByLabel('Escanear o escribir una clave');
  const question = page.getByRole('alertdialog');
  const expected = new Map<string, number>();
  let pieces = 0;
  await field.focus();
  for (const [at, { supply, lot, piece, carton }] of boxes.entries())
    for (const code of carton && at % 3 === 0 ? [carton, piece] : [piece]) {
      await wedge(page, labelOf(at, code, lot));
      pieces += code.contenido ?? 1;
      if ((await outcomeOf(page, pieces)) === 'asked')
        await answer(
          page,
          question,
          (text) => text.includes(`lote ${lot.numeroLote},`) && text.includes(shown(lot.caducidad)),
        );
      const key = keyOf({ ...lot, insumoId: supply.insumoId });
      expected.set(key, (expected.get(key) ?? 0) + (code.contenido ?? 1));
    }
  expect(await outcomeOf(page, pieces)).toBe('counted');
  expect(expected.size).toBe(LINES);
  await expect(field).toBeFocused();

  await keys.to(new RegExp(`^${boxes[0]!.supply.nombreGenerico}`));
  for (let column = 0; column < 4; column += 1) await keys.press('ArrowRight');
  for (let row = 0; row < LINES; row += 1) {
    await page.keyboard.type('10');
    await page.keyboard.press('ArrowDown');
  }
  await keys.to(/^Crear recepción de proveedor$/, { most: 60 });
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/recepcion\/\d+$/);
  const { lineas } = await keeper.get<{ lineas: readonly (LotKey & { cantidad: number })[] }>(
    `/inventario/recepcion/${/\d+$/.exec(page.url())![0]}`,
  );
  expect(new Map(lineas.map((line) => [keyOf(line), line.cantidad]))).toEqual(expected);
});
