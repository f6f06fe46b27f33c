import { parseSync } from 'vite';
import type { Mutation } from './mutation';
import { mutationsOf, type Node } from './operators';

/** Attributes of elements that only affect appearance. */
const LOOK_ATTRIBUTES = new Set(['style', 'sx', 'className', 'css']);

/** Type syntax around an expression; every other node whose type starts with `TS` is a type. */
const TYPED_EXPRESSIONS = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
]);

/**
 * Returns all mutations of a TypeScript file, in the order of the source. Types, imports and styles have none. Throws on a syntax error.
 */
export function findMutations(file: string, source: string): Mutation[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Mutation[] = [];
  visit(program as unknown as Node, null);
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end);

  function visit(node: Node, parent: Node | null): void {
    if (isSkipped(node)) return;
    for (const [operator, start, end, after] of mutationsOf(node, parent, source))
      found.push({ operator, start, end, before: source.slice(start, end), after });
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node);
  }
}

function isSkipped(node: Node): boolean {
  if (node.type.startsWith('TS')) return !TYPED_EXPRESSIONS.has(node.type);
  if (node.type === 'JSXAttribute') return LOOK_ATTRIBUTES.has(String((node['name'] as Node)['name']));
  return node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}
