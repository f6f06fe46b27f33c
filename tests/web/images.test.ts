import { describe, expect, it } from 'vitest';
import { imageProblem } from '#platform/web/ui/form/inputs/images/image-problem';
import { scaledSize } from '#platform/web/ui/form/inputs/images/scaled-size';
import { imageItems } from '#platform/web/ui/values/images/image-items';

describe('pictures', () => {
  it('are of four kinds and of 5 MB at most', () => {
    expect(
      ['image/png', 'image/jpeg', 'image/webp', 'image/gif'].map((type) => imageProblem({ type, size: 5 * 1024 ** 2 })),
    ).toEqual([null, null, null, null]);
    expect(imageProblem({ type: 'image/svg+xml', size: 1 })).toBe('type');
    expect(imageProblem({ type: '', size: 1 })).toBe('type');
    expect(imageProblem({ type: 'image/png', size: 5 * 1024 ** 2 + 1 })).toBe('size');
  });

  it('become 1200 pixels on their longer side, and small ones stay', () => {
    expect(scaledSize({ width: 3000, height: 1500 })).toEqual({ width: 1200, height: 600 });
    expect(scaledSize({ width: 10, height: 24_000 })).toEqual({ width: 1, height: 1200 });
    expect(scaledSize({ width: 1200, height: 800 })).toBeNull();
  });

  it('are read from a value in any form', () => {
    expect(imageItems([{ id: 'a', name: 'Frente', img: '/1.png' }, { img: '/2.png' }, { id: 'c' }, null, 'x'])).toEqual(
      [
        { id: 'a', name: 'Frente', img: '/1.png' },
        { id: '1', name: '', img: '/2.png' },
      ],
    );
    expect(imageItems(null)).toEqual([]);
  });
});
