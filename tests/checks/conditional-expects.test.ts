import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

/** Parts of a syntax node that run conditionally. */
const SOMETIMES: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['consequent', 'alternate'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['right'],
  SwitchCase: ['consequent'],
  CatchClause: ['body'],
};

/** Returns the lines of a source on which `expect` runs only under a condition. A test declared under a condition is not reported. */
function conditionalExpects(source: string): number[] {
  const lines = new Set<number>();
  const visit = (node: Node, isSometimes: boolean): void => {
    const callee = node.type === 'CallExpression' ? source.slice((node['callee'] as Node).start).slice(0, 12) : '';
    if (isSometimes && /^expect\b/.test(callee)) lines.add(source.slice(0, node.start).split('\n').length);
    const inside = isSometimes && !/^test\b/.test(callee);
    for (const [name, value] of Object.entries(node))
      for (const child of [value].flat())
        if (isNode(child)) visit(child, inside || (SOMETIMES[node.type]?.includes(name) ?? false));
  };
  visit(parseSync('a.ts', source).program as unknown as Node, false);
  return [...lines];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

it.each([
  ['an `if`', 'test("a", () => { if (a) expect(b); })', [1]],
  ['an `else`', 'test("a", () => { if (a) c();\nelse expect(b); })', [2]],
  ['a loop within a condition', 'test("a", () => { if (a) for (const b of c) expect(b); })', [1]],
  ['`&&`', 'test("a", () => { a && expect(b); })', [1]],
  ['a `catch`', 'test("a", () => { try { a(); } catch (b) { expect(b); } })', [1]],
  ['nothing', 'test("a", () => { expect(a ? b : c); })', []],
  ['a condition around a test', 'if (a) test("a", () => { expect(b); })', []],
] as const)('an expectation under %s is reported with its line', (_what, source, lines) => {
  expect(conditionalExpects(source)).toEqual(lines);
});

/** Number of permitted conditional expectations by file. The condition is a parameter of the test, or both branches expect something. */
const DECIDED: Readonly<Record<string, number>> = {
  // The layout is a parameter.
  'tests/e2e/layouts-keyboard.spec.ts': 1,
  // The test iterates over the model.
  'tests/e2e/pages.spec.ts': 1,
  // Each step of the walk ends in one of two ways.
  'tests/e2e/pickers.spec.ts': 5,
  // The address comes from a table.
  'tests/e2e/sample.spec.ts': 1,
  // The lot comes from a table.
  'tests/e2e/solicitud.spec.ts': 1,
  // The result depends on what other tests have booked or begun.
  'tests/e2e/agenda.spec.ts': 1,
  'tests/e2e/ward-supplies.spec.ts': 1,
};

/** Lint applies the same rule to the Vitest tests (`vitest/no-conditional-expect`). It does not recognise Playwright's `test`. */
it('no screen or browser test has a conditional expectation', () => {
  const found = ['tests/screens', 'tests/e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => {
        const file = path.join(folder, name);
        const lines = conditionalExpects(readFileSync(file, 'utf8'));
        return lines.length === (DECIDED[file] ?? 0) ? [] : [`${file}: ${lines.join(', ')}`];
      }),
  );
  expect(found).toEqual([]);
});
