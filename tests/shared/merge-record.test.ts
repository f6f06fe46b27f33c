import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MergeSide } from '#platform/shared/merge/merge-change';
import { mergeRecord } from '#platform/shared/merge/merge-record';
import { valueAt } from '#platform/shared/paths';
import { sameValues } from '#platform/shared/merge/same-values';

const told = (...[base, mine, theirs, options]: Parameters<typeof mergeRecord>) =>
  mergeRecord(base, mine, theirs, options).changes.map(
    ({ path, changedBy, taken }) => `${path} ${changedBy} → ${taken}`,
  );

describe('a merge of two versions', () => {
  it('takes each field from the side that changed it, and reports this', () => {
    const versions = [
      { a: 1, b: 1, c: 1, d: 1 },
      { a: 2, b: 1, c: 2, d: 2 },
      { a: 1, b: 2, c: 3, d: 2 },
    ] as const;
    expect(mergeRecord(...versions).merged).toEqual({ a: 2, b: 2, c: 2, d: 2 });
    expect(told(...versions)).toEqual(['a mine → mine', 'b theirs → theirs', 'c both → mine']);
  });

  it('follows a person’s choice where both changed', () => {
    expect(mergeRecord({ a: 1 }, { a: 2 }, { a: 3 }, { choices: { a: 'theirs' } }).merged).toEqual({ a: 3 });
  });

  it('merges nested objects, also where one side cleared or first filled them', () => {
    const base = { domicilio: { calle: 'Juárez', numero: '1' } };
    const theirs = { domicilio: { calle: 'Juárez', numero: '2' } };
    expect(mergeRecord(base, { domicilio: { calle: 'Hidalgo', numero: '1' } }, theirs).merged).toEqual({
      domicilio: { calle: 'Hidalgo', numero: '2' },
    });
    expect(told(base, {}, theirs)).toEqual(['domicilio.calle mine → mine', 'domicilio.numero both → mine']);
    expect(mergeRecord({}, { g: { a: 1 } }, { g: { b: 2 } }).merged).toEqual({ g: { a: 1, b: 2 } });
  });

  it('takes lists without a row key as one value', () => {
    expect(told({ l: [1] }, { l: [1, 2] }, { l: [1, 3] })).toEqual(['l both → mine']);
  });

  it('leaves the server’s fields to the server', () => {
    const result = mergeRecord(
      { version: 1, unidadId: 1, unidadNombre: 'A' },
      { unidadId: 2 },
      { version: 4, unidadId: 1, unidadNombre: 'A' },
      { theirsOnly: new Set(['version', 'unidadNombre']) },
    );
    expect(result.merged).toEqual({ version: 4, unidadId: 2, unidadNombre: 'A' });
    expect(result.changes.map(({ path }) => path)).toEqual(['unidadId']);
  });

  it('treats blank values as equal', () => {
    expect(mergeRecord({ a: null }, { a: '' }, {}).changes).toEqual([]);
  });
});

describe('a merge of rows with a key', () => {
  const options = { rowKeys: { lineas: 'lineaId' } };
  const lineas = (...rows: object[]) => ({ lineas: rows });
  const base = lineas({ lineaId: 1, cantidad: 1, lote: 'A' }, { lineaId: 2, cantidad: 5, lote: 'B' });

  it('merges the rows of both sides field by field', () => {
    const result = mergeRecord(
      base,
      lineas({ lineaId: 1, cantidad: 9, lote: 'A' }, base.lineas[1]!),
      lineas({ lineaId: 1, cantidad: 1, lote: 'Z' }, base.lineas[1]!),
      options,
    );
    expect(result.merged['lineas']).toEqual([{ lineaId: 1, cantidad: 9, lote: 'Z' }, base.lineas[1]]);
    expect(result.changes.map(({ path, field }) => `${path} ${field}`)).toEqual([
      'lineas.#1.cantidad lineas.cantidad',
      'lineas.#1.lote lineas.lote',
    ]);
  });

  it('keeps the additions of either side, also two new rows that look alike', () => {
    const mine = lineas(...base.lineas, { cantidad: 3, lote: 'N' });
    const theirs = lineas(...base.lineas, { lineaId: 3, cantidad: 3, lote: 'N' });
    expect(mergeRecord(base, mine, theirs, options).merged['lineas']).toHaveLength(4);
  });

  it('removes rows that one side removed, and asks when the other had changed them', () => {
    expect(mergeRecord(base, lineas(base.lineas[0]!), base, options).merged['lineas']).toEqual([base.lineas[0]]);
    const changed = lineas(base.lineas[0]!, { lineaId: 2, cantidad: 6, lote: 'B' });
    expect(told(base, lineas(base.lineas[0]!), changed, options)).toEqual(['lineas.#2 both → mine']);
    expect(
      mergeRecord(base, lineas(base.lineas[0]!), changed, { ...options, choices: { 'lineas.#2': 'theirs' } }).merged,
    ).toEqual(changed);
  });

  it('keeps a new order beside other changes; two new orders are a conflict', () => {
    const [first, second] = base.lineas;
    const third = { lineaId: 3, cantidad: 1, lote: 'C' };
    const all = lineas(first!, second!, third);
    expect(
      mergeRecord(all, lineas(second!, first!, third), lineas(first!, second!, { ...third, cantidad: 2 }), options)
        .merged['lineas'],
    ).toEqual([second, first, { ...third, cantidad: 2 }]);
    expect(told(all, lineas(second!, first!, third), lineas(third, second!, first!), options)).toEqual([
      'lineas.# both → mine',
    ]);
  });

  it('falls back to the whole list when rows are indistinguishable', () => {
    expect(told(base, lineas({ lineaId: 1, cantidad: 2 }, { lineaId: 1, cantidad: 3 }), lineas(), options)).toEqual([
      'lineas both → mine',
    ]);
  });
});

// ── Over thousands of random pairs of edits, nothing is silently lost.

const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, 1, 2, 'a', 'b', true, false),
  fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
);
const row = fc.record({
  id: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  cantidad: scalar,
  lote: scalar,
});
const record = fc.record({
  a: scalar,
  b: scalar,
  c: scalar,
  grupo: fc.option(fc.record({ x: scalar, y: fc.option(fc.record({ z: scalar }), { nil: null }) }), { nil: null }),
  lineas: fc.uniqueArray(row, { maxLength: 5, selector: ({ id }) => id ?? Symbol('new') }),
  sueltos: fc.array(row, { maxLength: 3 }),
});
const sides = fc.dictionary(
  fc.constantFrom(
    'a',
    'b',
    'c',
    'grupo.x',
    'grupo.y.z',
    'lineas.#',
    'lineas.#1',
    'lineas.#1.lote',
    'lineas.#2',
    'sueltos',
  ),
  fc.constantFrom<MergeSide>('mine', 'theirs'),
);
const options = { rowKeys: { lineas: 'id' } };
const RUNS = { numRuns: 2_000 };

/** Returns all values of a record by path, rows with a key by that key. Independent of the code under test. */
function leaves(value: unknown, path: string, found = new Map<string, unknown>()): Map<string, unknown> {
  if (path === 'lineas' && Array.isArray(value)) {
    for (const item of value as { id?: number }[]) if (item.id !== undefined) leaves(item, `lineas.#${item.id}`, found);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, child] of Object.entries(value)) leaves(child, path ? `${path}.${name}` : name, found);
  } else found.set(path, value);
  return found;
}

describe('any two edits of one record', () => {
  it('each change is in the merged record, or is listed with both versions', () => {
    fc.assert(
      fc.property(record, record, record, sides, (base, mine, theirs, choices) => {
        const { merged, changes } = mergeRecord(base, mine, theirs, { ...options, choices });
        const [was, ours, others, result] = [base, mine, theirs, merged].map((version) => leaves(version, '')) as [
          Map<string, unknown>,
          Map<string, unknown>,
          Map<string, unknown>,
          Map<string, unknown>,
        ];
        const listed = (path: string) =>
          changes.find(
            (change) =>
              path === change.path || path.startsWith(`${change.path}.`) || change.path.startsWith(`${path}.`),
          );
        for (const path of new Set([...ours.keys(), ...others.keys(), ...was.keys()])) {
          for (const [side, version] of [
            ['mine', ours],
            ['theirs', others],
          ] as const) {
            if (sameValues(version.get(path), was.get(path)) || sameValues(version.get(path), result.get(path)))
              continue;
            const change = listed(path);
            expect(change, `${side} ${path}`).toBeDefined();
            // A user's change is dropped only with a conflict or an explicit choice.
            expect(change!.changedBy === 'both' || choices[change!.path] !== undefined).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  it('each new row of either side is in the merged record', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const fresh = (version: { lineas: readonly { id?: number | undefined }[] }) =>
          version.lineas.filter(({ id }) => id === undefined).length;
        const rows = mergeRecord(base, mine, theirs, options).merged['lineas'] as { id?: number }[] | undefined;
        if (sameValues(mine.lineas, theirs.lineas)) return;
        expect((rows ?? []).filter(({ id }) => id === undefined)).toHaveLength(fresh(mine) + fresh(theirs));
      }),
      RUNS,
    );
  });

  it('without a change on one side, the other side is the result', () => {
    fc.assert(
      fc.property(record, record, (base, changed) => {
        expect(
          sameValues(mergeRecord(base, changed, base, options).merged, changed) ||
            changed.lineas.some(({ id }) => id === undefined) ||
            base.lineas.some(({ id }) => id === undefined),
        ).toBe(true);
        expect(
          sameValues(mergeRecord(base, base, changed, options).merged, changed) ||
            changed.lineas.some(({ id }) => id === undefined) ||
            base.lineas.some(({ id }) => id === undefined),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  it('conflicts are the same from either side', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const conflicts = (result: ReturnType<typeof mergeRecord>) =>
          result.changes
            .filter(({ changedBy }) => changedBy === 'both')
            .map(({ path }) => path)
            .filter((path) => !path.includes('#+'))
            .toSorted();
        expect(conflicts(mergeRecord(base, theirs, mine, options))).toEqual(
          conflicts(mergeRecord(base, mine, theirs, options)),
        );
      }),
      RUNS,
    );
  });

  it('a choice appears in the merged record', () => {
    fc.assert(
      fc.property(record, record, record, fc.constantFrom<MergeSide>('mine', 'theirs'), (base, mine, theirs, side) => {
        const changes = mergeRecord(base, mine, theirs).changes;
        const { merged } = mergeRecord(base, mine, theirs, {
          choices: Object.fromEntries(changes.map(({ path }) => [path, side])),
        });
        for (const change of changes) expect(sameValues(valueAt(merged, change.path), change[side])).toBe(true);
      }),
      RUNS,
    );
  });
});
