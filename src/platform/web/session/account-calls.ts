import type { HttpClient } from '../client/http-client';
import type { CurrentUser } from './current-user';
import { outcomeOf, type Outcome } from './outcome';

/** Result of a sign-in: the token and its user. */
export interface Entered {
  readonly token: string;
  readonly user: CurrentUser;
}

/** Step left after a right password: a code, or the setup of a second factor. */
export interface PendingStep {
  readonly pendiente: 'CODIGO' | 'ALTA';
  readonly boleto: string;
}

/** The secret of a second factor, to type and for a QR code. */
export interface FactorSecret {
  readonly secreto: string;
  readonly uri: string;
}

/** A second factor that was set up at the sign-in, with its recovery codes. */
export interface Enrolled {
  readonly user: { readonly email: string };
  readonly token: string;
  readonly codigos: readonly string[];
}

export interface AccountCalls {
  signIn(credentials: {
    readonly userName: string;
    readonly password: string;
  }): Promise<Outcome<Entered | PendingStep>>;
  /** The second step, by a code of the app or a recovery code. */
  signInWithCode(boleto: string, codigo: string): Promise<Outcome<Entered>>;
  /** Returns a secret for a person who must set up a second factor before they enter. */
  enrol(boleto: string): Promise<Outcome<FactorSecret>>;
  /** Puts it in force by its first code: the token of a session, and the recovery codes. */
  confirmEnrolment(boleto: string, codigo: string): Promise<Outcome<Enrolled>>;
  /** Asks for the mail that activates an account. */
  signUp(email: string): Promise<Outcome<true>>;
  /** Asks for the mail that leads to a new password. */
  forgotPassword(email: string): Promise<Outcome<true>>;
  /** Sets the password with the code of such a mail, and answers the token of a session. */
  resetPassword(codigo: string, password: string): Promise<Outcome<string | PendingStep>>;
}

/** The calls of token mode (SPEC 7). */
export function createAccountCalls(http: HttpClient): AccountCalls {
  const post = async (path: string, body: object) =>
    (await http(path, { method: 'POST', body: JSON.stringify(body) })).json;
  const tokenOf = async (path: string, body: object): Promise<string | PendingStep> => {
    const { token, ...step } = (await post(path, body)) as { token: string | null } & PendingStep;
    return token ?? { pendiente: step.pendiente, boleto: step.boleto };
  };
  // SPEC 4: token, then user, then signed in: a failure of the second step leaves no partial session.
  const entered = async (token: string): Promise<Entered> => ({ token, user: await loadPerson(http, token) });
  const done = (path: string, body: object) => outcomeOf(post(path, body).then(() => true as const));
  return {
    signIn: ({ userName, password }) =>
      outcomeOf(
        (async () => {
          const step = await tokenOf('/sign-in', { userName: userName.trim(), password });
          return typeof step === 'string' ? entered(step) : step;
        })(),
      ),
    signInWithCode: (boleto, codigo) =>
      outcomeOf(
        post('/sign-in/code', { boleto, codigo }).then((answer) => entered((answer as { token: string }).token)),
      ),
    enrol: (boleto) => outcomeOf(post('/sign-in/enrol', { boleto }) as Promise<FactorSecret>),
    confirmEnrolment: (boleto, codigo) =>
      outcomeOf(post('/sign-in/enrol/confirm', { boleto, codigo }) as Promise<Enrolled>),
    signUp: (email) => done('/sign-up', { email: email.trim() }),
    forgotPassword: (email) => done('/forgot-password', { email: email.trim() }),
    resetPassword: (codigo, password) => outcomeOf(tokenOf('/reset-password', { codigo, password })),
  };
}

/**
 * Whose a token is.
 *
 * @param token default: the session's own
 */
export async function loadPerson(http: HttpClient, token?: string, signal?: AbortSignal): Promise<CurrentUser> {
  return (
    await http('/catalogos/usuario/usuario-actual', {
      signal,
      // Sign-ins in progress are not answered from this device.
      offline: token ? undefined : { how: 'keep', ifKnown: true },
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    })
  ).json as CurrentUser;
}
