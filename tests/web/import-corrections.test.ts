import { describe, expect, it } from 'vitest';
import {
  correctionsReducer,
  editsOf,
  isChanged,
  isTooMuch,
  MAX_EDITS,
  NO_CORRECTIONS,
  NO_EDITS,
  typedFor,
  type CorrectionStep,
} from '#platform/web/ui/imports/corrections';
import type { ImportFinding } from '#platform/web/ui/imports/import-outcome';
import { secondsLeft, shareDone } from '#platform/web/ui/imports/import-progress';

const finding = (fila: number, valor = 'Sla', celda = 'Ciudad') => ({ fila, valor, celda }) as ImportFinding;
const after = (...steps: readonly CorrectionStep[]) => steps.reduce(correctionsReducer, NO_CORRECTIONS);
const type = (of: ImportFinding, valor: string): CorrectionStep => ({ step: 'type', finding: of, valor });
const everywhere = (of: ImportFinding, on: boolean): CorrectionStep => ({ step: 'everywhere', finding: of, on });
const corrections = (...steps: readonly CorrectionStep[]) => editsOf(after(...steps)).correcciones;

describe('a correction in a file', () => {
  it('applies to one cell, and is dropped if it equals the cell', () => {
    expect(corrections(type(finding(2), 'Saltillo'))).toEqual([{ fila: 2, columna: 'Ciudad', valor: 'Saltillo' }]);
    expect(corrections(type(finding(2), 'Saltillo'), type(finding(2), 'Sla'))).toEqual([]);
  });

  it('applies to all cells with the same text while the box is ticked', () => {
    const all = [type(finding(2), 'Saltillo'), everywhere(finding(2), true)];
    expect(corrections(...all)).toEqual([{ dice: 'Sla', columna: 'Ciudad', valor: 'Saltillo' }]);
    // A correction typed at another cell with the same text also applies to all of them.
    expect(corrections(...all, type(finding(9), 'Sabinas'))).toEqual([
      { dice: 'Sla', columna: 'Ciudad', valor: 'Sabinas' },
    ]);
    expect(corrections(...all, everywhere(finding(2), false))).toEqual([
      { fila: 2, columna: 'Ciudad', valor: 'Saltillo' },
    ]);
    expect(corrections(everywhere(finding(2), true))).toEqual([]);
    expect(typedFor(after(everywhere(finding(2), true)).typed, finding(3))).toMatchObject({ valor: 'Sla' });
  });

  it('for one row takes precedence over one for all, and is sent after it', () => {
    const one = after(type(finding(3), 'Saltillo'), type(finding(2), 'Monclova'), everywhere(finding(2), true));
    expect(editsOf(one).correcciones.map(({ fila, dice }) => fila ?? dice)).toEqual(['Sla', 3]);
    expect(typedFor(one.typed, finding(3))).toMatchObject({ valor: 'Saltillo' });
    expect(typedFor(one.typed, finding(4))).toMatchObject({ valor: 'Monclova' });
    expect(typedFor(one.typed, finding(4, 'Otra'))).toBeUndefined();
    expect(typedFor(one.typed, finding(4, 'Sla', 'Estado'))).toBeUndefined();
  });

  it('is replaced after the check only by new text for the same cell', () => {
    const checked = after({ step: 'checked', edits: editsOf(after(type(finding(2), 'a'), type(finding(3), 'b'))) });
    expect(isChanged(checked)).toBe(false);
    const again = correctionsReducer(checked, type(finding(2), 'c'));
    expect(isChanged(again)).toBe(true);
    expect(editsOf(again).correcciones.map(({ fila, valor }) => [fila, valor])).toEqual([
      [3, 'b'],
      [2, 'c'],
    ]);
  });

  it('is undone one by one, or all at once', () => {
    const checked = after({ step: 'checked', edits: editsOf(after(type(finding(2), 'a'), type(finding(3), 'b'))) });
    const [first] = checked.edits.correcciones;
    const undone = correctionsReducer(checked, { step: 'undo', correction: first! });
    expect(undone.edits.correcciones.map(({ fila }) => fila)).toEqual([3]);
    expect(isChanged(undone)).toBe(true);
    const typed = after(type(finding(2), 'a'), type(finding(3), 'b'));
    const [one] = typed.typed.values();
    expect([...correctionsReducer(typed, { step: 'undo', correction: one! }).typed.values()]).toHaveLength(1);
    expect(editsOf(correctionsReducer(typed, { step: 'undoAll' }))).toEqual(NO_EDITS);
  });
});

describe('rows of a file', () => {
  const skip = (fila: number, on = true): CorrectionStep => ({ step: 'skip', fila, on });
  const create = (fila: number, on = true): CorrectionStep => ({ step: 'create', fila, on });

  it.each([
    [[skip(2), skip(3)], [2, 3], []],
    [[create(2), create(3)], [], [2, 3]],
    [[skip(2), create(2)], [], [2]],
    [[create(2), skip(2)], [2], []],
    [[skip(2), skip(2, false)], [], []],
    [[create(2), create(3), create(2, false)], [], [3]],
    [[skip(2), skip(2)], [2], []],
  ] as const)('are omitted or created, never both: %j', (steps, omitirFilas, crearFilas) => {
    expect(after(...steps).edits).toMatchObject({ omitirFilas, crearFilas });
  });

  it('that resemble others wait for a decision', () => {
    expect(NO_EDITS.parecidos).toBeNull();
    expect(isChanged(after({ step: 'alike', all: 'OMITIR' }))).toBe(true);
    expect(editsOf(after({ step: 'alike', all: 'OMITIR' })).parecidos).toBe('OMITIR');
  });

  it.each(['correcciones', 'omitirFilas', 'crearFilas'] as const)('are limited: %s', (list) => {
    const of = (length: number) => ({ ...NO_EDITS, [list]: Array.from({ length }, (_, index) => index) });
    expect(isTooMuch(of(MAX_EDITS))).toBe(false);
    expect(isTooMuch(of(MAX_EDITS + 1))).toBe(true);
  });
});

describe('the progress of an import', () => {
  it('never decreases from phase to phase, and ends at one', () => {
    for (const what of ['check', 'apply'] as const) {
      const shares = (['LECTURA', 'BUSQUEDA', 'REVISION', 'COMPARACION', 'GUARDADO'] as const).flatMap((fase) =>
        [0, 5, 10].map((hechas) => shareDone(what, { fase, hechas, total: 10 })),
      );
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    }
    expect(shareDone('apply', { fase: 'GUARDADO', hechas: 1, total: 2 })).toBeCloseTo(0.63);
    expect(shareDone('check', { fase: 'COMPARACION', hechas: 0, total: 0 })).toBeCloseTo(0.06);
  });

  it.each([
    [0.5, 1999, null],
    [0.07, 9000, null],
    [0.08, 2000, 25],
    [0.5, 2000, 2],
    [0.5, 9400, 9],
    [0.5, 10_000, 10],
    [0.5, 12_400, 10],
    [0.5, 13_000, 15],
    [0.99, 2000, 1],
  ])('at %s after %i ms has %s seconds left', (share, elapsed, expected) => {
    expect(secondsLeft(share, elapsed)).toBe(expected);
  });
});
