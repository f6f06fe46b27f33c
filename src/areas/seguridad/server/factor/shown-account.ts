import { fullName, type Named } from '#platform/shared/text/full-name';

/** Returns the account as in the answer of a sign-in (SPEC 7). */
export function shownAccount(account: Named & { readonly email: string; readonly perfil: string }) {
  return { avatar: '', userName: fullName(account), email: account.email, authority: [account.perfil] };
}
