import { describe, expect, it } from 'vitest';
import { isPortable } from '../../scripts/codegen/emit/server/checks';
import { identifier } from '../../scripts/codegen/emit/server/text';

describe('a table derived from a schema', () => {
  it.each(['^[A-Z]{2}$', '^\\d{7,8}$', "^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ' .-]+$", '^(?:a|b)\\.c$', '^(?=.*\\d)x', '^/'])(
    'checks the pattern %s also in the database',
    (pattern) => {
      expect(isPortable(pattern)).toBe(true);
    },
  );

  it.each(['^\\p{L}+$', '(?<year>\\d{4})', '(a)\\1', '\\bword\\b', '\\u00e1', '(?<!x)y'])(
    'leaves the pattern %s, which PostgreSQL interprets otherwise, to the validator',
    (pattern) => {
      expect(isPortable(pattern)).toBe(false);
    },
  );

  it('distinguishes long names within the 63 bytes that PostgreSQL uses', () => {
    const long = 'x'.repeat(70);
    expect(identifier('tabla', 'columna', 'key')).toBe('tabla_columna_key');
    expect(identifier(long, 'a')).toHaveLength(63);
    expect(identifier(long, 'a')).not.toBe(identifier(long, 'b'));
  });
});
