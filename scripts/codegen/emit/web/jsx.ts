import { indent, literal } from '../code';

/** Code that is emitted verbatim in braces, e.g. the name of a constant. */
export interface Code {
  readonly code: string;
}
export const code = (text: string): Code => ({ code: text });

/** Properties of an element. `undefined` and `false` omit a property; `true` emits its name alone. */
export type Props = Readonly<Record<string, unknown>>;

const WIDTH = 140;

/** Returns a JSX element: on one line if it fits, else with one property per line. */
export function element(tag: string, props: Props, children: readonly string[] = []): string {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(attribute);
  const line = [tag, ...attributes].join(' ');
  const head = line.length <= WIDTH ? line : `${tag}\n${attributes.map((text) => `${indent(text)}\n`).join('')}`;
  if (children.length === 0) return `<${head}${head === line ? ' ' : ''}/>`;
  return `<${head}>\n${indent(children.join('\n'))}\n</${tag}>`;
}

function attribute([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (isCode(value)) return `${name}={${value.code}}`;
  if (typeof value === 'string' && !/["{}\\\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${objectLiteral(value)}}`;
}

/** Like `literal`, but emits `Code` verbatim. */
export function objectLiteral(value: unknown): string {
  if (isCode(value)) return value.code;
  if (Array.isArray(value)) return `[${value.map(objectLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return literal(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== false);
  return `{ ${entries.map(([name, item]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name)}: ${objectLiteral(item)}`).join(', ')} }`;
}

function isCode(value: unknown): value is Code {
  return typeof value === 'object' && value !== null && 'code' in value;
}
