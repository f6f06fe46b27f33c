import type { CurrentUser } from './current-user';

/** SPEC 3: state that survives a reload. Signed in means that there is a token and the flag is set. */
export interface Session {
  readonly signedIn: boolean;
  readonly token: string | null;
}

/** End of the last session: the user signed out (here or in another tab), or the session was terminated. */
export type Ending =
  | { readonly kind: 'left' }
  | {
      readonly kind: 'ended';
      /** Key of the text with the reason. */
      readonly message: string;
      readonly correlationId: string | null;
      /** User of the session, if already known. */
      readonly owner: number | null;
    };

export interface SessionStore {
  get(): Session;
  /** Opens the session, or continues it with a renewed token. */
  signIn(token: string): void;
  /** Ends the session at the user's request; none of their data may remain. */
  signOut(): void;
  /** Ends the session against the user's will; they may resume where they were. */
  end(message: string, correlationId?: string | null): void;
  ending(): Ending | null;
  /** Returns the signed-in user, once known; in memory only. */
  person(): CurrentUser | null;
  identify(person: CurrentUser): void;
  /** Calls the listener after every change, including those of other tabs. Returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

/** Only the session slice is persisted, under a key with the prefix of SPEC 4. */
export const SESSION_KEY = 'persist:red-salud.auth';

export const SIGNED_OUT: Session = { signedIn: false, token: null };

/**
 * Creates the session store. It uses local storage, so that tabs share the session: signing out in one signs out in all. Works in memory
 * when storage is blocked.
 */
export function createSessionStore(
  storage: Storage | null,
  events: EventTarget,
  initial: Session = readSession(storage),
): SessionStore {
  let session = initial;
  let ending: Ending | null = null;
  let person: CurrentUser | null = null;
  const listeners = new Set<() => void>();
  const publish = (next: Session, how: Ending | null) => {
    session = next;
    ending = how;
    if (!isSignedIn(next)) person = null;
    for (const listener of listeners) listener();
  };
  const endedAs = (message: string, correlationId: string | null): Ending => ({
    kind: 'ended',
    message,
    correlationId,
    owner: person?.usuarioId ?? null,
  });

  events.addEventListener('storage', (event) => {
    // `key` is null when the whole storage was cleared.
    if (!(event instanceof StorageEvent) || (event.key !== SESSION_KEY && event.key !== null)) return;
    const next = readSession(storage);
    // Signing out removes the slice; an ended session leaves an empty one.
    publish(
      next,
      isSignedIn(next) ? null : event.newValue === null ? { kind: 'left' } : endedAs('errors.SESION_TERMINADA', null),
    );
  });

  return {
    get: () => session,
    signIn(token) {
      const next = { signedIn: true, token };
      write(storage, next);
      publish(next, null);
    },
    signOut() {
      write(storage, null);
      publish(SIGNED_OUT, { kind: 'left' });
    },
    end(message, correlationId = null) {
      if (!isSignedIn(session)) return;
      write(storage, SIGNED_OUT);
      publish(SIGNED_OUT, endedAs(message, correlationId));
    },
    ending: () => ending,
    person: () => person,
    identify(who) {
      person = who;
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

/** Returns the stored session; only the server knows whether it is still valid. */
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
    // Storage is full or blocked: the session lasts until the tab closes.
  }
}
