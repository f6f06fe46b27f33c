/** SPEC 3: what survives a reload. Signed in means that there is a token and the flag is set. */
export interface Session {
  readonly signedIn: boolean;
  readonly token: string | null;
}

export interface SessionStore {
  get(): Session;
  signIn(token: string): void;
  signOut(): void;
  /** Calls back after every change, also one made in another tab. Answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** The session slice is the only thing persisted, under a key with the prefix that SPEC 4 wants. */
export const SESSION_KEY = 'persist:red-salud.auth';

const SIGNED_OUT: Session = { signedIn: false, token: null };

/**
 * The session, kept in local storage so that tabs share it: signing out in one signs out in all.
 * Works in memory where storage is blocked.
 */
export function createSessionStore(storage: Storage | null, events: EventTarget): SessionStore {
  let session = readSession(storage);
  const listeners = new Set<() => void>();
  const publish = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  events.addEventListener('storage', (event) => {
    // `key` is null when the whole storage was cleared.
    if (event instanceof StorageEvent && (event.key === SESSION_KEY || event.key === null)) publish(readSession(storage));
  });

  return {
    get: () => session,
    signIn(token) {
      const next = { signedIn: true, token };
      write(storage, next);
      publish(next);
    },
    signOut() {
      write(storage, null);
      publish(SIGNED_OUT);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function isSignedIn(session: Session): boolean {
  return session.signedIn && session.token !== null;
}

/** The session as it was when the page was left; whether it still holds, the server says. */
export function readSession(storage: Storage | null): Session {
  try {
    const saved: unknown = JSON.parse(storage?.getItem(SESSION_KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return SIGNED_OUT;
    const { signedIn, token } = saved as Record<string, unknown>;
    return signedIn === true && typeof token === 'string' ? { signedIn, token } : SIGNED_OUT;
  } catch {
    return SIGNED_OUT;
  }
}

function write(storage: Storage | null, session: Session | null): void {
  try {
    if (session) storage?.setItem(SESSION_KEY, JSON.stringify(session));
    else storage?.removeItem(SESSION_KEY);
  } catch {
    // Storage is full or blocked: the session lives as long as the tab.
  }
}
