import type { Orm } from '../db/database';
import { readSetting, SETTINGS } from '../db/settings';
import type { SignInPolicy } from '../operations/factor/policy';
import type { ServerConfig } from './config';

/** What sign-ins with a password need. Demo accounts, whose password is public and which the own machine alone reaches, need no second factor. */
export async function signInPolicyOf(
  orm: Orm,
  { secondFactor, passwordCost }: Pick<ServerConfig, 'secondFactor' | 'passwordCost'>,
): Promise<SignInPolicy> {
  const isEased = secondFactor === 'required' && (await readSetting(orm, SETTINGS.demo)) === true;
  return { secondFactor: isEased ? 'offered' : secondFactor, passwordCost };
}
