import type { JsonPath, SourceDocument } from './source-document';

/** Replacement in a file: the text from `start` to `end` becomes `text`. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Place {
  readonly document: SourceDocument;
  readonly path: JsonPath;
  /** Points at the property's name instead of its value. */
  readonly onKey?: boolean;
  /** Points at this word inside the text, such as one field of a template. */
  readonly part?: string;
}

/**
 * Returns edits that set a value at a path. A missing property is added after its siblings, in their formatting. Returns none when the path
 * cannot have a value.
 */
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

/** Returns edits that remove the value at a path, with its comma. */
export function removeEdits({ document, path }: Place): Edit[] {
  const removal = document.removalOf(path);
  return removal ? [{ file: document.file, ...removal, text: '' }] : [];
}

/** Returns edits that rename the property at a path, unless its object already has the new name. */
export function renameEdits({ document, path }: Place, name: string): Edit[] {
  const key = document.keyRangeOf(path);
  return !key || document.has([...path.slice(0, -1), name])
    ? []
    : [{ file: document.file, ...key, text: JSON.stringify(name) }];
}

/**
 * Returns edits that replace a word: a property's name, a whole text, or a part of one. A list that already contains the replacement loses
 * the word instead.
 */
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

/** Returns JSON on one line, spaced like the schemas. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, child]) => `${JSON.stringify(name)}: ${inline(child)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
