import type { PasswordCost } from '../password';

/** Modes of the second factor of accounts with a password of our own: for no account, for those that set one up, or for all. */
export const SECOND_FACTOR_MODES = ['off', 'offered', 'required'] as const;
export type SecondFactorMode = (typeof SECOND_FACTOR_MODES)[number];

/** Requirements of an installation for sign-ins with a password. */
export interface SignInPolicy {
  readonly secondFactor: SecondFactorMode;
  /** Hashes of passwords that cost less are made anew. */
  readonly passwordCost: PasswordCost;
}
