import { signIn } from '../support/sign-in';
import type { Json } from '../support/web/api';
import { violations } from '../support/web/axe';
import { codeIn, linkIn, mailsTo } from '../support/web/mails';
import { expect, settled, test } from '../support/web/test';

test.describe('patients, for an auditor', () => {
  test('are initials in a list that neither sorts nor searches by protected fields', async ({
    page,
    api,
    signInAs,
  }) => {
    const patients = await api.get<{ persona: { primerApellido: string } }[]>('/pacientes/paciente?pageSize=50');
    const surname = patients.map(({ persona }) => persona.primerApellido).find((name) => /^\p{L}{5,}$/u.test(name))!;
    await signInAs('auditor');
    await page.goto('/paciente');
    await settled(page);
    await expect(page.getByText('Su perfil no permite ver todos los datos')).toBeVisible();
    const names = await page.locator('[data-row-link]').allTextContents();
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !/^(\p{Lu}\.)( \p{Lu}\.)*$/u.test(name))).toEqual([]);
    const headings = page.getByRole('columnheader');
    await expect(headings.filter({ hasText: 'CURP' })).toHaveCount(0);
    await expect(headings.first().getByRole('button')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/[A-Z]{4}\d{6}[HMX]/);
    expect(await violations(page)).toEqual([]);
    // Search finds patients by file number, which is visible, and by no protected field.
    await page.getByRole('searchbox').fill(surname);
    await expect(page.locator('[data-row-link]')).toHaveCount(0);
  });

  test('are a page that names the protected fields', async ({ page, signInAs }) => {
    await signInAs('auditor');
    await page.goto('/paciente');
    await page.locator('[data-row-link]').first().click();
    await settled(page);
    await expect(page.getByText('Dato protegido').first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/[A-Z]{4}\d{6}[HMX]/);
    for (const tab of ['Domicilio', 'Contactos', 'Antecedentes de salud']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab }).getByText('Dato protegido').first()).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('patients, for an editor who may not identify them', () => {
  test.slow();
  let id: number;
  let before: Json;
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
    before = await api.create('/pacientes/paciente', {
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
    id = before['pacienteId'] as number;
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const codigo = codeIn(linkIn((await mailsTo(email))[0]!));
    const password = 'tres gatos bajo la lluvia';
    await fetch(`${baseURL}/api/reset-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ codigo, password }),
    });
    const token = await signIn(baseURL!, email, password);
    await page.addInitScript(
      (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
      token,
    );
  });

  test('are a form that names the protected fields, and leaves them unchanged', async ({ page, api }) => {
    await page.goto(`/paciente/${id}/editar`);
    await settled(page);
    await expect(page.getByText('Su perfil no permite ver todos los datos')).toBeVisible();
    const main = page.locator('main');
    await expect(main.getByRole('group', { name: 'Nombre', exact: true })).toHaveText(
      /Z\. Protegido: su perfil solo muestra la inicial\./,
    );
    await expect(main.getByRole('group', { name: 'CURP', exact: true })).toHaveText(
      /Protegido: su perfil no lo muestra\./,
    );
    await expect(main.getByRole('textbox', { name: /^(Nombre|CURP|Primer apellido)/ })).toHaveCount(0);
    for (const [tab, kept] of [
      ['Domicilio', 'Domicilio'],
      ['Contactos', 'Contactos'],
      ['Antecedentes de salud', 'Alergias'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(
        page.getByRole('tabpanel', { name: tab }).getByRole('group', { name: kept, exact: true }),
      ).toContainText('Protegido');
    }
    expect(await violations(page)).toEqual([]);
    await expect(main).not.toContainText(/Ñuño|Calle reservada|Penicilina/);

    await main.getByLabel('Afiliación', { exact: true }).selectOption('IMSS');
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PUT'),
      page.getByRole('button', { name: 'Guardar cambios' }).click(),
    ]);
    const body = sent.postDataJSON() as { persona?: Json };
    expect([
      Object.keys(body).filter((name) =>
        ['domicilio', 'contactos', 'alergias', 'embarazo', 'avisoPrivacidad'].includes(name),
      ),
      Object.keys(body.persona ?? {}),
    ]).toEqual([[], ['genero']]);
    await expect(page).toHaveURL(new RegExp(`/paciente/${id}$`));
    const after = await api.get(`/pacientes/paciente/${id}`);
    const { persona, domicilio, alergias } = before as { persona: Json; domicilio: Json; alergias: Json[] };
    expect(after).toMatchObject({
      afiliacion: 'IMSS',
      persona: { nombre: persona['nombre'], primerApellido: persona['primerApellido'] },
      domicilio,
      alergias,
    });
  });
});
