import { describe, expect, it } from 'vitest';
import { createSessionStore, isSignedIn, SESSION_KEY } from '#platform/web/session/session-store';

class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.items.size;
  }
  clear() {
    this.items.clear();
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

describe('the session', () => {
  it('starts signed out, and is signed in once it has a token', () => {
    const session = createSessionStore(new MemoryStorage(), new EventTarget());
    expect(session.get()).toEqual({ signedIn: false, token: null });
    session.signIn('t');
    expect(isSignedIn(session.get())).toBe(true);
  });

  it('survives a reload under a key that starts with persist:, and leaves nothing after signing out', () => {
    const storage = new MemoryStorage();
    createSessionStore(storage, new EventTarget()).signIn('t');
    expect(SESSION_KEY).toMatch(/^persist:/);
    const reloaded = createSessionStore(storage, new EventTarget());
    expect(reloaded.get()).toEqual({ signedIn: true, token: 't' });
    reloaded.signOut();
    expect(storage.length).toBe(0);
  });

  it('ignores unreadable storage', () => {
    const storage = new MemoryStorage();
    for (const broken of ['{', '"x"', '{"signedIn":true}', '{"signedIn":"yes","token":"t"}']) {
      storage.setItem(SESSION_KEY, broken);
      expect(isSignedIn(createSessionStore(storage, new EventTarget()).get())).toBe(false);
    }
  });

  it('works without storage, and notifies its listeners', () => {
    const session = createSessionStore(null, new EventTarget());
    let heard = 0;
    const stop = session.subscribe(() => (heard += 1));
    session.signIn('t');
    session.signOut();
    stop();
    session.signIn('t');
    expect(heard).toBe(2);
  });

  it('that was ended leaves an empty slice, with the reason and its owner', () => {
    const storage = new MemoryStorage();
    const session = createSessionStore(storage, new EventTarget());
    session.signIn('t');
    session.end('errors.InvalidUser', 'c-1');
    expect(JSON.parse(storage.getItem(SESSION_KEY)!)).toEqual({ signedIn: false, token: null });
    expect(session.ending()).toEqual({
      kind: 'ended',
      message: 'errors.InvalidUser',
      correlationId: 'c-1',
      owner: null,
    });
    session.signIn('u');
    expect(session.ending()).toBeNull();
    session.signOut();
    expect(session.ending()).toEqual({ kind: 'left' });
    // An ended session cannot end again.
    session.end('errors.SESION_TERMINADA');
    expect(session.ending()).toEqual({ kind: 'left' });
  });
});
