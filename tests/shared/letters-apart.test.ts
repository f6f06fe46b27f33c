import { describe, expect, it } from 'vitest';
import { lettersApart } from '#platform/shared/letters-apart';

describe('slips between two words', () => {
  it('are a letter more, less, another, or two that changed places', () => {
    expect(lettersApart('ernandes', 'ernandes', 2)).toBe(0);
    expect(lettersApart('renandes', 'ernandes', 2)).toBe(1);
    expect(lettersApart('ernades', 'ernandes', 2)).toBe(1);
    expect(lettersApart('ernandess', 'ernandes', 2)).toBe(1);
    expect(lettersApart('arnandas', 'ernandes', 2)).toBe(2);
  });
  it('are not counted beyond what is asked', () => {
    expect(lettersApart('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(lettersApart('a', 'abcd', 2)).toBe(3);
  });
});
