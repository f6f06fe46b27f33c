import { endedMessage, type Identity } from './identity';
import type { SessionStore } from './session-store';

/** Identity by the server's own tokens: the stored one with every call, and any 401 clears the session (SPEC 7). */
export function createTokenIdentity(session: SessionStore): Identity {
  return {
    getToken: async () => session.get().token,

    async onUnauthorized(error, _method, token) {
      // An answer to a session that is over already says nothing of the next one.
      if (session.get().token === token) session.end(endedMessage(error), error.correlationId);
      return null;
    },

    async leave(http, forget) {
      const { token } = session.get();
      session.signOut();
      // The server forgets the token too; when it cannot be reached, the token has still left this machine.
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
