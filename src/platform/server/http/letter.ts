import type { AuditActor } from '../db/audit';

/** A mail to the holder of an account, before it has words: they are in the language of the request that caused it. */
export interface Letter {
  /**
   * `activar`: choose a first password; `restablecer`: choose another; `invitar`: as the first, sent by an administrator; `invitar-externo`:
   * sign in at the identity provider; `cambio`: the password was changed; `correo`: the account is entered with another e-mail from now on,
   * which this letter reports to the one before; `factor-…`: the second factor changed.
   */
  readonly kind: 'activar' | 'restablecer' | 'invitar' | PlainKind;
  readonly email: string;
  /** Name of the person. */
  readonly nombre: string;
  /** Code in the link. */
  readonly codigo?: string;
  /** Validity of the link, in hours. */
  readonly horas?: number;
}

type PlainKind = 'invitar-externo' | 'cambio' | 'correo' | FactorLetter;

/** A second factor was set up, set up anew, removed by its holder or by an administrator; its recovery codes are others; one of them was used. */
export type FactorLetter = `factor-${'activado' | 'renovado' | 'quitado' | 'retirado' | 'codigos' | 'recuperacion'}`;

/** A letter without a link, which is as it will be sent. */
type PlainLetter = Pick<Letter, 'email' | 'nombre'> & { readonly kind: PlainKind };

/** A letter with a link to choose a password: whether there is such an account, and the code of its link, are found when it is sent. */
export interface AccessOrder {
  readonly kind: 'acceso';
  readonly email: string;
  /** Skips accounts that already have a password. */
  readonly onlyFirst: boolean;
  /** Sent without a request of the recipient. */
  readonly invited: boolean;
  /** Actor who caused it, for the audit trail. */
  readonly actor: AuditActor;
}

/** A letter as it waits to be sent. It has no code: only digests of codes are ever stored. */
export type LetterOrder = PlainLetter | AccessOrder;
