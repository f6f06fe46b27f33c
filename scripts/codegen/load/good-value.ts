import { camelCase, pascalCase, snakeCase } from '../names';

/** Returns the nearest text that matches a pattern of the vocabulary, corrected for usual misspellings of names; null when none matches. */
export function matchingText(text: string, pattern: string): string | null {
  // Removes accents, which names of the vocabulary never have.
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const kebab = snakeCase(plain.replaceAll(/[^A-Za-z0-9/{}.]+/g, '-'))
    .replaceAll('_', '-')
    .replaceAll(/^-+|-+$/g, '');
  const camel = camelCase(plain.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')).replace(
    /^[A-Z]+/,
    (capitals) => capitals.toLowerCase(),
  );
  const dotted = plain
    .toLowerCase()
    .replaceAll(/[:/\s]+/g, '.')
    .replaceAll('_', '-');
  const candidates = [
    plain.trim(),
    camel,
    plain.toLowerCase(),
    plain.toUpperCase(),
    kebab,
    dotted,
    pascalCase(camel),
    snakeCase(camel),
    `/${text}`,
    `/${kebab}`,
    text.replace(/\/+$/, ''),
    text.replaceAll(/\/+/g, '/'),
    `{${text}}`,
    ...(pattern.includes('json') ? [`./${text}`, `${text}.json`, `./${text}.json`] : []),
    camel.replace(/^\d+/, ''),
  ];
  const rule = new RegExp(pattern, 'u');
  return candidates.find((candidate) => candidate !== text && rule.test(candidate)) ?? null;
}

/** Repairs a pattern by adding a missing bracket or removing a quantifier that repeats nothing; null when the result is still invalid. */
export function repairedPattern(pattern: string): string | null {
  const body = pattern.replace(/\$$/, '');
  const end = pattern.slice(body.length);
  const candidates = [']', ')', '}', '])', ')]'].flatMap((closer) => [`${body}${closer}${end}`, `${pattern}${closer}`]);
  return (
    [
      ...candidates,
      body.slice(0, -1) + end,
      pattern.replace(/^(\^?)[*+?]+/, '$1'),
      pattern.replaceAll(/([*+?]){2,}/g, '$1'),
      pattern.replaceAll(/[()[\]]/g, String.raw`\$&`),
    ].find(isPattern) ?? null
  );
}

/**
 * Converts a value to another type with the same meaning: `"5"` to 5, `"true"` to true, a value to a list of one. Undefined when it has no
 * such meaning.
 */
export function coerced(value: unknown, types: readonly string[]): unknown {
  if (types.includes('array') && typeof value !== 'object') return [value];
  if (Array.isArray(value) && value.length === 1) return value[0];
  if (
    typeof value === 'string' &&
    types.some((type) => type === 'integer' || type === 'number') &&
    value.trim() !== '' &&
    Number.isFinite(Number(value))
  )
    return Number(value);
  if (
    types.includes('boolean') &&
    ['true', 'false', 'yes', 'no', 'si', 'sí', '1', '0'].includes(String(value).toLowerCase())
  )
    return ['true', 'yes', 'si', 'sí', '1'].includes(String(value).toLowerCase());
  if (types.includes('integer') && typeof value === 'number') return Math.round(value);
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  return undefined;
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
