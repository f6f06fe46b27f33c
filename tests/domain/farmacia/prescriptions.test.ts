import { describe, expect, it } from 'vitest';
import { fillState, fillsBegun } from '#areas/farmacia/shared/farmacia/fills';
import {
  isRetained,
  mostFills,
  needsSecondPerson,
  retentionOf,
  validUntil,
} from '#areas/farmacia/shared/farmacia/prescription-kind';
import { arithmeticOf, suggestedAmount } from '#areas/farmacia/shared/farmacia/suggested-amount';

/** DOMAIN a.4: ⌈dosis × 24 ÷ frecuencia × días ÷ contenido⌉, the dose in units of the pack. */
describe('the number of packs for a treatment', () => {
  it.each([
    [1, 8, 7, 20, 2, '1 × 3 × 7 = 21; 21 ÷ 20 → 2'],
    [1, 8, 7, 21, 1, '1 × 3 × 7 = 21; 21 ÷ 21 → 1'],
    [0.5, 24, 30, 30, 1, '0.5 × 1 × 30 = 15; 15 ÷ 30 → 1'],
    [2, 12, 10, 10, 4, '2 × 2 × 10 = 40; 40 ÷ 10 → 4'],
    [0.1, 8, 10, 3, 1, '0.1 × 3 × 10 = 3; 3 ÷ 3 → 1'],
    [5, 168, 28, 4, 5, '5 × 0.143 × 28 = 20; 20 ÷ 4 → 5'],
    [0.125, 24, 8, 1, 1, '0.125 × 1 × 8 = 1; 1 ÷ 1 → 1'],
    [1, 1, 1, 1, 24, '1 × 24 × 1 = 24; 24 ÷ 1 → 24'],
  ])(
    '%d every %d h for %d days out of packs of %d → %d',
    (dosis, frecuenciaHoras, duracionDias, content, packs, text) => {
      const suggestion = suggestedAmount(
        { dosis, unidadDosis: 'tableta', frecuenciaHoras, duracionDias },
        { contenidoEnvase: content },
      )!;
      expect(suggestion.cantidad).toBe(packs);
      expect(arithmeticOf(suggestion)).toBe(text);
    },
  );

  it.each([
    [{ dosis: 1, duracionDias: 7 }, 10],
    [{ dosis: 0, frecuenciaHoras: 8, duracionDias: 7 }, 10],
    [{ dosis: 1, frecuenciaHoras: 8, duracionDias: 7 }, 0],
    [{ dosis: 1, frecuenciaHoras: 8 }, 10],
  ])('is unknown for %j in packs of %d', (regimen, content) => {
    expect(suggestedAmount({ unidadDosis: 'tableta', ...regimen }, { contenidoEnvase: content })).toBeNull();
  });

  /** Builds a pack whose content is in mL, puffs or tablets, depending on the strength. */
  const packOf = (concentracion: string | null, contenidoEnvase: number) => ({
    contenidoEnvase,
    concentracion,
    presentacion: `Frasco con ${contenidoEnvase} ${concentracion?.toLowerCase().endsWith('ml') ? 'mL' : concentracion?.endsWith('dosis') ? 'disparos' : 'tabletas'}`,
  });

  /** Strengths and packs of the Compendio Nacional de Insumos para la Salud, by clave, with common doses. */
  it.each([
    ['010.000.0108.00 metamizol', '500 mg', 10, 500, 'mg', 8, 5, 2],
    ['010.000.5941.00 ibuprofeno', '400 mg', 10, 400, 'mg', 8, 7, 3],
    ['010.000.0429.00 salbutamol, inhaler', '100 µg por dosis', 200, 2, 'disparo', 8, 30, 1],
    ['010.000.0106.00 paracetamol, drops', '100 mg/mL', 15, 80, 'mg', 6, 3, 1],
    ['010.000.1050.00 insulin NPH', '100 UI/mL', 10, 20, 'UI', 12, 30, 2],
    ['010.000.0472.00 prednisona', '5 mg', 20, 20, 'mg', 24, 10, 2],
    ['010.000.1007.00 levotiroxina', '100 µg', 100, 50, 'mcg', 24, 30, 1],
    ['010.000.5187.00 omeprazol', '20 mg', 7, 20, 'mg', 24, 30, 5],
    ['040.000.2612.00 clonazepam', '2 mg', 30, 2, 'mg', 24, 30, 1],
    ['amoxicilina, suspension', '250 mg/5 mL', 75, 250, 'mg', 8, 7, 2],
    ['the same in grams', '500 mg', 10, 0.5, 'g', 8, 5, 2],
    ['the same in tablets', '500 mg', 10, 1, 'tableta', 8, 5, 2],
    ['a dose of one tablet and a half', '500 mg', 10, 750, 'mg', 24, 10, 2],
    ['mL of a suspension', '250 mg/5 mL', 75, 5, 'mL', 8, 7, 2],
  ] as const)('%s, %s in packs of %d: %d %s every %d h for %d days → %d', (...row) => {
    const [, strength, content, dosis, unidadDosis, frecuenciaHoras, duracionDias, packs] = row;
    expect(
      suggestedAmount({ dosis, unidadDosis, frecuenciaHoras, duracionDias }, packOf(strength, content))?.cantidad,
    ).toBe(packs);
  });

  it('is unknown for mg of an ampoule that states no mL', () => {
    const ketorolac = { contenidoEnvase: 3, concentracion: '30 mg/mL', presentacion: 'Envase con 3 ampolletas' };
    const regimen = { dosis: 30, unidadDosis: 'mg', frecuenciaHoras: 8, duracionDias: 2 };
    expect(suggestedAmount(regimen, ketorolac)).toBeNull();
    expect(suggestedAmount({ ...regimen, dosis: 1, unidadDosis: 'ampolleta' }, ketorolac)?.cantidad).toBe(2);
  });

  it.each([
    ['a dose in mg of an unknown strength', 500, 'mg', null],
    ['a dose in mg of a strength in units', 500, 'mg', '100 UI/mL'],
    ['a dose in mg of two substances', 160, 'mg', '160 mg/800 mg'],
    ['a dose in mg of a share', 10, 'mg', '1 %'],
    ['a dose in mg of no strength at all', 10, 'mg', '0 mg'],
    ['an application of a cream', 1, 'aplicación', '20 g'],
    ['a dose without a unit', 1, null, '500 mg'],
  ])('is unknown for %s', (_what, dosis, unidadDosis, strength) => {
    expect(
      suggestedAmount({ dosis, unidadDosis, frecuenciaHoras: 8, duracionDias: 5 }, packOf(strength, 10)),
    ).toBeNull();
  });
});

/** Ley General de Salud, artículo 226; DOMAIN c.2.4 and a.4. */
describe('the class of a medicine', () => {
  it.each([
    ['I', 1, '2026-04-30', 'PRIMERA', true],
    ['II', 1, '2026-04-30', 'PRIMERA', true],
    ['III', 3, '2026-09-30', 'TERCERA', true],
    ['IV', 12, '2026-04-03', null, false],
    ['V', 1, '2026-04-03', null, false],
    ['VI', 1, '2026-04-03', null, false],
    [null, 1, '2026-04-03', null, false],
  ] as const)('%s: %d fills, until %s, retained %s', (fraccion, fills, until, kept, second) => {
    const lines = [{ fraccion }];
    expect(mostFills(lines)).toBe(fills);
    expect(validUntil(lines, '2026-03-31', 1)).toBe(until);
    expect(retentionOf(lines)).toBe(kept);
    expect(needsSecondPerson(lines)).toBe(second);
  });

  it('applies the strictest class of the lines to the whole prescription', () => {
    const lines = [{ fraccion: 'IV' }, { fraccion: 'VI' }] as const;
    expect(mostFills(lines)).toBe(1);
    expect(needsSecondPerson([{ fraccion: 'IV', altoRiesgo: true }])).toBe(true);
    expect(mostFills([])).toBe(1);
  });

  it('allows one refill of class IV a month', () => {
    expect(validUntil([{ fraccion: 'IV' }], '2026-01-01', 3)).toBe('2026-04-01');
  });

  it('retains a prescription at the first fill, the third, or when an antibiotic is used up', () => {
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
describe('the fill of dispensed pieces', () => {
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

  it('counts the fills begun, by the line with the most pieces', () => {
    expect(fillsBegun([line(3, 0)])).toBe(0);
    expect(fillsBegun([line(3, 1), line(1, 0)])).toBe(1);
    expect(fillsBegun([line(3, 4), line(1, 1)])).toBe(2);
    expect(fillsBegun([])).toBe(0);
  });
});
