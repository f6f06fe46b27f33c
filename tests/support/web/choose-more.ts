interface Choice {
  click(): Promise<void>;
}
/** A page of the browser, or of the tests without one. */
interface PageWithMenu {
  getByRole(role: 'button' | 'menuitem', options: { readonly name: string; readonly exact: boolean }): Choice;
}

/** Opens the menu of secondary actions. */
export const openMore = (page: PageWithMenu): Promise<void> =>
  page.getByRole('button', { name: 'Más acciones', exact: true }).click();

/** Chooses an entry of the menu of secondary actions. */
export async function chooseMore(page: PageWithMenu, name: string): Promise<void> {
  await openMore(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
}
