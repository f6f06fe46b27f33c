import { changeAnswer } from '../support/screens/change-answer';
import { expect, settled, test } from '../support/screens/test';

const proposal = (insumoId: number, more: object = {}) => ({
  insumoId,
  nombreGenerico: `Insumo ${insumoId}`,
  clave: `010.000.000${insumoId}.00`,
  origenId: 1,
  origenNombre: 'Almacén A',
  destinoId: 2,
  destinoNombre: 'Almacén B',
  motivo: 'EXCEDENTE',
  caducidad: '2027-05-03',
  disponibleDestino: 0,
  distanciaKm: null,
  cantidad: 1000,
  importe: 50.5,
  ...more,
});
const proposals = [
  proposal(1, { motivo: 'POR_CADUCAR', distanciaKm: 12.3 }),
  proposal(2, { disponibleDestino: 1, cantidad: 20 }),
  proposal(3, { destinoId: 3, destinoNombre: 'Almacén C', disponibleDestino: 7 }),
];

test('the central office chooses transfers, and sees pieces, cost and the number of requests', async ({
  page,
  signInAs,
}) => {
  await signInAs('oficina.central');
  let asked: URLSearchParams | null = null;
  await changeAnswer(page, '**/inventario/redistribucion**', (_, { searchParams }) => {
    asked = searchParams;
    const propuestas = searchParams.get('motivo') === 'EXCEDENTE' ? [] : proposals;
    return { total: searchParams.get('motivo') === 'POR_CADUCAR' ? 3 : 1200, piezas: 2020, importe: 151.5, propuestas };
  });
  await page.goto('/oficina-central/redistribucion');
  await settled(page);
  await expect(
    page.getByText(/^1,200 traspasos posibles: 2,020 piezas, \$151\.50\. Se muestran los primeros 3\.$/),
  ).toBeVisible();
  const row = (id: number) => page.getByRole('row').filter({ hasText: `Insumo ${id}` });
  await expect(row(1)).toContainText('Caduca el 03-05-2027');
  await expect(row(1)).toContainText(/Sin existencia · a 12\.3 km/);
  await expect(row(2)).toContainText('Sobre su máximo');
  await expect(row(2)).toContainText('Le queda 1 pieza');
  await expect(row(3)).toContainText('Le quedan 7 piezas');

  const box = (id: number) => row(id).getByRole('checkbox');
  const all = page.getByRole('checkbox', { name: 'Elegir todos' });
  await box(1).check();
  await box(2).check();
  await expect(page.getByText('2 elegidos: 1,020 piezas, $101.00')).toBeVisible();
  // Both have the same origin and destination, so they are one request.
  await expect(page.getByRole('button', { name: 'Crear solicitud', exact: true })).toBeEnabled();
  await expect(all).not.toBeChecked();
  await all.check();
  await expect(page.getByRole('button', { name: 'Crear 2 solicitudes' })).toBeEnabled();
  await box(3).uncheck();
  await expect(page.getByText(/^2 elegidos/)).toBeVisible();
  await all.check();
  await all.uncheck();
  await expect(page.getByText(/elegidos?:/)).toHaveCount(0);

  await box(1).check();
  await page.getByLabel('Por caducar').check();
  await settled(page);
  expect(asked!.get('motivo')).toBe('POR_CADUCAR');
  // Another filter clears the choice.
  await expect(page.getByText(/elegidos?:/)).toHaveCount(0);
  await expect(page.getByText(/^3 traspasos posibles: 2,020 piezas, \$151\.50\.$/)).toBeVisible();
  await page.getByLabel('Excedente').check();
  await expect(page.getByRole('heading', { name: 'No hay traspasos que sugerir' })).toBeVisible();
});
