import type { AuthProvider } from 'ra-core';
import { ApiError } from '../client/api-error';
import type { HttpClient } from '../client/http-client';
import type { CurrentUser, LoadCurrentUser } from './current-user';
import { isSignedIn, type SessionStore } from './session-store';

export interface AuthOptions {
  readonly http: HttpClient;
  readonly session: SessionStore;
  readonly loadCurrentUser: LoadCurrentUser;
  /** Permission key for an action on a resource, null when the resource has no such action. */
  readonly permissionFor: (resource: string, action: string) => Promise<string | null>;
}

export const SIGN_IN_PATH = '/sign-in';

/**
 * react-admin's authProvider for token sign-in: exchange user name and password for a token, then load the user.
 * Any 401 ends the session; the message for an unknown or inactive account is SPEC 8's.
 */
export function createAuthProvider({ http, session, loadCurrentUser, permissionFor }: AuthOptions): AuthProvider {
  return {
    async login({ username, password }: { username: string; password: string }) {
      const { json } = await http('/sign-in', { method: 'POST', body: JSON.stringify({ userName: username.trim(), password }) });
      // SPEC 4: token, then user, then signed in: nobody is half signed in when the second step fails.
      const { token } = json as { token: string };
      await loadCurrentUser(token);
      session.signIn(token);
    },

    async logout() {
      if (isSignedIn(session.get())) {
        // The server forgets the token too; when it cannot be reached, the token still leaves this machine.
        await http('/sign-out', { method: 'POST', body: '{}' }).catch(() => undefined);
        session.signOut();
      }
      return SIGN_IN_PATH;
    },

    async checkAuth() {
      if (!isSignedIn(session.get())) throw Object.assign(new Error('errors.NO_AUTENTICADO'), { redirectTo: SIGN_IN_PATH, message: false });
    },

    async checkError(error: unknown) {
      if (!(error instanceof ApiError) || error.status !== 401) return;
      throw Object.assign(new Error(signedOutMessage(error)), { redirectTo: SIGN_IN_PATH });
    },

    async getIdentity() {
      const user = await loadCurrentUser();
      return { id: user.usuarioId, fullName: user.userName, avatar: user.avatar ?? undefined };
    },

    async getPermissions() {
      return (await loadCurrentUser()).authority.resources;
    },

    async canAccess({ resource, action }) {
      const permission = await permissionFor(resource, action);
      return permission !== null && hasPermission(await loadCurrentUser(), permission);
    },
  };
}

export function hasPermission(user: CurrentUser, permission: string): boolean {
  return user.authority.resources.includes(permission);
}

/** Key of the text for a session that the server ended. */
export function signedOutMessage(error: ApiError): string {
  return error.message === 'InvalidUser' ? 'errors.InvalidUser' : 'errors.SESION_TERMINADA';
}
