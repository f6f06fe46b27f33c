import type { HttpClient } from '../client/http-client';
import type { CurrentUser } from './current-user';
import { outcomeOf, type Outcome } from './outcome';

/** Somebody let in: the token, and who it is. */
export interface Entered {
  readonly token: string;
  readonly user: CurrentUser;
}

export interface AccountCalls {
  signIn(credentials: { readonly userName: string; readonly password: string }): Promise<Outcome<Entered>>;
  /** Asks for the mail that activates an account. */
  signUp(email: string): Promise<Outcome<true>>;
  /** Asks for the mail that leads to a new password. */
  forgotPassword(email: string): Promise<Outcome<true>>;
  /** Sets the password with the code of such a mail, and answers the token of a session. */
  resetPassword(codigo: string, password: string): Promise<Outcome<string>>;
}

/** The calls of token mode (SPEC 7). */
export function createAccountCalls(http: HttpClient): AccountCalls {
  const post = async (path: string, body: object) =>
    (await http(path, { method: 'POST', body: JSON.stringify(body) })).json;
  const tokenOf = async (path: string, body: object) => ((await post(path, body)) as { token: string }).token;
  const done = (path: string, body: object) => outcomeOf(post(path, body).then(() => true as const));
  return {
    signIn: ({ userName, password }) =>
      outcomeOf(
        (async () => {
          const token = await tokenOf('/sign-in', { userName: userName.trim(), password });
          // SPEC 4: token, then user, then signed in: nobody is half signed in when the second step fails.
          return { token, user: await loadPerson(http, token) };
        })(),
      ),
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
      // Who is letting themselves in is not answered from here.
      offline: token ? undefined : { how: 'keep', ifKnown: true },
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    })
  ).json as CurrentUser;
}
