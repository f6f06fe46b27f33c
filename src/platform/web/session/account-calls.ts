import type { HttpClient } from '../client/http-client';
import type { CurrentUser } from './current-user';
import { outcomeOf, type Outcome } from './outcome';

/** Result of a sign-in: the token and its user. */
export interface Entered {
  readonly token: string;
  readonly user: CurrentUser;
}

/** Pending step after a correct password: a code, or the setup of a second factor. */
export interface PendingStep {
  readonly pendiente: 'CODIGO' | 'ALTA';
  readonly boleto: string;
}

/** Secret of a second factor, to type or for a QR code. */
export interface FactorSecret {
  readonly secreto: string;
  readonly uri: string;
}

/** Second factor set up at the sign-in, with its recovery codes. */
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
  /** Completes the sign-in with a code of the app or a recovery code. */
  signInWithCode(boleto: string, codigo: string): Promise<Outcome<Entered>>;
  /** Returns a secret for a person who must set up a second factor before entry. */
  enrol(boleto: string): Promise<Outcome<FactorSecret>>;
  /** Activates it with its first code. Returns the token of a session, and the recovery codes. */
  confirmEnrolment(boleto: string, codigo: string): Promise<Outcome<Enrolled>>;
  /** Requests the mail that activates an account. */
  signUp(email: string): Promise<Outcome<true>>;
  /** Requests the mail for a new password. */
  forgotPassword(email: string): Promise<Outcome<true>>;
  /** Sets the password with the code of that mail. Returns the token of a session, or a pending step. */
  resetPassword(codigo: string, password: string): Promise<Outcome<string | PendingStep>>;
}

/** Creates the calls of token mode (SPEC 7). */
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
 * Returns the user of a token.
 *
 * @param token default: the session's own
 */
export async function loadPerson(http: HttpClient, token?: string, signal?: AbortSignal): Promise<CurrentUser> {
  return (
    await http('/catalogos/usuario/usuario-actual', {
      signal,
      // During a sign-in the device's stored user is not used.
      offline: token ? undefined : { how: 'keep', ifKnown: true },
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    })
  ).json as CurrentUser;
}
