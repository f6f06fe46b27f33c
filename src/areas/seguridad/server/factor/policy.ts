import type { PasswordCost } from '../password';

/** Modes of the second factor for accounts with a local password: for no account, for those that set one up, or for all. */
export const SECOND_FACTOR_MODES = ['off', 'offered', 'required'] as const;
export type SecondFactorMode = (typeof SECOND_FACTOR_MODES)[number];

/** Requirements of an installation for sign-ins with a password. */
export interface SignInPolicy {
  readonly secondFactor: SecondFactorMode;
  /** Cost of a password hash; cheaper hashes are recomputed. */
  readonly passwordCost: PasswordCost;
}
