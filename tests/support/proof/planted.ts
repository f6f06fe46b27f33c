import { isDraftOf, letterOf, reaches, type Person, type Places } from './reach';

/** A planted record with its marks and places. */
export interface Planted {
  readonly entity: string;
  readonly id: number | string;
  readonly world: 'A' | 'B';
  readonly places: Places;
  /** Place of a draft, hidden from the other party; null for other records. */
  readonly only: Places | null;
  /** Marks in its fields, and in those of a record embedded in it. */
  readonly marks: readonly string[];
  /** Marks that require a further permission. */
  readonly secret: Readonly<Record<string, readonly string[]>>;
  /** Marks in its lines, which lists omit. */
  readonly deep: readonly string[];
  /** Marks in the names of referenced records, shown beside the references. */
  readonly names: readonly string[];
  /** A mark with which free text finds the record; null where the entity has no search. */
  readonly found: string | null;
}

/** Returns the records of an entity that a permission of a person reaches. */
export function visible(planted: readonly Planted[], entity: string, permission: string, person: Person): Planted[] {
  const letter = letterOf(person.profile, permission);
  return planted.filter(
    (record) =>
      record.entity === entity &&
      reaches(letter, entity, record.places, person) &&
      (record.only === null || isDraftOf(person, letter, entity, record.only)),
  );
}

/** Returns the marks that an answer about these records may contain. */
export function allowedMarks(records: readonly Planted[], person: Person): Set<string> {
  return new Set(
    records
      .flatMap(({ marks, names, secret }) => {
        const kept = new Set(
          Object.entries(secret).flatMap(([permission, marked]) =>
            letterOf(person.profile, permission) === null ? marked : [],
          ),
        );
        return [...marks.filter((mark) => !kept.has(mark)), ...names];
      })
      .map((mark) => mark.toLowerCase()),
  );
}
