import { fullName, type Named } from '#platform/shared/full-name';

/** The account of a sign-in as its answer shows it (SPEC 7). */
export function shownAccount(account: Named & { readonly email: string; readonly perfil: string }) {
  return { avatar: '', userName: fullName(account), email: account.email, authority: [account.perfil] };
}
