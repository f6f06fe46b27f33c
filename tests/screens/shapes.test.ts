import { encodeFilter } from '#platform/web/client/encode-filter';
import { addDays, daysFrom } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';
import type { Api } from '../support/web/api';
import { expect, settled, test } from '../support/screens/test';

interface Request {
  readonly solicitudId: number;
  readonly almacenSolicitanteId: number;
}

/** Returns the number of requests of a warehouse in a state. */
const countOf = async (api: Api, estatus: string, almacenSolicitanteId: number) =>
  (
    await api.get<Request[]>(
      `/inventario/solicitud?pageSize=1000&filterBy=${encodeFilter({ estatus: [estatus], almacenSolicitanteId })}`,
    )
  ).length;

async function draft(api: Api, fechaRequerida?: string, warehouse = 39): Promise<Request> {
  // Creates a request for a warehouse that no other test uses.
  const warehouses = await api.get<{ almacenId: number }[]>('/catalogos/almacen?pageSize=40');
  const [item] = await api.get<{ insumoId: number }[]>('/catalogos/insumo?pageSize=1&sortBy=clave');
  return (await api.create('/inventario/solicitud', {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId: warehouses[warehouse]!.almacenId,
    almacenSurtidorId: warehouses[0]!.almacenId,
    ...(fechaRequerida === undefined ? {} : { fechaRequerida }),
    lineas: [{ insumoId: item!.insumoId, cantidadSolicitada: 10 }],
  })) as unknown as Request;
}

test.describe('a list as a board or calendar', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('su'));

  test('is a board whose columns have the counts of the list, and whose cards offer their steps', async ({
    page,
    api,
  }) => {
    const { solicitudId, almacenSolicitanteId } = await draft(api);
    const before = await countOf(api, 'BORRADOR', almacenSolicitanteId);
    await page.goto(`/solicitud?filter=${encodeURIComponent(JSON.stringify({ almacenSolicitanteId }))}`);
    await page.getByRole('button', { name: 'Tablero', exact: true }).click();
    await settled(page);
    const drafts = page.getByRole('region', { name: /^Borrador/ });
    await expect(drafts.getByRole('heading')).toContainText(String(before));
    await expect(page.getByRole('region', { name: /^Cerrada/ })).toHaveCount(0);
    const card = drafts.getByRole('listitem').filter({ has: page.locator(`a[href="/solicitud/${solicitudId}"]`) });
    await card.getByRole('button', { name: /^Pasos de Borrador · \d\d-\d\d-\d{4} \d\d:\d\d$/ }).click();
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await settled(page);
    // The step opens a dialog; the board stays behind it.
    await page
      .getByRole('dialog', { name: /^Enviar/ })
      .getByRole('button', { name: 'Enviar', exact: true })
      .click();
    await settled(page);
    await expect(drafts.getByRole('heading')).toContainText(String(before - 1));
    expect(await api.get<{ estatus: string }>(`/inventario/solicitud/${solicitudId}`)).toMatchObject({
      estatus: 'ENVIADA',
    });
  });

  test('is a calendar with each record on its day, month by month or a whole week', async ({ page, api }) => {
    const day = addDays(todayIn(DEFAULT_TIME_ZONE), 7);
    const { solicitudId } = await draft(api, day);
    await page.goto('/solicitud');
    await page.getByRole('button', { name: 'Calendario', exact: true }).click();
    const title = page.getByRole('heading', { name: / de \d{4}$/ });
    const month = await title.innerText();
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
    await expect(title).not.toHaveText(month);
    await page.getByRole('button', { name: 'Hoy', exact: true }).click();
    await page.getByRole('button', { name: 'Semana', exact: true }).click();
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
    const found = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${day}"]`) });
    await expect(found.first().locator(`a[href="/solicitud/${solicitudId}"]`)).toContainText('Borrador · ');
  });

  test('counts the records that do not fit into a day of its calendar, and shows them when pressed', async ({
    page,
    api,
  }) => {
    // The demo has no such late dates, but an earlier run of this test may have.
    const months = 4;
    const middle = addMonths(`${todayIn(DEFAULT_TIME_ZONE).slice(0, 7)}-08`, months);
    const taken = await api.get<{ fechaRequerida: string | null }[]>('/inventario/solicitud?pageSize=1000');
    const isFree = (day: string) => taken.every(({ fechaRequerida }) => fechaRequerida !== day);
    const next = daysFrom(middle, 14).find((day) => isFree(day) && isFree(addDays(day, 1)))!;
    const after = addDays(next, 1);
    const made: Request[] = [];
    for (const day of [next, next, next, next, next, after, after, after, after]) made.push(await draft(api, day, 38));
    const { almacenSolicitanteId } = made[0]!;
    await page.goto(`/solicitud?filter=${encodeURIComponent(JSON.stringify({ almacenSolicitanteId }))}`);
    await page.getByRole('button', { name: 'Calendario', exact: true }).click();
    for (let month = 0; month < months; month += 1)
      await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
    const dayOf = (day: string) => page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${day}"]`) });
    // Four fit; of five, three are shown and two are counted.
    await expect(dayOf(after).getByRole('link')).toHaveCount(4);
    await expect(dayOf(after).getByRole('button')).toHaveCount(0);
    await expect(dayOf(next).getByRole('link')).toHaveCount(3);
    await dayOf(next).getByRole('button', { name: '2 más', exact: true }).click();
    await expect(dayOf(next).getByRole('link')).toHaveCount(5);
    await expect(dayOf(next).getByRole('button')).toHaveCount(0);
  });
});
