import type { Visitor } from './messages';

/** Visitors of a record are announced again this often; those not announced for longer count as gone with their process. */
const REPEAT_MS = 30_000;
const GONE_MS = 75_000;

/** Record that a user has open. */
export interface Place {
  readonly entity: string;
  readonly id: string;
}

export interface PresenceOptions {
  /** Announces the visitors of a record here to the other processes; `asks` requests theirs. */
  readonly tell: (place: Place, people: readonly Visitor[], asks: boolean) => void;
  /** Reports that the visitors of a record, here or elsewhere, have changed. */
  readonly changed: (place: Place) => void;
}

interface Elsewhere {
  readonly people: readonly Visitor[];
  readonly until: number;
}

interface Open {
  readonly place: Place;
  /** Visitors here, by connection. */
  readonly here: Map<object, Visitor>;
  /** By process. */
  readonly elsewhere: Map<string, Elsewhere>;
}

/** Tracks who has which record open, over all processes of a database. It keeps only records that a user of this process has open. */
export class Presence {
  readonly #open = new Map<string, Open>();
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
    this.options.tell(place, [...open.here.values()], isFirst);
    this.options.changed(place);
  }

  leave(visitor: object, place: Place): void {
    const key = keyOf(place);
    const open = this.#open.get(key);
    if (!open?.here.delete(visitor)) return;
    if (open.here.size === 0) this.#open.delete(key);
    this.options.tell(place, [...open.here.values()], false);
    this.options.changed(place);
  }

  /** Handles an announcement of another process. */
  heard(process: string, place: Place, people: readonly Visitor[], asks: boolean): void {
    const open = this.#open.get(keyOf(place));
    if (!open) return;
    if (people.length === 0) open.elsewhere.delete(process);
    else open.elsewhere.set(process, { people, until: performance.now() + GONE_MS });
    if (asks) this.options.tell(place, [...open.here.values()], false);
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

  /** Everything is said and asked anew: something may have been missed. */
  resume(): void {
    for (const { place, here } of this.#open.values()) this.options.tell(place, [...here.values()], true);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const { place } of this.#open.values()) this.options.tell(place, [], false);
    this.#open.clear();
  }

  #repeat(): void {
    const now = performance.now();
    for (const { place, here, elsewhere } of this.#open.values()) {
      this.options.tell(place, [...here.values()], false);
      const gone = [...elsewhere].filter(([, { until }]) => until < now);
      for (const [process] of gone) elsewhere.delete(process);
      if (gone.length > 0) this.options.changed(place);
    }
  }
}

const keyOf = ({ entity, id }: Place): string => `${entity} ${id}`;
