import { describe, expect, it } from 'vitest';
import { joinMethods } from '#platform/web/client/join-methods';

describe('methods of several parts', () => {
  it('stand together, and call each other', () => {
    const joined = joinMethods(
      { one: () => 1 },
      {
        two(this: { one: () => number }) {
          return this.one() + 1;
        },
      },
    );
    expect(joined.two()).toBe(2);
  });

  it('are refused where two have one name', () => {
    expect(() => joinMethods({ openFile: () => 1 }, { other: () => 2 }, { openFile: () => 3 })).toThrow('openFile');
  });
});
