/** Indents every line of generated TypeScript. */

export function indent(text: string, by = 2): string {
  const pad = ' '.repeat(by);
  return text
    .split('\n')
    .map((line) => (line ? pad + line : line))
    .join('\n');
}

/** A single-quoted string literal. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/** Returns a property name, quoted only when necessary. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** Returns a value as a literal: on one line while it is short, else one entry per line. */
export function literal(value: unknown, width = 100): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Array.isArray(value)
    ? value.map((item) => literal(item, width - 2))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => `${propertyName(name)}: ${literal(item, width - 2)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const space = Array.isArray(value) ? '' : ' ';
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  if (line.length <= width && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${indent(entry)},`).join('\n')}\n${close}`;
}
