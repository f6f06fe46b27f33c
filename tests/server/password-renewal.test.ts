import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credencial } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

/** Slightly more than the cost of the passwords in the test world. */
const COST = { N: 2 ** 9, r: 8, p: 1 };

describe.each(ENGINES)('a password with an outdated hash on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp(engine, { passwordCost: COST });
  });
  afterAll(() => test.stop());

  const signIn = async (profile: ProfileName, password: string) =>
    (await test.nobody('POST', '/api/sign-in', { body: { userName: emailOf(profile), password } })).status;
  const hashOf = async (profile: ProfileName) => {
    const [row] = await test.database.orm
      .select()
      .from(credencial)
      .where(eq(credencial.usuarioId, test.world.usuarios[profile]));
    return row!.hash;
  };

  it('is hashed again at the next sign-in, once, and no other is', async () => {
    const [before, other] = [await hashOf('Farmacia'), await hashOf('Medico')];
    expect(await signIn('Farmacia', 'otra contraseña')).toBe(401);
    expect(await hashOf('Farmacia')).toBe(before);
    expect(await signIn('Farmacia', PASSWORD)).toBe(200);
    const renewed = await hashOf('Farmacia');
    expect(renewed).toMatch(/^scrypt\$512\$8\$1\$/);
    expect([await signIn('Farmacia', PASSWORD), await hashOf('Farmacia')]).toEqual([200, renewed]);
    expect(await signIn('Farmacia', 'otra contraseña')).toBe(401);
    expect(await hashOf('Medico')).toBe(other);
  });
});
