import type { AuthProvider } from 'react-admin';
import type { CurrentUser, LoadCurrentUser } from './current-user';
import { isSignedIn, type SessionStore } from './session-store';

export interface AuthOptions {
  readonly session: SessionStore;
  readonly loadCurrentUser: LoadCurrentUser;
  /** Ends the session at the user's request. */
  readonly leave: () => Promise<void>;
  /** Returns the permission key for an action on a resource; null when the resource has no such action. */
  readonly permissionFor: (resource: string, action: string) => Promise<string | null>;
}

export const SIGN_IN_PATH = '/sign-in';

/** Creates react-admin's authProvider. Sign-in happens before the application starts, so every user here is signed in. */
export function createAuthProvider({ session, loadCurrentUser, leave, permissionFor }: AuthOptions): AuthProvider {
  return {
    login: () => Promise.reject(new Error('Signing in comes before the application')),

    async logout() {
      await leave();
      // Without a session the gate replaces the application by itself.
      return false;
    },

    async checkAuth() {
      if (!isSignedIn(session.get())) throw Object.assign(new Error('errors.NO_AUTENTICADO'), { message: false });
    },

    // The HTTP client handles a 401 first and ends the session.
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
