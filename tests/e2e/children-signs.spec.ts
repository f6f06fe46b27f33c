import { Api, type Json } from '../support/web/api';
import { newPatient } from '../support/web/new-patient';
import { expect, settled, test } from '../support/web/test';
import { today } from '../support/today';

test('a newborn of 70 kg must be confirmed at the keypad, a normal weight must not', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const [desk, physician] = [await Api.signIn(baseURL!, 'recepcion'), await Api.signIn(baseURL!, 'medico')];
  const { unidadId } = (await physician.get<[Json]>('/pacientes/paciente?pageSize=10'))[0];
  const [mother] = await desk.get<Json[]>(
    `/catalogos/parentesco?pageSize=1&filterBy=${Buffer.from(JSON.stringify({ clave: 'MADRE' })).toString('base64')}`,
  );
  const { pacienteId } = await newPatient(desk, unidadId, 'Nieves', 'Ondarza', {
    fechaNacimiento: today(),
    contactos: [
      {
        nombre: 'Rosa Ondarza',
        parentescoId: mother!['parentescoId'],
        telefono: '8441234567',
        esResponsableLegal: true,
      },
    ],
  });
  const reason = 'Tamiz de la recién nacida';
  const visit = await desk.create('/pacientes/visita', { pacienteId, unidadId, tipo: 'CONSULTA', motivo: reason });
  await signInAs('medico');
  await page.goto('/consulta/signos');
  await settled(page);
  await page.getByRole('listitem').filter({ hasText: reason }).getByRole('button').first().click();
  const question = page.getByText('Fuera de lo esperado (2–4.8). Vuelva a medir.');
  const weight = page.getByRole('textbox', { name: /^Peso/ });
  await weight.fill('70');
  await expect(question).toBeVisible();
  await weight.fill('3.1');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Guardar signos' }).click();
  await expect(page.getByText('Signos guardados')).toBeVisible();
  const filter = Buffer.from(JSON.stringify({ visitaId: visit['visitaId'] })).toString('base64');
  expect(await physician.get(`/pacientes/signos?pageSize=10&filterBy=${filter}`)).toMatchObject([{ peso: 3.1 }]);
});
