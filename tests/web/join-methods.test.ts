import { describe, expect, it } from 'vitest';
import { joinMethods } from '#platform/web/client/join-methods';

describe('methods from several parts', () => {
  it('are combined, and call each other', () => {
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

  it('are refused if two have the same name', () => {
    expect(() => joinMethods({ openFile: () => 1 }, { other: () => 2 }, { openFile: () => 3 })).toThrow('openFile');
  });
});
