import type { PasswordCost } from '../../db/password';

/** Second factors of accounts with a password of our own: asked of nobody, of those who set one up, or of everybody. */
export const SECOND_FACTOR_MODES = ['off', 'offered', 'required'] as const;
export type SecondFactorMode = (typeof SECOND_FACTOR_MODES)[number];

/** What an installation demands of sign-ins with a password. */
export interface SignInPolicy {
  readonly secondFactor: SecondFactorMode;
  /** Hashes of passwords that cost less are made anew. */
  readonly passwordCost: PasswordCost;
}
