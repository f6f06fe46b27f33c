import { createHash } from 'node:crypto';

/** Escapes text for a template literal. */
export function inTemplate(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
}

/** A drizzle fragment of fixed SQL. */
export function sqlTag(text: string): string {
  return `sql\`${inTemplate(text)}\``;
}

/** A PostgreSQL string literal. */
export function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns a one-line comment from a description; it never closes the comment early. */
export function comment(text: string): string {
  return text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ').trim();
}

const LIMIT = 63;

/**
 * Returns a name that PostgreSQL does not truncate. It cuts names after 63 bytes, so that two long ones could collide. The end of a long
 * name becomes a hash of the whole.
 */
export function identifier(...parts: readonly string[]): string {
  const name = parts.join('_');
  if (name.length <= LIMIT) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, LIMIT - 9)}_${hash}`;
}
