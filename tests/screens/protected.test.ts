import { signIn } from '../support/sign-in';
import type { Json } from '../support/web/api';
import { codeIn, linkIn, mailsTo } from '../support/web/mails';
import { expect, settled, test } from '../support/screens/test';

test('patients are fully visible to a receptionist, who also finds them', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await page.goto('/paciente');
  await settled(page);
  await expect(page.getByText('Su perfil no permite ver todos los datos')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'CURP' })).toBeVisible();
});

test.describe('patients, for an editor who may not identify them', () => {
  test.beforeEach(async ({ page, api, baseURL }) => {
    const email = `captura.${Date.now()}@example.org`;
    const [unit] = await api.get<{ unidadId: number; domicilio: Json }[]>('/catalogos/unidad?pageSize=1');
    const permisos = ['paciente.ver', 'paciente.editar', 'paciente.crear', 'catalogo.ver'].map((clave) => ({
      clave,
      alcance: 'RED',
    }));
    const { perfilId } = await api.create('/catalogos/perfil', {
      nombre: `Captura ${Date.now()}`,
      alcance: 'RED',
      permisos,
    });
    const person = { genero: 'M', fechaNacimiento: '1990-01-01', paisNacimiento: 'US', estadoNacimiento: 'NE' };
    await api.create('/catalogos/usuario', {
      email,
      perfilId,
      unidadId: unit!.unidadId,
      estatus: 'INVITADO',
      persona: { ...person, nombre: 'Alma', primerApellido: 'Reyes' },
    });
    const { estadoClave, municipioId } = unit!.domicilio;
    await api.create('/pacientes/paciente', {
      // Each test creates one with the same data.
      confirmarNoDuplicado: true,
      persona: { ...person, nombre: 'Zoraida', primerApellido: 'Ñuño' },
      motivoSinCurp: 'EXTRANJERO',
      fechaNacimientoEstimada: false,
      afiliacion: 'NINGUNA',
      unidadId: unit!.unidadId,
      domicilio: { calle: 'Calle reservada', estadoClave, municipioId },
      alergias: [{ sustancia: 'Penicilina', tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' }],
    });
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const codigo = codeIn(linkIn((await mailsTo(email))[0]!));
    const password = 'tres gatos bajo la lluvia';
    await fetch(`${baseURL}/api/reset-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ codigo, password }),
    });
    const token = await signIn(baseURL, email, password);
    await page.addInitScript(
      (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
      token,
    );
  });

  test('are registered with every field open to entry', async ({ page }) => {
    await page.goto('/paciente/create');
    await expect(page.getByRole('textbox', { name: 'Primer apellido' })).toBeVisible();
    await expect(page.locator('main').getByText('Protegido')).toHaveCount(0);
  });
});
