import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/screens/test';
import { arrivedShort } from '../support/web/scenarios/arrived-short';
import { chooseMore, openMore } from '../support/web/choose-more';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('a record is duplicated without its unique fields, and the page names them', async ({ page, api }) => {
  const code = uniqueCode('COP');
  const { especialidadId: id } = await api.create('/catalogos/especialidad', {
    clave: code,
    nombre: `Modelo ${code}`,
    tipo: 'QUIRURGICA',
  });
  await page.goto(`/especialidad/${String(id)}`);
  await chooseMore(page, 'Duplicar');
  await expect(page.getByRole('note')).toContainText(`Copia de Modelo ${code}`);
  await expect(page.getByRole('note')).toContainText('menos: Clave');
  await expect(page.getByLabel('Clave')).toHaveValue('');
  await expect(page.getByLabel('Nombre')).toHaveValue(`Modelo ${code}`);
  await expect(page.getByLabel('Tipo')).toHaveValue('QUIRURGICA');

  const copy = uniqueCode('COQ');
  await page.getByLabel('Clave').fill(copy);
  await page.getByRole('button', { name: 'Crear especialidad' }).click();
  await expect(page.getByText('Especialidad: registro creado')).toBeVisible();
  await expect(page).toHaveURL(/\/especialidad\/\d+$/);
  await expect(page).not.toHaveURL(new RegExp(`/especialidad/${String(id)}$`));
});

test('a save can continue with another record, in an empty form with the focus in its first field', async ({
  page,
}) => {
  await page.goto('/especialidad/create');
  for (const code of [uniqueCode('OTA'), uniqueCode('OTB')]) {
    await expect(page.getByLabel('Nombre')).toHaveValue('');
    await page.getByLabel('Clave').fill(code);
    await page.getByLabel('Nombre').fill(`Otra ${code}`);
    await page.getByRole('button', { name: 'Guardar y crear otro' }).click();
    await expect(page.getByLabel('Clave')).toHaveValue('');
    await expect(page.getByLabel('Clave')).toBeFocused();
    await expect(page).toHaveURL(/\/especialidad\/create$/);
  }
  // There are no unsaved changes to confirm.
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/especialidad(\?|$)/);
});

test('a supplier cannot duplicate the request of another warehouse', async ({ page, signInAs, baseURL }) => {
  const { solicitudId } = await arrivedShort(baseURL);
  await signInAs('almacen.estatal');
  await page.goto(`/solicitud/${solicitudId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openMore(page);
  await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toHaveCount(0);
  await page.goto(`/solicitud/create?desde=${solicitudId}`);
  await expect(page.getByRole('button', { name: 'Crear solicitud' })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('a patient cannot be duplicated', async ({ page, api }) => {
  const [unit] = await api.get<{ unidadId: number }[]>('/catalogos/unidad?pageSize=1');
  const [town] = await api.get<{ estadoClave: string; municipioId: number }[]>('/catalogos/municipio?pageSize=1');
  const { pacienteId: id } = await api.create('/pacientes/paciente', {
    persona: {
      nombre: 'Concepción',
      primerApellido: 'Núñez',
      genero: 'M',
      fechaNacimiento: '1971-05-06',
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
    },
    motivoSinCurp: 'EN_TRAMITE',
    unidadId: unit!.unidadId,
    afiliacion: 'NINGUNA',
    domicilio: { calle: 'Hidalgo', estadoClave: town!.estadoClave, municipioId: town!.municipioId },
    confirmarNoDuplicado: true,
    fechaNacimientoEstimada: false,
  });
  await page.goto(`/paciente/${String(id)}`);
  await expect(page.getByRole('link', { name: 'Editar' })).toBeVisible();
  await openMore(page);
  await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toHaveCount(0);
  // People who type the address get an empty form.
  await page.goto(`/paciente/create?desde=${String(id)}`);
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
  await expect(page.getByRole('note')).toHaveCount(0);
});
