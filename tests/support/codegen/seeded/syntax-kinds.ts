import { createScanner } from 'jsonc-parser';
import type { Kind, Seeded } from './kind';
import { keyOffset, nodeAt, sitesOf, type Site, type Sources } from './sources';

/** Texts that are no valid JSON, or that repeat a property. */
export const syntaxKinds: readonly Kind[] = [
  atToken('a trailing comma', closers, (text, at) => ({
    text: `${text.slice(0, at.before)},${text.slice(at.before)}`,
    offset: at.before,
    names: 'comma',
  })),
  atToken('a comma too many', commas, (text, at) => ({
    text: `${text.slice(0, at.start)},${text.slice(at.start)}`,
    offset: at.start + 1,
    names: 'comma',
  })),
  atToken('a missing comma', commas, (text, at) => ({
    text: text.slice(0, at.start) + text.slice(at.start + 1),
    offset: at.start,
    names: 'comma',
  })),
  atToken('an unclosed brace', blockClosers('}'), (text, at) => ({
    text: text.slice(0, at.start) + text.slice(at.start + 1),
    offset: at.opener,
    names: '{',
  })),
  atToken('an unclosed bracket', blockClosers(']'), (text, at) => ({
    text: text.slice(0, at.start) + text.slice(at.start + 1),
    offset: at.opener,
    names: '[',
  })),
  atToken('a missing colon', colons, (text, at) => ({
    text: text.slice(0, at.start) + text.slice(at.start + 1),
    offset: at.start,
    names: 'colon',
  })),
  atSite(
    'a text without its closing quote',
    (site) => typeof site.value === 'string',
    (text, { start, end }) => ({ text: text.slice(0, end - 1) + text.slice(end), offset: start, names: 'quote' }),
    true,
  ),
  atSite(
    'a literal in capitals',
    (site) => typeof site.value === 'boolean',
    (text, { start, end, value }) => ({
      text: `${text.slice(0, start)}${String(value).charAt(0).toUpperCase()}${text.slice(start + 1, end)}${text.slice(end)}`,
      offset: start,
      names: String(value).slice(1),
    }),
  ),
  atToken('a brace too many', lastBrace, (text, at) => ({
    text: `${text.slice(0, at.start + 1)} }${text.slice(at.start + 1)}`,
    offset: at.start + 2,
    names: '}',
  })),
  atSite(
    'a duplicate key',
    (site) => typeof site.path.at(-1) === 'string',
    (text, { key, end, name }) => {
      const property = text.slice(key, end);
      return { text: `${text.slice(0, end)}, ${property}${text.slice(end)}`, offset: end + 2, names: name };
    },
  ),
];

interface Token {
  readonly start: number;
  readonly before: number;
  readonly opener: number;
}
interface Spot {
  readonly start: number;
  readonly end: number;
  readonly key: number;
  readonly value: unknown;
  readonly name: string;
}
type Change = { readonly text: string; readonly offset: number; readonly names: string };

function atToken(
  name: string,
  tokensOf: (text: string) => readonly Token[],
  change: (text: string, at: Token) => Change,
): Kind {
  return {
    name,
    sites: filesOf,
    seed: ({ file }, random, sources) =>
      seeded(sources, file, change(sources[file]!, random.pick(tokensOf(sources[file]!)))),
  };
}

function atSite(
  name: string,
  fits: (site: Site) => boolean,
  change: (text: string, spot: Spot) => Change,
  lastOfLine = false,
): Kind {
  return {
    name,
    sites: (sources) =>
      sitesOf(sources, '', '**/*').filter(
        (site) => typeof site.path.at(-1) === 'string' && fits(site) && (!lastOfLine || isLastOfLine(sources, site)),
      ),
    seed: ({ file, path, value }, _random, sources) => {
      const node = nodeAt(sources[file]!, path);
      return seeded(
        sources,
        file,
        change(sources[file]!, {
          start: node.offset,
          end: node.offset + node.length,
          key: keyOffset(sources[file]!, path),
          value,
          name: String(path.at(-1)),
        }),
      );
    },
  };
}

/**
 * True when a text is the last token of its line. An unclosed text runs to the end of the line, so its intended end is ambiguous if others
 * follow.
 */
function isLastOfLine(sources: Sources, { file, end }: Site): boolean {
  return /^,?\n/.test(sources[file]!.slice(end, end + 2));
}

function seeded(sources: Sources, file: string, { text, offset, names }: Change): Seeded {
  return { sources: { ...sources, [file]: text }, file, offset, names };
}

function filesOf(sources: Sources): Site[] {
  return Object.keys(sources)
    .filter((file) => sources[file]!.includes(','))
    .map((file) => ({ file, path: [], value: undefined, end: 0 }));
}

function lastBrace(text: string): Token[] {
  return tokens(text).slice(-1);
}

function commas(text: string): Token[] {
  return tokens(text).filter(({ word }) => word === ',');
}

function colons(text: string): Token[] {
  return tokens(text).filter(({ word }) => word === ':');
}

function closers(text: string): Token[] {
  return tokens(text).filter(
    ({ word, start, opener }) => (word === '}' || word === ']') && text.slice(opener + 1, start).trim() !== '',
  );
}

/** Returns only the outermost closers within a line: an unclosed inner one cannot be located. */
function blockClosers(mark: '}' | ']'): (text: string) => Token[] {
  return (text) =>
    tokens(text).filter(
      ({ word, start, opener, isOutermost }) =>
        word === mark && isOutermost && text.slice(opener + 1, start).trim() !== '',
    );
}

function tokens(text: string): (Token & { word: string; isOutermost: boolean })[] {
  const scanner = createScanner(text, true);
  const found: (Token & { word: string; isOutermost: boolean })[] = [];
  const open: { start: number; line: number }[] = [];
  let [before, lastLine] = [0, 0];
  for (;;) {
    scanner.scan();
    const [start, length] = [scanner.getTokenOffset(), scanner.getTokenLength()];
    if (length === 0) return found;
    const word = text.slice(start, start + length);
    const line = scanner.getTokenStartLine();
    const opener = word === '}' || word === ']' ? open.pop() : undefined;
    const isBlock = opener !== undefined && text.slice(opener.start + 1).startsWith('\n');
    found.push({
      word,
      start,
      before,
      opener: opener?.start ?? 0,
      isOutermost:
        opener !== undefined && (isBlock ? line !== lastLine : !open.some((outer) => outer.line === opener.line)),
    });
    if (word === '{' || word === '[') open.push({ start, line });
    [before, lastLine] = [start + length, line];
  }
}
