/** A second person as a form has them: their e-mail and password, or that they are asked in their own session once it is sent (`ASK_VOUCH`). */
export type SecondPerson = { readonly email: string; readonly password: string } | { readonly avalId: '' };

export const NO_SECOND_PERSON: SecondPerson = { email: '', password: '' };

/** Whether a form says of anybody who vouches. */
export const isSecondPerson = (second: SecondPerson): boolean => 'avalId' in second || second.email !== '';
