import type { Locator, Page } from '@playwright/test';
import type { Api, Json } from '../api';
import { quiet } from '../go';

/** Returns a cell by its line, from 1, and by its label on a phone. */
export const cell = (page: Page, row: number, column: string): Locator =>
  page
    .locator(`[aria-rowindex="${row + 1}"]`)
    .getByRole('gridcell')
    .filter({ has: page.locator('span', { hasText: column }) })
    .first();

/** Writes a value into a cell with the keyboard. */
export async function write(page: Page, row: number, column: string, text: string): Promise<void> {
  await cell(page, row, column).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Chooses the record that matches a text. A form may fill the field itself: the same text again would open no list. */
export async function choose(page: Page, field: string, text: string): Promise<void> {
  await quiet(page);
  const picker = page.getByRole('combobox', { name: new RegExp(`^${field}`) });
  await picker.fill('');
  await picker.fill(text);
  await page.getByRole('listbox').getByRole('option').filter({ hasText: text }).first().click();
}

/** Takes a step of the page's document by its button, and confirms. */
export async function step(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Acciones del documento' }).getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Opens the record of a list that matches a text. */
export async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar en la lista' }).fill(text);
  await page.getByRole('rowheader').filter({ hasText: text }).getByRole('link').first().click();
}

/** Returns the records of a list that match a filter. */
export const listed = (api: Api, path: string, filter: Json): Promise<Json[]> =>
  api.get<Json[]>(
    `${path}?pageSize=100&filterBy=${encodeURIComponent(Buffer.from(JSON.stringify(filter)).toString('base64'))}`,
  );

/** Returns the warehouse of the signed-in user. */
export const warehouseOf = async (api: Api): Promise<number> =>
  (await api.get<{ almacenIds: number[] }>('/catalogos/usuario/usuario-actual')).almacenIds[0]!;
