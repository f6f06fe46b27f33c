import type { AuthProvider } from 'react-admin';
import type { CurrentUser, LoadCurrentUser } from './current-user';
import { isSignedIn, type SessionStore } from './session-store';

export interface AuthOptions {
  readonly session: SessionStore;
  readonly loadCurrentUser: LoadCurrentUser;
  /** Ends the session, because the person says so. */
  readonly leave: () => Promise<void>;
  /** Permission key for an action on a resource, null when the resource has no such action. */
  readonly permissionFor: (resource: string, action: string) => Promise<string | null>;
}

export const SIGN_IN_PATH = '/sign-in';

/** react-admin's authProvider. Getting in happens before the application starts, so it only ever sees people who are in. */
export function createAuthProvider({ session, loadCurrentUser, leave, permissionFor }: AuthOptions): AuthProvider {
  return {
    login: () => Promise.reject(new Error('Signing in comes before the application')),

    async logout() {
      await leave();
      // Without a session the application gives way to the gate by itself.
      return false;
    },

    async checkAuth() {
      if (!isSignedIn(session.get())) throw Object.assign(new Error('errors.NO_AUTENTICADO'), { message: false });
    },

    // A 401 has ended the session by the time anybody asks: the HTTP client saw it first.
    checkError: () => Promise.resolve(),

    async getIdentity() {
      const user = await loadCurrentUser();
      return {
        id: user.usuarioId,
        accounts: user.cuentas,
        fullName: user.userName,
        avatar: user.avatar ?? undefined,
      };
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
