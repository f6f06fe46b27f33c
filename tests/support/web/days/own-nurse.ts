import type { Page } from '@playwright/test';
import { composeCurp } from '#areas/personas/shared/curp/compose-curp';
import { addDays } from '#platform/shared/dates/days';
import type { Api } from '../api';
import { expect } from '../expect';
import { codeIn, linkIn, mailsTo } from '../mails';
import { firstOf, uniqueSurname } from './people';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** Name as shown beside their actions. */
  readonly name: string;
}

/**
 * Creates a nurse with the profile and the places of a demo account, at a unit. Each nurse signs a handover once per shift, and the demo's
 * outpatient nurse works at a unit without a demo physician.
 *
 * @param model the part of the demo user's address before the `@`
 */
export async function ownNurse(baseURL: string, su: Api, model: string, unidadId: unknown): Promise<Account> {
  const like = await firstOf(su, '/catalogos/usuario', { email: `${model}@example.org` });
  const isSameUnit = like['unidadId'] === unidadId;
  const surname = uniqueSurname('Dueñas');
  const persona = {
    nombre: 'Dalia',
    primerApellido: surname,
    segundoApellido: 'Zarco',
    genero: 'M',
    fechaNacimiento: addDays('1970-01-01', Date.now() % 9000),
    estadoNacimiento: 'CL',
    paisNacimiento: 'MX',
  } as const;
  const { personalMedicoId } = await su.create('/catalogos/personal-medico', {
    persona,
    tipo: 'ENFERMERIA',
    unidadId,
    turno: 'MATUTINO',
    cedulaProfesional: String(10_000_000 + (Date.now() % 89_999_999)),
    puedePrescribir: false,
    puedePrescribirControlados: false,
  });
  const email = `${surname.toLowerCase().replace('ñ', 'n')}@example.org`;
  await su.create('/catalogos/usuario', {
    email,
    perfilId: like['perfilId'],
    persona: { ...persona, curp: composeCurp(persona, '0') },
    estatus: 'INVITADO',
    personalMedicoId,
    unidadId,
    almacenIds: isSameUnit ? like['almacenIds'] : null,
    servicioIds: isSameUnit ? like['servicioIds'] : null,
  });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const codigo = codeIn(linkIn((await mailsTo(email))[0]!));
  const password = 'tezontle bajo la lluvia';
  const answer = await fetch(`${baseURL}/api/reset-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ codigo, password }),
  });
  if (!answer.ok) throw new Error(`No password: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return { email, password, token, name: `Dalia ${surname}` };
}

/** Signs a page in with a token. */
export async function enter(page: Page, token: string): Promise<void> {
  await page.addInitScript(
    (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
    token,
  );
}
