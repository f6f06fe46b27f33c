import { weaknessOf } from '#areas/seguridad/shared/contrasena/weakness-of';
import { invalid } from '#platform/server/db/problem';

/** @throws Problem 422 on the field when the password is easy to guess. */
export async function requireStrong(campo: string, password: string, email: string): Promise<void> {
  const weakness = await weaknessOf(password, email);
  if (weakness) throw invalid([{ campo, ...weakness }]);
}
