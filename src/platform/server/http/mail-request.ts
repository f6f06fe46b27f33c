import type { AuditActor } from '../db/audit';

/** A mail to the holder of an account, without its text, which is in the language of the causing request. */
export interface Letter {
  /**
   * `activar`: set a first password; `restablecer`: set a new one; `invitar`: like `activar`, sent by an administrator; `invitar-externo`:
   * sign in at the identity provider; `cambio`: the password was changed; `correo`: the sign-in e-mail was changed, reported to the
   * previous address; `factor-…`: the second factor changed.
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

/**
 * A second factor was activated, renewed, or removed by its holder or by an administrator; its recovery codes were replaced; one of them
 * was used.
 */
export type FactorLetter = `factor-${'activado' | 'renovado' | 'quitado' | 'retirado' | 'codigos' | 'recuperacion'}`;

/** A letter without a link, queued with its final content. */
type PlainLetter = Pick<Letter, 'email' | 'nombre'> & { readonly kind: PlainKind };

/** Order of a letter with a link to set a password. The account is looked up, and the code of the link created, when it is sent. */
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

/** A queued letter. It contains no code, because only digests of codes are ever stored. */
export type MailRequest = PlainLetter | AccessOrder;
