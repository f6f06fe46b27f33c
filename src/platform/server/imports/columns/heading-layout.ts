import type { ImportSpec } from '../import-spec';
import { Problem } from '#platform/server/db/problem';
import { plain } from './plain';
import { lettersOf } from '../reader/cell-text';

/** Names of the columns. */
export interface Headings {
  /** Labels of each column, in all languages, the reader's first. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Headings of the first and last column in an error file. A corrected file may still contain them. */
  readonly own: readonly string[];
}

/** Positions of the columns in a row. */
export interface Layout {
  /** Sources of each column in the file: one cell, or several joined with hyphens. The first source with a value counts. */
  readonly ways: ReadonlyMap<string, readonly (readonly number[])[]>;
  /** Indexes of headings that name a column. */
  readonly known: ReadonlySet<number>;
}

/** Manual mapping of headings to columns; '' ignores a heading. */
export type Choices = Readonly<Record<string, string>>;

/**
 * Maps a row of headings to columns by manual choice, official name, field name or label. Official names take precedence, because their
 * files may use one of the product's field names for another column. Example: `CAPITULO` is the text beside `CLAVE_CAPITULO`.
 *
 * @returns a function, because rows are tried until one has headings
 */
export function headingLayout(
  { columns, names }: ImportSpec,
  headings: Headings,
  choices: Choices,
): (head: readonly string[]) => Layout {
  const byLabel = new Map(
    columns.flatMap((column) =>
      (headings.columns[column] ?? []).map((heading) => [sameHeading(heading), column] as const),
    ),
  );
  const byName = new Map(columns.map((column) => [sameHeading(column), column] as const));
  const chosen = new Map(Object.entries(choices).map(([heading, column]) => [sameHeading(heading), column] as const));
  const own = new Set(headings.own.map(sameHeading));
  const titleOf = (column: string) => headings.columns[column]?.[0] ?? column;
  return (head) => {
    const texts = head.map(sameHeading);
    const known = new Set<number>();
    const placesBy = (find: (text: string) => string | undefined) => {
      const places = new Map<string, number>();
      for (const [at, text] of texts.entries()) {
        const column = find(text);
        if (column === undefined) continue;
        const before = places.get(column);
        if (before !== undefined)
          throw new Problem(422, 'IMPORTACION_COLUMNA_DOBLE', {
            params: { columna: titleOf(column), primera: lettersOf(before), segunda: lettersOf(at) },
          });
        places.set(column, at);
      }
      return places;
    };
    // A choice from an earlier file may name a column that this file has twice: the first one is used.
    const said = new Map(
      texts.flatMap((text, at) => (chosen.get(text) ? [[chosen.get(text)!, at] as const] : [])).toReversed(),
    );
    const ours = placesBy((text) => (chosen.has(text) ? undefined : (byName.get(text) ?? byLabel.get(text))));
    const free = new Map(
      texts.flatMap((text, at) => (text === '' || chosen.has(text) ? [] : [[text, at] as const])).toReversed(),
    );
    const ways = new Map<string, readonly (readonly number[])[]>();
    for (const column of columns) {
      const mine = ours.get(column);
      const byForeign = (names[column] ?? [])
        .map((parts) => parts.map((part) => free.get(sameHeading(part))))
        .filter((way): way is number[] => way.every((at) => at !== undefined));
      const all = said.has(column) ? [[said.get(column)!]] : [...byForeign, ...(mine === undefined ? [] : [[mine]])];
      const distinct = [...new Map(all.map((way) => [way.join(), way])).values()];
      if (distinct.length > 0) ways.set(column, distinct);
      for (const at of distinct.flat()) known.add(at);
    }
    for (const [at, text] of texts.entries()) if (own.has(text) || chosen.has(text)) known.add(at);
    return { ways, known };
  };
}

/** Normalises a heading: without accents, case and underscores. */
export function sameHeading(text: string): string {
  return plain(text.replaceAll('_', ' '));
}
