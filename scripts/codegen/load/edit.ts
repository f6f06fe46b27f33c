import type { JsonPath, SourceDocument } from './source-document';

/** One replacement in the text of a file: what stands from `start` to `end` becomes `text`. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Place {
  readonly document: SourceDocument;
  readonly path: JsonPath;
  /** Point at the property's name rather than at its value. */
  readonly onKey?: boolean;
  /** Point at this word inside the text that stands there, such as one field of a template. */
  readonly part?: string;
}

/** Puts a value at a path; what is not there yet is added behind its siblings, written as they are. Empty when nothing can stand there. */
export function setEdits({ document, path }: Place, value: unknown): Edit[] {
  const there = document.rangeOf(path);
  if (there) return [{ file: document.file, ...there, text: inline(value) }];
  const parent = path.slice(0, -1);
  const name = path.at(-1);
  if (name === undefined) return [];
  const owner = document.valueAt(parent);
  if (owner === undefined)
    return typeof name === 'string' ? setEdits({ document, path: parent }, { [name]: value }) : [];
  const isList = Array.isArray(owner);
  if (typeof owner !== 'object' || owner === null || isList !== (typeof name === 'number')) return [];
  const range = document.rangeOf(parent)!;
  const entry = isList ? inline(value) : `${JSON.stringify(name)}: ${inline(value)}`;
  const last = document.lastChildOf(parent);
  if (!last) return [{ file: document.file, ...range, text: isList ? `[${entry}]` : `{ ${entry} }` }];
  const line = document.text.slice(document.text.lastIndexOf('\n', last.start) + 1, last.start);
  const between = line.trim() === '' ? `\n${line}` : ' ';
  return [{ file: document.file, start: last.end, end: last.end, text: `,${between}${entry}` }];
}

/** Takes away what stands at a path, with its comma. */
export function removeEdits({ document, path }: Place): Edit[] {
  const removal = document.removalOf(path);
  return removal ? [{ file: document.file, ...removal, text: '' }] : [];
}

/** Gives the property at a path another name, unless its object has one of that name. */
export function renameEdits({ document, path }: Place, name: string): Edit[] {
  const key = document.keyRangeOf(path);
  return !key || document.has([...path.slice(0, -1), name])
    ? []
    : [{ file: document.file, ...key, text: JSON.stringify(name) }];
}

/** Puts a word in the place of another: a property's name, a whole text, or a part of one; in a list that has it already, the other goes. */
export function replaceEdits(place: Place, word: string, by: string): Edit[] {
  const { document, path, onKey = false } = place;
  if (onKey) return path.at(-1) === word ? renameEdits(place, by) : [];
  const value = document.valueAt(path);
  const siblings = document.valueAt(path.slice(0, -1));
  if (value === word)
    return Array.isArray(siblings) && siblings.includes(by) ? removeEdits(place) : setEdits(place, by);
  const range = document.partOf(path, word);
  return range ? [{ file: document.file, ...range, text: JSON.stringify(by).slice(1, -1) }] : [];
}

/** JSON on one line, spaced as the schemas are written. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, child]) => `${JSON.stringify(name)}: ${inline(child)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
