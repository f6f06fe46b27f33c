interface WithPassword {
  readonly email: string;
  readonly password: string;
  /** Code of their app, if they have a second factor. */
  readonly codigo?: string;
}

/** A second person in a form: their e-mail and password, or the answer of their own session to the sent request (`ASK_VOUCH`). */
export type SecondPerson = WithPassword | { readonly avalId: '' };

export const NO_SECOND_PERSON: SecondPerson = { email: '', password: '' };

/** True when a form names a second person. */
export const isSecondPerson = (second: SecondPerson): boolean => 'avalId' in second || second.email !== '';

/** Returns the second person without password and code, which apply to one submit only. */
export const forNextPress = (second: SecondPerson): SecondPerson =>
  'avalId' in second ? second : { email: second.email, password: '' };
