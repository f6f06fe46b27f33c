import { endedMessage, type Identity } from './identity';
import type { SessionStore } from '../session-store';

/** Creates the identity of the server's own tokens: the stored one is sent with every call, and any 401 clears the session (SPEC 7). */
export function createTokenIdentity(session: SessionStore): Identity {
  return {
    getToken: async () => session.get().token,

    async onUnauthorized(error, _method, token) {
      // A late response to an ended session does not affect the next one.
      if (session.get().token === token) session.end(endedMessage(error), error.correlationId);
      return null;
    },

    async leave(http, forget) {
      const { token } = session.get();
      session.signOut();
      // The server revokes the token too; when it is unreachable, the token is still removed from this machine.
      if (token)
        void http('/sign-out', { method: 'POST', body: '{}', headers: { Authorization: `Bearer ${token}` } }).catch(
          () => undefined,
        );
      await forget();
    },

    forget: () => Promise.resolve(),

    proveAnew: null,

    editProfile: null,
  };
}
