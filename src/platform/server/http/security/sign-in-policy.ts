import type { Orm } from '#platform/server/db/database';
import { readSetting, SETTINGS } from '#platform/server/db/settings';
import type { SignInPolicy } from '#areas/seguridad/server/factor/policy';
import type { ServerConfig } from '../config';

/**
 * Returns the requirements of sign-ins with a password. Demo accounts need no second factor: their password is public, and only the local
 * machine can reach them.
 */
export async function signInPolicyOf(
  orm: Orm,
  { secondFactor, passwordCost }: Pick<ServerConfig, 'secondFactor' | 'passwordCost'>,
): Promise<SignInPolicy> {
  const isEased = secondFactor === 'required' && (await readSetting(orm, SETTINGS.demo)) === true;
  return { secondFactor: isEased ? 'offered' : secondFactor, passwordCost };
}
