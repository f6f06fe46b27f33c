import type { StepSpec } from '#platform/shared/lifecycle/lifecycle';
import type { Issue } from '#platform/shared/validation/issue';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import { invalid } from '../db/problem';

interface Merged {
  /** Lines of the document with the submitted columns. */
  readonly lines: readonly LooseRecord[];
  /** Maps an issue on a line of the document to the line of the input. */
  readonly told: (issue: Issue) => Issue;
}

/**
 * Merges the input of a step into the lines of a document, line by line; an omitted column is cleared.
 *
 * @throws Problem 422 REFERENCIA on a line of another document, ELEMENTO_REPETIDO on a repeated one.
 */
export function mergeLines(
  { lines: spec }: StepSpec,
  document: LooseRecord,
  input: LooseRecord | undefined,
): Merged | null {
  if (!spec) return null;
  const { field, key, fields } = spec;
  const [own, sent] = [document[field], input?.[field]].map((value) =>
    Array.isArray(value) ? value.filter(isObject) : [],
  ) as [LooseRecord[], LooseRecord[]];
  const places = new Map(sent.map((line, index) => [line[key], index]));
  const known = new Set(own.map((line) => line[key]));
  const wrong = sent.flatMap((line, index) => {
    const codigo = !known.has(line[key]) ? 'REFERENCIA' : places.get(line[key]) !== index ? 'ELEMENTO_REPETIDO' : null;
    return codigo ? [{ campo: `${field}.${index}.${key}`, codigo, params: {} }] : [];
  });
  if (wrong.length > 0) throw invalid(wrong);
  return {
    lines: own.map((line) => {
      const place = places.get(line[key]);
      return place === undefined
        ? line
        : { ...line, ...Object.fromEntries(fields.map((name) => [name, sent[place]?.[name] ?? null])) };
    }),
    told: (issue) => {
      const [head, position, ...rest] = issue.campo.split('.');
      const place = head === field && position !== undefined ? places.get(own[Number(position)]?.[key]) : undefined;
      return place === undefined ? issue : { ...issue, campo: [head, place, ...rest].join('.') };
    },
  };
}
