import type { Entered } from '#platform/web/session/account-calls';
import { outcomeOf, type Outcome } from '#platform/web/session/outcome';
import type { HttpClient } from '#platform/web/client/http-client';
import { samplePerson } from '../sample-person';
import type { SampleUser } from '../wire';

export interface SampleAccounts {
  signIn(credentials: { readonly userName: string; readonly password: string }): Promise<Outcome<Entered>>;
  /** Creates an account and signs it in. */
  signUp(account: {
    readonly userName: string;
    readonly password: string;
    readonly email: string;
  }): Promise<Outcome<Entered>>;
  /** Checks nothing and sends nothing. */
  forgotPassword(email: string): Promise<Outcome<true>>;
  /** Checks nothing and changes nothing. */
  resetPassword(password: string): Promise<Outcome<true>>;
}

/** Creates the account calls of the sample backend (SPEC 7); signing out is handled by the session. */
export function createSampleAccounts(http: HttpClient): SampleAccounts {
  const post = async (path: string, body: object) =>
    (await http(path, { method: 'POST', body: JSON.stringify(body) })).json;
  const enter = (path: string, body: object) =>
    outcomeOf(
      (async () => {
        const { token, user } = (await post(path, body)) as { token: string; user: SampleUser };
        return { token, user: samplePerson(user) };
      })(),
    );
  const done = (path: string, body: object) => outcomeOf(post(path, body).then(() => true as const));
  return {
    signIn: (credentials) => enter('/sign-in', credentials),
    signUp: (account) => enter('/sign-up', account),
    forgotPassword: (email) => done('/forgot-password', { email }),
    resetPassword: (password) => done('/reset-password', { password }),
  };
}
