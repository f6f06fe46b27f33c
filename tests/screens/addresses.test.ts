import { expect, test } from '../support/screens/test';

/** Pages with parameters in their address: the address, its reader, and the sentence about ignored parts. */
const ADDRESSES = [
  [
    'a report',
    'su',
    '/reportes/oficina-central?desde=2026-11-01&hasta=2026-11-27&viejo=1',
    'El enlace pide «viejo», que ya no existe. Se muestra lo demás.',
  ],
  [
    'a number of a report',
    'su',
    '/reportes/oficina-central?desde=2026-11-01&hasta=2026-11-27&jurisdiccionId=x',
    'El enlace pide «Jurisdicción» con un valor que no se puede usar. Se muestra lo demás.',
  ],
  [
    'the period of a board',
    'su',
    '/tableros/red?periodo=SIGLO',
    'El enlace pide «Periodo» con un valor que no se puede usar. Se muestra lo demás.',
  ],
  [
    'the place of a board',
    'su',
    '/tableros/red?lugar=aqui',
    'El enlace pide «De dónde son las cifras» con un valor que no se puede usar. Se muestra lo demás.',
  ],
  [
    'a day of the audit trail',
    'su',
    '/bitacora?periodo=fechas&desde=ayer',
    'El enlace pide «Desde el día» con un valor que no se puede usar. Se muestra lo demás.',
  ],
  [
    'a person of the audit trail',
    'su',
    '/bitacora?usuarioId=nadie',
    'El enlace pide «Persona» con un valor que no se puede usar. Se muestra lo demás.',
  ],
  [
    'the view of the agenda',
    'recepcion',
    '/agenda?vista=siglo',
    'El enlace pide «Cuánto se ve» con un valor que no se puede usar. Se muestra lo demás.',
  ],
  [
    'the day of the agenda',
    'recepcion',
    '/agenda?fecha=31-02-2026',
    'El enlace pide «Fecha» con un valor que no se puede usar. Se muestra lo demás.',
  ],
] as const;

for (const [what, profile, address, told] of ADDRESSES)
  test(`shows the page and says what was left out of its address: ${what}`, async ({ page, signInAs }) => {
    await signInAs(profile);
    await page.goto(address);
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(page.getByText(told)).toHaveCount(0);
  });

test('changes the day of an agenda whose address has none', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await page.goto('/agenda?fecha=ayer');
  await page.getByRole('button', { name: 'Después', exact: true }).click();
  await expect(page).toHaveURL(/fecha=\d{4}-\d\d-\d\d/);
});
