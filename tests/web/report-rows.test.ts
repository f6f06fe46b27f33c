import { describe, expect, it } from 'vitest';
import { nextOrder, orderedRows } from '#platform/web/ui/reports/row-order';

describe('the rows of a report', () => {
  it('are sorted by a heading, then in reverse, and then in their original order', () => {
    const words = nextOrder(null, 'nombre', false);
    expect(words).toEqual({ field: 'nombre', descending: false });
    expect(nextOrder(words, 'nombre', false)).toEqual({ field: 'nombre', descending: true });
    expect(nextOrder({ field: 'nombre', descending: true }, 'nombre', false)).toBeNull();
    const figures = nextOrder(words, 'piezas', true);
    expect(figures).toEqual({ field: 'piezas', descending: true });
    expect(nextOrder(figures, 'piezas', true)).toEqual({ field: 'piezas', descending: false });
    expect(nextOrder({ field: 'piezas', descending: false }, 'piezas', true)).toBeNull();
  });

  it.each([
    [[3, null, 10, 2], false, [2, 3, 10, null]],
    [[3, null, 10, 2], true, [10, 3, 2, null]],
    [['Cama 10', '', 'cama 9', 'Ábaco', undefined], false, ['Ábaco', 'cama 9', 'Cama 10', '', undefined]],
    [['a', '', 'b'], true, ['b', 'a', '']],
  ])('%j, descending %s', (values, descending, expected) => {
    const rows = orderedRows(
      values.map((value) => ({ value })),
      { field: 'value', descending },
    );
    expect(rows.map(({ value }) => value)).toEqual(expected);
  });
});
