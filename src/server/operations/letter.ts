/** A mail to the holder of an account, before it has words: they are in the language of the request that caused it. */
export interface Letter {
  /**
   * `activar`: choose a first password; `restablecer`: choose another; `invitar`: the same as the first, unasked for; `invitar-externo`: sign in at
   * the identity provider; `cambio`: the password was changed; `correo`: the account is entered with another e-mail from now on, told to the one before.
   */
  readonly kind: 'activar' | 'restablecer' | 'invitar' | 'invitar-externo' | 'cambio' | 'correo';
  readonly email: string;
  /** Name of the person. */
  readonly nombre: string;
  /** What the link carries. */
  readonly codigo?: string;
  /** How long the link is good. */
  readonly horas?: number;
}
