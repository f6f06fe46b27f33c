import type { Operator } from './mutation';
import type { Change, Node } from './operators';

const WORDS: Readonly<Record<string, readonly [Operator, string]>> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '=': ['equality', '<>'],
  '<>': ['equality', '='],
  and: ['logical', 'or'],
  or: ['logical', 'and'],
  asc: ['direction', 'desc'],
  desc: ['direction', 'asc'],
  'is null': ['negated condition', 'is not null'],
  'is not null': ['negated condition', 'is null'],
  'not exists': ['negated condition', 'exists'],
  'not in': ['negated condition', 'in'],
  least: ['extreme', 'greatest'],
  greatest: ['extreme', 'least'],
  true: ['boolean', 'false'],
  false: ['boolean', 'true'],
};

/** Keywords and operators of SQL, the longer first. Operators must be surrounded by spaces, which excludes `->`, `=>` and `<@`. */
const TOKEN =
  /(?<=\s)(?:<=|>=|<>|<|>|=)(?=\s|$)|\b(?:is not null|is null|not exists|not in|least|greatest|and|or|asc|desc|true|false)\b/gi;

/** Returns mutations of an SQL template's text. Assignments of `update … set` and quoted texts stay unchanged. */
export function sqlMutations(template: Node, source: string): Change[] {
  const changes: Change[] = [];
  let isAssigning = false;
  let isBetween = false;
  for (const { start, end } of template['quasis'] as readonly Node[]) {
    const text = source.slice(start, end);
    for (const match of text.matchAll(
      new RegExp(`${TOKEN.source}|'[^']*'|\\b(?:set|where|from|returning|between)\\b`, 'gi'),
    )) {
      const word = match[0].toLowerCase();
      if (word.startsWith("'")) continue;
      if (word === 'set') isAssigning = true;
      if (word === 'where' || word === 'from' || word === 'returning') isAssigning = false;
      if (word === 'between') isBetween = true;
      const swapped = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
      if (!swapped || (word === '=' && isAssigning)) continue;
      if (word === 'and' && isBetween) {
        isBetween = false;
        continue;
      }
      const at = start + match.index;
      changes.push([swapped[0], at, at + match[0].length, swapped[1]]);
    }
  }
  return changes;
}
