import { describe, expect, it } from 'vitest';
import { MAX_SENTENCE_WORDS, proseFaults } from '../../scripts/checks/prose';

const rulesIn = (source: string) => proseFaults('sample.ts', source).map(({ line, rule }) => `${line} ${rule}`);

describe('the prose check', () => {
  it.each([
    ['an opening', '/** What a list is asked by. */', ['1 opens with "What"']],
    ['an opening of a later sentence', '/** Filters. Whether they narrow is theirs. */', ['1 opens with "Whether"']],
    ['an opening behind a tag', '/** Reads.\n * @param a Whether it reads */', ['1 opens with "Whether"']],
    ['a person as an opening', '/** Who receives, and who verifies. */', ['1 opens with "Who"']],
    ['a word', '// Counts calls for somebody else.', ['1 says "somebody"']],
    ['neighbouring lines as one comment', '// Counts calls.\n// How many, tells the limit.', ['1 opens with "How"']],
    ['the line of the comment', 'const a = 1;\n\n/* Of all rows. */', ['3 opens with "Of"']],
    ['a title', "test('of rows, the first', () => {});", ['1 opens with "of"']],
    ['a title of a table', "it.each([1])('%i is told twice', () => {});", ['1 says "told"']],
    ['a long sentence', `// Reads ${'one '.repeat(MAX_SENTENCE_WORDS)}row.`, ['1 sentence of more than 30 words']],
  ])('reports %s', (_case, source, rules) => {
    expect(rulesIn(source)).toEqual(rules);
  });

  it.each([
    ['a question', '// What does a reader see?'],
    ['code in backticks', '/** Renames `told` to `notified`. */'],
    ['a quotation', '/** Answers «What else» to the reader. */'],
    ['an example', '/**\n * Reads.\n * @example told(whoever)\n */'],
    ['two sentences of thirty words', `// Reads ${'one '.repeat(28)}row. Reads ${'one '.repeat(28)}row.`],
    ['a comment of a tool', '// oxlint-disable-next-line -- Whoever'],
    ['a string that is no title', "const text = 'of nobody';"],
  ])('accepts %s', (_case, source) => {
    expect(rulesIn(source)).toEqual([]);
  });
});
