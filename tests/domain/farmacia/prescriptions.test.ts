import { describe, expect, it } from 'vitest';
import { fillState, fillsBegun } from '../../../src/domain/farmacia/fills';
import {
  isRetained,
  mostFills,
  needsSecondPerson,
  retentionOf,
  validUntil,
} from '../../../src/domain/farmacia/prescription-kind';
import { arithmeticOf, suggestedAmount } from '../../../src/domain/farmacia/suggested-amount';

/** DOMAIN a.4: ⌈dosis × 24 ÷ frecuencia × días ÷ contenido⌉. */
describe('how many packs a treatment takes', () => {
  it.each([
    [1, 8, 7, 20, 2, '1 × 3 × 7 = 21; 21 ÷ 20 → 2'],
    [1, 8, 7, 21, 1, '1 × 3 × 7 = 21; 21 ÷ 21 → 1'],
    [0.5, 24, 30, 30, 1, '0.5 × 1 × 30 = 15; 15 ÷ 30 → 1'],
    [2, 12, 10, 10, 4, '2 × 2 × 10 = 40; 40 ÷ 10 → 4'],
    [0.1, 8, 10, 3, 1, '0.1 × 3 × 10 = 3; 3 ÷ 3 → 1'],
    [5, 168, 28, 4, 5, '5 × 0.14 × 28 = 20; 20 ÷ 4 → 5'],
    [1, 1, 1, 1, 24, '1 × 24 × 1 = 24; 24 ÷ 1 → 24'],
  ])(
    '%d every %d h for %d days out of packs of %d → %d',
    (dosis, frecuenciaHoras, duracionDias, content, packs, text) => {
      const suggestion = suggestedAmount({ dosis, frecuenciaHoras, duracionDias }, content)!;
      expect(suggestion.cantidad).toBe(packs);
      expect(arithmeticOf(suggestion)).toBe(text);
    },
  );

  it.each([
    [{ dosis: 1, duracionDias: 7 }, 10],
    [{ dosis: 0, frecuenciaHoras: 8, duracionDias: 7 }, 10],
    [{ dosis: 1, frecuenciaHoras: 8, duracionDias: 7 }, 0],
    [{ dosis: 1, frecuenciaHoras: 8 }, 10],
  ])('is not known of %j in packs of %d', (regimen, content) => {
    expect(suggestedAmount(regimen, content)).toBeNull();
  });
});

/** Ley General de Salud, artículo 226; DOMAIN c.2.4 and a.4. */
describe('what the class of a medicine asks for', () => {
  it.each([
    ['I', 1, '2026-04-30', 'PRIMERA', true],
    ['II', 1, '2026-04-30', 'PRIMERA', true],
    ['III', 3, '2026-09-30', 'TERCERA', true],
    ['IV', 12, '2026-04-03', null, false],
    ['V', 1, '2026-04-03', null, false],
    ['VI', 1, '2026-04-03', null, false],
    [null, 1, '2026-04-03', null, false],
  ] as const)('%s: %d fills, until %s, kept %s', (fraccion, fills, until, kept, second) => {
    const lines = [{ fraccion }];
    expect(mostFills(lines)).toBe(fills);
    expect(validUntil(lines, '2026-03-31', 1)).toBe(until);
    expect(retentionOf(lines)).toBe(kept);
    expect(needsSecondPerson(lines)).toBe(second);
  });

  it('holds the whole prescription to the strictest of its lines', () => {
    const lines = [{ fraccion: 'IV' }, { fraccion: 'VI' }] as const;
    expect(mostFills(lines)).toBe(1);
    expect(needsSecondPerson([{ fraccion: 'IV', altoRiesgo: true }])).toBe(true);
    expect(mostFills([])).toBe(1);
  });

  it('lets refills of class IV be filled for a month each', () => {
    expect(validUntil([{ fraccion: 'IV' }], '2026-01-01', 3)).toBe('2026-04-01');
  });

  it('keeps a prescription at the first fill, the third, or when an antibiotic is used up', () => {
    expect(isRetained([{ fraccion: 'II' }], 0, false)).toBe(false);
    expect(isRetained([{ fraccion: 'II' }], 1, false)).toBe(true);
    expect(isRetained([{ fraccion: 'III' }], 2, false)).toBe(false);
    expect(isRetained([{ fraccion: 'III' }], 3, false)).toBe(true);
    expect(isRetained([{ fraccion: 'IV', antibiotico: true }], 1, false)).toBe(false);
    expect(isRetained([{ fraccion: 'IV', antibiotico: true }], 1, true)).toBe(true);
    expect(isRetained([{ fraccion: 'IV' }], 12, true)).toBe(false);
  });
});

/** DOMAIN c.2.5. */
describe('which fill pieces go to', () => {
  const line = (cantidadPrescrita: number, cantidadSurtida: number) => ({ cantidadPrescrita, cantidadSurtida });

  it.each([
    [[line(3, 0)], 0, 1, { fill: 1, pending: [3], exhausted: false }],
    [[line(3, 2)], 1, 1, { fill: 1, pending: [1], exhausted: false }],
    [[line(3, 3)], 1, 1, { fill: 1, pending: [0], exhausted: true }],
    [[line(3, 3)], 1, 3, { fill: 2, pending: [3], exhausted: false }],
    [[line(3, 4), line(1, 1)], 2, 3, { fill: 2, pending: [2, 1], exhausted: false }],
    [[line(3, 9), line(1, 3)], 3, 3, { fill: 3, pending: [0, 0], exhausted: true }],
    [[line(2, 2), line(1, 0)], 1, 2, { fill: 1, pending: [0, 1], exhausted: false }],
  ])('%j after %d of %d', (lines, made, most, state) => {
    expect(fillState(lines, made, most)).toEqual(state);
  });

  it('counts the fills that have begun by the line that has had most', () => {
    expect(fillsBegun([line(3, 0)])).toBe(0);
    expect(fillsBegun([line(3, 1), line(1, 0)])).toBe(1);
    expect(fillsBegun([line(3, 4), line(1, 1)])).toBe(2);
    expect(fillsBegun([])).toBe(0);
  });
});
