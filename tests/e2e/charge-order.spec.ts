import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, ownContext: true });

/** Five taps for supplies and the tap that sends them (DOMAIN f.4). */
const MAX_TAPS = 10;
const query = (filter: Json) =>
  `filterBy=${encodeURIComponent(Buffer.from(JSON.stringify(filter)).toString('base64'))}&pageSize=50`;

/** Admits a patient to the ward of the demo's nurse, in a bed of their own. */
async function admitted(su: Api): Promise<Json> {
  const [nurse] = await su.get<Json[]>(`/catalogos/usuario?${query({ email: 'enfermeria.centrales@example.org' })}`);
  const { unidadId, servicioIds } = nurse as { unidadId: number; servicioIds: number[] };
  const servicioId = servicioIds[0]!;
  const bed = await su.create('/catalogos/cama', {
    unidadId,
    servicioId,
    numero: `OC${String(Date.now()).slice(-6)}`,
    tipo: 'GENERAL',
  });
  const patients = await su.get<Json[]>(`/pacientes/paciente?${query({ unidadId, alergiasNegadas: true })}`);
  const staff = await su.get<Json[]>(`/catalogos/personal-medico?${query({ unidadId, tipo: 'MEDICO' })}`);
  const [diagnosis] = await su.get<Json[]>(`/catalogos/diagnostico?${query({ clave: 'J189' })}`);
  for (const patient of patients) {
    const asked = await su
      .create('/pacientes/hospitalizacion', {
        pacienteId: patient['pacienteId'],
        unidadId,
        servicioId,
        origen: 'URGENCIAS',
        diagnosticoIngresoId: diagnosis!['diagnosticoId'],
        motivoIngreso: 'Neumonía',
        medicoTratanteId: staff[0]!['personalMedicoId'],
        aislamiento: 'NINGUNO',
      })
      .catch(() => null);
    // The server refuses to admit a patient who already has a bed.
    if (asked)
      return su.step(`/pacientes/hospitalizacion/${String(asked['hospitalizacionId'])}`, 'ingresar', {
        camaId: bed['camaId'],
        identidadVerificada: true,
      });
  }
  throw new Error('Nobody could be admitted.');
}

test('an order goes from the bedside through the chief and the CENDIS back to the bedside and into the ledger', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const su = await Api.signIn(baseURL!, 'su');
  const { hospitalizacionId, camaNombre } = await admitted(su);
  const bed = String(camaNombre);

  await signInAs('enfermeria.centrales');
  await page.goto(`/tableta/paciente/${String(hospitalizacionId)}/orden`);
  await settled(page);
  const more = page.getByRole('button', { name: /^Más de/ });
  await expect(more.nth(5)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const tile = await more.first().boundingBox();
  expect(Math.min(tile!.width, tile!.height)).toBeGreaterThanOrEqual(44);
  let taps = 0;
  // Chooses supplies with ample stock: one tap orders the usual quantity.
  const enabled = page.getByRole('listitem').filter({ hasNotText: /Controlado|Hay \d(?!\d)/ });
  for (let index = 0; index < 5; index++) {
    await enabled
      .filter({ has: more })
      .nth(index)
      .getByRole('button', { name: /^Más de/ })
      .tap();
    taps += 1;
  }
  await page.getByRole('button', { name: 'Enviar orden' }).tap();
  taps += 1;
  const underWay = page.getByRole('region', { name: 'En camino' });
  await expect(underWay.getByText('Por autorizar')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  const folio = (await underWay.getByRole('link', { name: /^OC-/ }).first().textContent())!;

  await signInAs('jefe.servicio');
  await page.goto('/hospital/autorizar');
  await settled(page);
  const pending = page.locator('section').filter({ hasText: folio });
  await expect(pending).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await pending.getByRole('button', { name: 'Autorizar', exact: true }).tap();
  await expect(pending).toBeHidden();

  await signInAs('cendis');
  await page.goto('/cendis');
  await settled(page);
  const queued = page.getByRole('listitem').filter({ hasText: folio });
  await expect(queued).toContainText(bed);
  expect(await violations(page)).toEqual([]);
  await queued.getByRole('button', { name: 'Tomar', exact: true }).tap();
  await expect(page).toHaveURL(/\/cendis\/ordenes\/\d+/);
  const ordenCargoId = /\d+$/.exec(page.url())![0];
  // The preparer is shown until there are pieces to hand over.
  await expect(page.getByRole('button', { name: 'Entregar y terminar' })).toBeVisible();
  await expect(page.getByText(/^La prepara/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // Only high-risk supplies need a second person; the order contains no controlled ones.
  const { lineas } = await su.get<{ lineas: { insumoId: number }[] }>(`/pacientes/orden-cargo/${ordenCargoId}`);
  const supplies = await Promise.all(lineas.map(({ insumoId }) => su.get(`/catalogos/insumo/${insumoId}`)));
  const isHighRisk = supplies.some(({ altoRiesgo }) => altoRiesgo === true);
  const verifier = page.getByRole('group', { name: 'Quien verifica' });
  await expect(verifier).toHaveCount(isHighRisk ? 1 : 0);
  if (isHighRisk) {
    await verifier.getByLabel('Correo').fill('farmacia@example.org');
    await verifier.getByLabel('Contraseña').fill('demo1234');
  }
  await page.getByRole('button', { name: 'Entregar y terminar' }).tap();
  await expect(page).toHaveURL(/\/cendis$/);

  await signInAs('enfermeria.centrales');
  await page.goto(`/tableta/recepcion?hospitalizacion=${String(hospitalizacionId)}`);
  await settled(page);
  const arriving = page.locator('section').filter({ hasText: folio });
  await expect(arriving).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await arriving.getByRole('button', { name: 'Recibir', exact: true }).tap();
  await expect(arriving).toBeHidden();
  await page.goto(`/tableta/devolucion?hospitalizacion=${String(hospitalizacionId)}`);
  await settled(page);
  await expect(page.locator('section').filter({ hasText: folio })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const order = await su.get<Json & { lineas: { lotes: { cantidad: number }[] }[] }>(
    `/pacientes/orden-cargo/${ordenCargoId}`,
  );
  expect(order).toMatchObject({ estatus: 'RECIBIDA', folio });
  const ledger = await su.get<{ salida: number }[]>(
    `/inventario/inventario/kardex?${query({ documentoFolio: folio })}`,
  );
  expect(ledger.reduce((sum, { salida }) => sum + salida, 0)).toBe(
    order.lineas.flatMap(({ lotes }) => lotes).reduce((sum, { cantidad }) => sum + cantidad, 0),
  );
});
