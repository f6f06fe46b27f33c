import type { Operator } from './mutation';
import { sqlMutations } from './sql-mutations';

/** A node of the syntax tree (ESTree with TypeScript and JSX), with the offsets of its source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** Mutation in an operator's form: kind, offsets, and the source that replaces the text between them. */
export type Change = readonly [operator: Operator, start: number, end: number, after: string];

const SWAPPED: Readonly<Record<string, readonly [Operator, string]>> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
  '==': ['equality', '!='],
  '!=': ['equality', '=='],
  '&&': ['logical', '||'],
  '||': ['logical', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '+=': ['arithmetic', '-='],
  '-=': ['arithmetic', '+='],
};

const COMPARISONS = new Set(['<', '<=', '>', '>=', '===', '!==', '==', '!=']);

const METHODS: Readonly<Record<string, readonly [Operator, string]>> = {
  max: ['extreme', 'min'],
  min: ['extreme', 'max'],
  some: ['quantifier', 'every'],
  every: ['quantifier', 'some'],
};

/** Large numbers, such as milliseconds to wait: adding one has no effect that a test can detect. */
const MANY = 1000;

/** Calls that only write to a log: no test should see their removal. */
const LOGS = new Set(['console', 'log', 'logger']);

/** Returns the mutations of one node, without those of its children. */
export function mutationsOf(node: Node, parent: Node | null, source: string): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorMutations(node, source);
    case 'IfStatement':
    case 'ConditionalExpression':
      return negation(node['test'] as Node, source);
    case 'ExpressionStatement':
      return removesCall(node['expression'] as Node) ? [['removed call', node.start, node.end, ';']] : [];
    case 'ThrowStatement':
      return [['removed throw', node.start, node.end, ';']];
    case 'Literal':
      return literalMutations(node, parent);
    case 'CallExpression':
      return callMutations(node, source);
    case 'TaggedTemplateExpression':
      return isNamed(node['tag'] as Node, 'sql') ? sqlMutations(node['quasi'] as Node, source) : [];
    default:
      return [];
  }
}

function operatorMutations(node: Node, source: string): Change[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const operator = String(node['operator']);
  const swapped = SWAPPED[operator];
  if (!swapped) return [];
  const [kind, after] = swapped;
  // `+` concatenates text; `-` would only give NaN, which any test detects.
  if (kind === 'arithmetic' && (isText(left) || isText(right))) return [];
  const at = source.indexOf(operator, endOf(left, source));
  const changes: Change[] = [[kind, at, at + operator.length, after]];
  if (COMPARISONS.has(operator))
    for (const side of [left, right])
      if (side.type === 'Literal' && typeof side['value'] === 'string' && side['value'] !== '')
        changes.push(['emptied', side.start, side.end, "''"]);
  return changes;
}

/** Returns the offset after an expression and its parentheses. */
function endOf(node: Node, source: string): number {
  let end = node.end;
  for (;;) {
    const closing = /^\s*\)/.exec(source.slice(end));
    if (!closing) return end;
    end += closing[0].length;
  }
}

function negation(test: Node, source: string): Change[] {
  // A single comparison is mutated itself.
  if (test.type === 'BinaryExpression' && COMPARISONS.has(String(test['operator']))) return [];
  const text = source.slice(test.start, test.end);
  const isNegated = test.type === 'UnaryExpression' && test['operator'] === '!';
  return [['negated condition', test.start, test.end, isNegated ? `(${text.slice(1).trim()})` : `!(${text})`]];
}

function removesCall(expression: Node): boolean {
  const call = expression.type === 'AwaitExpression' ? (expression['argument'] as Node) : expression;
  if (call.type !== 'CallExpression') return false;
  const callee = call['callee'] as Node;
  return !(callee.type === 'MemberExpression' && isNamed(callee['object'] as Node, ...LOGS));
}

function literalMutations(node: Node, parent: Node | null): Change[] {
  const { start, end } = node;
  const value = node['value'];
  // Keys of objects and indexes of tuples are names.
  if (parent?.type === 'Property' && parent['key'] === node) return [];
  if (typeof value === 'boolean') return [['boolean', start, end, String(!value)]];
  if (typeof value === 'number' && Number.isInteger(value)) {
    const next: Change = ['number', start, end, String(value < MANY ? value + 1 : value * 2)];
    return value === 1 ? [next, ['number', start, end, '0']] : [next];
  }
  if (value === 'asc' || value === 'desc') return [['direction', start, end, value === 'asc' ? "'desc'" : "'asc'"]];
  return [];
}

function callMutations(node: Node, source: string): Change[] {
  const callee = node['callee'] as Node;
  const args = node['arguments'] as readonly Node[];
  if (isNamed(callee, 'and', 'or') && args.length > 1)
    return args.map((_, index) => {
      const kept = args.filter((__, other) => other !== index).map(({ start, end }) => source.slice(start, end));
      return ['dropped condition', args[0]!.start, args.at(-1)!.end, kept.join(', ')];
    });
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const property = callee['property'] as Node;
  const name = String(property['name']);
  const swapped = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (swapped) return [[swapped[0], property.start, property.end, swapped[1]]];
  const object = callee['object'] as Node;
  if (name === 'includes' && object.type === 'ArrayExpression') return [['emptied', object.start, object.end, '[]']];
  return [];
}

function isNamed(node: Node, ...names: readonly string[]): boolean {
  return node.type === 'Identifier' && names.includes(String(node['name']));
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');
}
