import { describe, expect, it } from 'vitest';
import { lettersApart } from '#platform/shared/text/letters-apart';

describe('typing errors between two words', () => {
  it('are one letter more, less or different, or two letters swapped', () => {
    expect(lettersApart('ernandes', 'ernandes', 2)).toBe(0);
    expect(lettersApart('renandes', 'ernandes', 2)).toBe(1);
    expect(lettersApart('ernades', 'ernandes', 2)).toBe(1);
    expect(lettersApart('ernandess', 'ernandes', 2)).toBe(1);
    expect(lettersApart('arnandas', 'ernandes', 2)).toBe(2);
  });
  it('are not counted beyond the requested limit', () => {
    expect(lettersApart('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(lettersApart('a', 'abcd', 2)).toBe(3);
  });
});
