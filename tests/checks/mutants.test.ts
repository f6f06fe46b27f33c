import { describe, expect, it } from 'vitest';
import { chooseMutants } from '../../scripts/mutants/choose-mutants';
import { isEquivalent, readEquivalents, staleEquivalents } from '../../scripts/mutants/equivalents';
import { findMutations } from '../../scripts/mutants/find-mutations';
import { applyMutation } from '../../scripts/mutants/mutation';
import { scoreTable } from '../../scripts/mutants/score';

/** Returns every mutant of a source, prefixed with its operator. */
function mutantsOf(source: string, file = 'src/a.tsx'): string[] {
  return findMutations(file, source).map((mutation) => `${mutation.operator}: ${applyMutation(source, mutation)}`);
}

describe('the mutants of', () => {
  it.each<[string, string, string[]]>([
    ['a comparison', 'f = a < b;', ['boundary: f = a <= b;']],
    ['a comparison of parts in parentheses', 'f = (a) >= (b);', ['boundary: f = (a) > (b);']],
    ['an equality with a text', "f = a === 'X';", ["equality: f = a !== 'X';", "emptied: f = a === '';"]],
    ['a conjunction', 'f = a && b;', ['logical: f = a || b;']],
    ['a condition', 'if (a) b = c;', ['negated condition: if (!(a)) b = c;']],
    ['a negated condition', 'f = !a ? b : c;', ['negated condition: f = (a) ? b : c;']],
    ['a comparison as a condition', 'f = a > b ? c : d;', ['boundary: f = a >= b ? c : d;']],
    ['a call as a statement', 'await save(a);', ['removed call: ;']],
    ['a line of a log', 'console.log(a);', []],
    ['a throw', 'if (a > b) throw c;', ['boundary: if (a >= b) throw c;', 'removed throw: if (a > b) ;']],
    ['a number', 'f = 24;', ['number: f = 25;']],
    ['a large number', 'f = 5_000;', ['number: f = 10000;']],
    ['one', 'f = 1;', ['number: f = 2;', 'number: f = 0;']],
    ['a truth', 'f = true;', ['boolean: f = false;']],
    ['a list of choices', 'f = [A, B].includes(c);', ['emptied: f = [].includes(c);']],
    ['a sum', 'f = a + b;', ['arithmetic: f = a - b;']],
    ['text put together', "f = a + 'x';", []],
    ['a direction', "f = { dir: 'asc' };", ["direction: f = { dir: 'desc' };"]],
    ['conditions of a query', 'f = and(a, b);', ['dropped condition: f = and(b);', 'dropped condition: f = and(a);']],
    ['an extreme', 'f = Math.max(a, b);', ['extreme: f = Math.min(a, b);']],
    ['a quantifier', 'f = a.some(b);', ['quantifier: f = a.every(b);']],
    ['a type', "type A = 1 | 'asc'; f = a as 0;", []],
    ['a look', '<p style={{ top: 1 }} className={a && b} />;', []],
    ['an import', "import a from 'asc';", []],
  ])('%s', (_what, source, expected) => {
    expect(mutantsOf(source)).toEqual(expected);
  });

  it('SQL change comparisons, connectives and directions, not assignments, texts and the bounds of a range', () => {
    const source =
      "f = sql`update t set a = 1 where b < ${c} and d is null and e between 1 and 2 and g = 'x and y' order by h desc`;";
    expect(mutantsOf(source).map((text) => text.split(': ')[0])).toEqual([
      'boundary',
      'logical',
      'negated condition',
      'logical',
      'logical',
      'equality',
      'direction',
    ]);
  });

  it('a file with a syntax error are refused with its name', () => {
    expect(() => findMutations('src/a.ts', 'const = 1;')).toThrow(/^src\/a\.ts: /);
  });
});

describe('the choice of mutants', () => {
  const files = new Map(
    ['a', 'b', 'c'].map((name) => [
      `src/${name}.ts`,
      findMutations(`src/${name}.ts`, 'f = a < 1 && b > 2 || c === d;'),
    ]),
  );

  it('is the same for the same seed, and differs for another seed', () => {
    expect(chooseMutants(files, 7, 10)).toEqual(chooseMutants(files, 7, 10));
    expect(chooseMutants(files, 7, 10)).not.toEqual(chooseMutants(files, 8, 10));
  });

  it('selects no mutant twice, and all of them when more are requested', () => {
    const all = chooseMutants(files, 7, 1000);
    const total = [...files.values()].reduce((sum, mutations) => sum + mutations.length, 0);
    expect(all).toHaveLength(total);
    expect(new Set(all.map(({ file, start, after }) => `${file} ${start} ${after}`)).size).toBe(total);
  });
});

describe('the list of equivalent mutants', () => {
  const entry = {
    file: 'src/areas/red/shared/a.ts',
    line: 'f = a < b;',
    operator: 'boundary',
    before: '<',
    after: '<=',
    reason: 'a is never b',
  };

  it('identifies a mutation by the text of its line, not by its line number', () => {
    const source = '\n  f = a < b;\n  f = a > b;\n';
    const [first, second] = findMutations(entry.file, source);
    expect(isEquivalent([entry], entry.file, source, first!)).toBe(true);
    expect(isEquivalent([entry], entry.file, source, second!)).toBe(false);
    expect(isEquivalent([entry], 'src/areas/red/shared/b.ts', source, first!)).toBe(false);
  });

  it('has no entry that is stale or without a reason', () => {
    expect(staleEquivalents(process.cwd(), readEquivalents(process.cwd()))).toEqual([]);
    expect(staleEquivalents(process.cwd(), [entry])).toEqual([entry]);
  });
});

it('the score counts killed mutants by folder and by the place where their code runs', () => {
  const result = (file: string, verdict: 'killed' | 'survived') => ({
    mutant: { file, operator: 'boundary' as const, start: 0, end: 1, before: '<', after: '<=' },
    verdict,
    killer: null,
    ran: 1,
    reach: 1,
    seconds: 1,
  });
  expect(
    scoreTable([
      result('src/areas/red/shared/a.ts', 'killed'),
      result('src/areas/red/shared/b.ts', 'survived'),
      result('src/platform/web/c.tsx', 'killed'),
    ])
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' ')),
  ).toEqual([
    'src/areas/red 1 of 2 killed 50 %',
    'src/platform/web 1 of 1 killed 100 %',
    'outside 1 of 2 killed 50 %',
    'in the browser 1 of 1 killed 100 %',
    'all 2 of 3 killed 67 %',
  ]);
});
