import type { Visitor } from './messages';

/**
 * Interval at which visitors of a record are announced again. Without an announcement for `GONE_MS`, they count as gone with their process.
 */
const REPEAT_MS = 30_000;
const GONE_MS = 75_000;

/** Record that a user has open. */
export interface Place {
  readonly entity: string;
  readonly id: string;
}

export interface PresenceOptions {
  /**
   * Announces the visitors of a record in this process to the others; `asks` requests theirs. Settles when it was sent or failed; never
   * rejects.
   */
  readonly announce: (place: Place, people: readonly Visitor[], asks: boolean) => Promise<void>;
  /** Reports that the visitors of a record have changed, in this or another process. */
  readonly changed: (place: Place) => void;
}

interface Elsewhere {
  readonly people: readonly Visitor[];
  readonly until: number;
}

interface Open {
  readonly place: Place;
  /** Visitors in this process, by connection. */
  readonly here: Map<object, Visitor>;
  /** Visitors in other processes, by process. */
  readonly elsewhere: Map<string, Elsewhere>;
}

/** Tracks the visitors of open records, over all processes of a database. Covers only records that a user of this process has open. */
export class Presence {
  readonly #open = new Map<string, Open>();
  /** Records to announce, by key. The value requests the visitors of other processes. */
  readonly #pending = new Map<string, { readonly place: Place; readonly asks: boolean }>();
  #announcing: Promise<void> | null = null;
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly options: PresenceOptions) {
    this.#timer = setInterval(() => this.#repeat(), REPEAT_MS);
    this.#timer.unref();
  }

  enter(visitor: object, place: Place, person: Visitor): void {
    const key = keyOf(place);
    let open = this.#open.get(key);
    const isFirst = open === undefined;
    if (!open) this.#open.set(key, (open = { place, here: new Map(), elsewhere: new Map() }));
    const before = open.here.get(visitor);
    if (before?.edita === person.edita && before.nombre === person.nombre) return;
    open.here.set(visitor, person);
    this.#announce(place, isFirst);
    this.options.changed(place);
  }

  leave(visitor: object, place: Place): void {
    const key = keyOf(place);
    const open = this.#open.get(key);
    if (!open?.here.delete(visitor)) return;
    if (open.here.size === 0) this.#open.delete(key);
    this.#announce(place);
    this.options.changed(place);
  }

  /** Handles an announcement of another process. */
  heard(process: string, place: Place, people: readonly Visitor[], asks: boolean): void {
    const open = this.#open.get(keyOf(place));
    if (!open) return;
    if (people.length === 0) open.elsewhere.delete(process);
    else open.elsewhere.set(process, { people, until: performance.now() + GONE_MS });
    if (asks) this.#announce(place);
    this.options.changed(place);
  }

  /** Returns the distinct visitors of a record. A user who edits it in any page counts as an editor. */
  at(place: Place): Visitor[] {
    const open = this.#open.get(keyOf(place));
    if (!open) return [];
    const everybody = new Map<number, Visitor>();
    for (const person of [...open.here.values(), ...[...open.elsewhere.values()].flatMap(({ people }) => people)])
      if (!everybody.get(person.usuarioId)?.edita) everybody.set(person.usuarioId, person);
    return [...everybody.values()].toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  }

  /** Announces and requests all visitors again, because messages may have been missed. */
  resume(): void {
    for (const { place } of this.#open.values()) this.#announce(place, true);
  }

  /** Announces the end of every visit in this process. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const places = [...this.#open.values()].map(({ place }) => place);
    this.#open.clear();
    for (const place of places) this.#announce(place);
    await this.#announcing;
  }

  #repeat(): void {
    const now = performance.now();
    for (const { place, elsewhere } of this.#open.values()) {
      this.#announce(place);
      const gone = [...elsewhere].filter(([, { until }]) => until < now);
      for (const [process] of gone) elsewhere.delete(process);
      if (gone.length > 0) this.options.changed(place);
    }
  }

  /**
   * Announces one record at a time. Two announcements on two connections of the pool could arrive in reverse order, which would leave a
   * departed visitor listed.
   */
  #announce(place: Place, asks = false): void {
    const key = keyOf(place);
    this.#pending.set(key, { place, asks: asks || this.#pending.get(key)?.asks === true });
    this.#announcing ??= this.#announceAll();
  }

  async #announceAll(): Promise<void> {
    for (const [key, { place, asks }] of this.#pending) {
      this.#pending.delete(key);
      await this.options.announce(place, [...(this.#open.get(key)?.here.values() ?? [])], asks);
    }
    this.#announcing = null;
  }
}

const keyOf = ({ entity, id }: Place): string => `${entity} ${id}`;
