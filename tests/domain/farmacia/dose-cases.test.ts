import { describe, expect, it } from 'vitest';
import { DOSE_UNITS } from '#areas/farmacia/shared/farmacia/dose-unit-list';
import { doseUnitNamed } from '#areas/farmacia/shared/farmacia/dose-unit-named';
import { prescribableUnits, unitsOfDose } from '#areas/farmacia/shared/farmacia/dose-units';
import { formatDose } from '#areas/farmacia/shared/farmacia/format-dose';
import { howTaken } from '#areas/farmacia/shared/farmacia/how-taken';
import { piecesOfDose } from '#areas/farmacia/shared/farmacia/pieces-of-dose';
import { regimenTaken } from '#areas/farmacia/shared/farmacia/regimen-taken';
import { arithmeticOf, suggestedAmount, whyNoAmount } from '#areas/farmacia/shared/farmacia/suggested-amount';
import { unidadDosis } from '#generated/web/receta/enums.gen';
import { PACK_CASES, REFUSED_REGIMENS } from '../../support/cases/prescribing';
import { demoPack } from '../../support/demo-pack';

/**
 * ISMP, List of Error-Prone Abbreviations, Symbols, and Dose Designations (2021). RAE, Ortografía: the unit is plural unless the number is
 * one.
 */
describe('a dose is written exactly', () => {
  it.each([
    ['ISMP: leading zero', 0.125, 'mg', '0.125 mg'],
    ['ISMP: no trailing zero', 1, 'mg', '1 mg'],
    ['ISMP: no trailing zero', 0.5, 'mg', '0.5 mg'],
    ['ISMP: no trailing zero after a half', 2.5, 'mL', '2.5 mL'],
    ['ISMP: commas from a thousand on', 1000, 'mg', '1,000 mg'],
    ['ISMP: mcg for µg', 62.5, 'mcg', '62.5 mcg'],
    ['ISMP: a space before the unit', 100, 'mg', '100 mg'],
    ['scale of the column', 0.001, 'mg', '0.001 mg'],
    ['RAE: plural', 2, 'tableta', '2 tabletas'],
    ['RAE: singular', 1, 'tableta', '1 tableta'],
    ['RAE: plural below one', 0.5, 'tableta', '0.5 tabletas'],
    ['RAE: plural of a compound', 2, 'frasco ámpula', '2 frascos ámpula'],
    ['RAE: plural', 10, 'gota', '10 gotas'],
    ['RAE: plural', 2, 'aplicación', '2 aplicaciones'],
    ['CNIS: symbols have no plural', 20, 'UI', '20 UI'],
    ['signed before there was a list', 2, 'cucharadas', '2 cucharadas'],
  ])('%s: %d %s', (_source, dose, unit, text) => {
    expect(formatDose(dose, unit)).toBe(text);
  });

  it.each([
    ['Tabletas', 'tableta'],
    ['CAPSULA', 'cápsula'],
    ['ML', 'mL'],
    ['mg ', 'mg'],
    ['cucharada', null],
    [null, null],
  ])('reads «%s» as %s', (text, unit) => {
    expect(doseUnitNamed(text)).toBe(unit);
  });

  it('has every unit of the form in both languages', () => {
    expect(Object.keys(DOSE_UNITS).toSorted()).toEqual(unidadDosis.options.map(({ value }) => value).toSorted());
    expect([formatDose(2, 'tableta', 'en'), formatDose(1, 'disparo', 'en'), formatDose(3, 'UI', 'en')]).toEqual([
      '2 tablets',
      '1 puff',
      '3 IU',
    ]);
  });

  it('states dose, route and interval for the patient (NOM-004-SSA3-2012, 6.2.6)', () => {
    const line = { dosis: 2, unidadDosis: 'tableta', via: 'ORAL', frecuenciaHoras: 8, duracionDias: 1 } as const;
    expect(howTaken(line)).toBe('2 tabletas por vía oral cada 8 horas durante 1 día');
    expect(howTaken({ ...line, prn: true, indicacionPrn: 'dolor' })).toMatch(/ solo si lo necesita: dolor$/);
    expect(howTaken({ ...line, frecuenciaHoras: null, frecuenciaTexto: 'al despertar' }, 'en')).toBe(
      '2 tablets by mouth al despertar for 1 day',
    );
    expect(
      regimenTaken([
        { ...line, dosis: 1, duracionDias: 5, indicaciones: 'Con alimentos' },
        { ...line, dosis: 0.5, duracionDias: 5 },
      ]),
    ).toBe(
      '1 tableta por vía oral cada 8 horas durante 5 días; después 0.5 tabletas por vía oral cada 8 horas durante 5 días. Con alimentos',
    );
  });
});

/** Packs and strengths of the Compendio Nacional de Insumos para la Salud (CNIS), by the number of the code in the demo catalogue. */
describe('a dose in units of the pack', () => {
  it.each([
    ['CNIS 2128', 500, 'mg', 1],
    ['CNIS 2128', 0.5, 'g', 1],
    ['CNIS 2128, a capsule is not divided', 250, 'mg', 1],
    ['CNIS 2128, a tablet is said of a capsule', 2, 'tableta', 2],
    ['CNIS 2127', 250, 'mg', 2.5],
    ['CNIS 2127', 5, 'mL', 5],
    ['CNIS 0106', 80, 'mg', 0.8],
    ['CNIS 0106; USP <1101>, 20 drops per mL', 16, 'gota', 0.8],
    ['CNIS 0108', 500, 'mg', 1],
    ['CNIS 0108, halves', 750, 'mg', 1.5],
    ['CNIS 0109, one ampoule of 2 mL', 1, 'g', 1],
    ['CNIS 0109, what is opened counts whole', 500, 'mg', 1],
    ['CNIS 0109', 4, 'mL', 2],
    ['CNIS 3422, an ampoule of 1 mL', 60, 'mg', 2],
    ['CNIS 1007', 50, 'mcg', 0.5],
    ['CNIS 1007', 0.1, 'mg', 1],
    ['CNIS 0502', 0.125, 'mg', 0.5],
    ['CNIS 1050', 20, 'UI', 0.2],
    ['CNIS 1925', 1_200_000, 'UI', 1],
    ['CNIS 1924', 1_600_000, 'UI', 2],
    ['CNIS 0429', 2, 'disparo', 2],
    ['CNIS 0429', 200, 'mcg', 2],
    ['CNIS 0429, a dose is a puff', 1, 'dosis', 1],
    ['CNIS 0891', 2, 'g', 2],
    ['CNIS 0891', 20, 'mg', 1],
    ['CNIS 3608, 0.9 % is 9 mg/mL', 900, 'mg', 100],
    ['CNIS 2154', 40, 'mg', 1],
    ['CNIS 2154', 0.4, 'mL', 1],
    ['CNIS 0621, 1 000 UI/mL', 5000, 'UI', 5],
    ['CNIS 1904, two substances', 5, 'mL', 5],
    ['CNIS 1904, of which substance?', 200, 'mg', null],
    ['CNIS 2230, of which substance?', 500, 'mg', null],
    ['CNIS 0524, mEq of a strength in g', 20, 'mEq', null],
    ['CNIS 2128, mL of a capsule', 5, 'mL', null],
    ['CNIS 2127, tablets of a suspension', 1, 'tableta', null],
    ['CNIS 0891, nobody weighs an application', 1, 'aplicación', null],
    ['CNIS 0105', 300, 'mg', 1],
    ['CNIS 0105, an ampoule is no suppository', 1, 'ampolleta', null],
  ] as const)('%s: %d %s → %s', (source, dose, unit, units) => {
    expect(unitsOfDose(dose, unit, demoPack(source.slice(5, 9)))).toBe(units);
  });

  it.each([
    ['CNIS 2128', ['cápsula', 'mg', 'g']],
    ['CNIS 2127', ['mL', 'mg', 'g']],
    ['CNIS 0106', ['mL', 'mg', 'g', 'gota']],
    ['CNIS 1050', ['mL', 'UI']],
    ['CNIS 0429', ['disparo', 'mcg', 'mg']],
    ['CNIS 1904', ['mL']],
    ['CNIS 3623', ['sobre']],
  ])('%s is prescribed in %j', (source, units) => {
    expect([...prescribableUnits(demoPack(source.slice(5, 9)))].toSorted()).toEqual(units.toSorted());
    expect(prescribableUnits(demoPack(source.slice(5, 9)))[0]).toBe(units[0]);
  });

  it('can be prescribed in every unit when the catalogue states none', () => {
    expect(prescribableUnits({ contenidoEnvase: 1 })).toHaveLength(Object.keys(DOSE_UNITS).length);
  });

  it.each([
    ['CNIS 3609, one bag', 500, 'mL', 1],
    ['CNIS 0104, a tenth of a pack', 500, 'mg', 0.1],
    ['CNIS 0104, a dose of two', 1, 'g', 0.2],
    ['CNIS 0104, not told', null, null, 0.1],
    ['CNIS 3609, not told', null, null, 1],
  ] as const)('%s: %s %s of stock', (source, dose, unit, pieces) => {
    expect(piecesOfDose(dose, unit, demoPack(source.slice(5, 9)))).toBe(pieces);
  });
});

describe('packs for a treatment', () => {
  it.each(PACK_CASES)('%s, %d %s every %d h for %d days → %d', (source, dosis, unidad, horas, dias, packs, text) => {
    const regimen = { dosis, unidadDosis: unidad, frecuenciaHoras: horas, duracionDias: dias };
    const amount = suggestedAmount(regimen, demoPack(source.slice(5, 9)))!;
    expect([amount.cantidad, arithmeticOf(amount)]).toEqual([packs, text]);
  });

  it('adds up the amounts of a regimen with successive doses', () => {
    const parts = [1, 0.5].map((dosis) => ({
      dosis,
      unidadDosis: 'tableta',
      frecuenciaHoras: 24,
      duracionDias: 5,
    }));
    const amount = suggestedAmount(parts, demoPack('0472'))!;
    expect(arithmeticOf(amount)).toBe('1 × 1 × 5 + 0.5 × 1 × 5 = 7.5; 7.5 ÷ 20 → 1');
  });

  it('counts single pieces of supplies that are dispensed by the piece', () => {
    const regimen = { dosis: 500, unidadDosis: 'mg', frecuenciaHoras: 8, duracionDias: 5 };
    expect(suggestedAmount(regimen, { ...demoPack('0108'), fraccionable: true })?.cantidad).toBe(15);
  });

  it.each(REFUSED_REGIMENS)('%s %j: %s', (source, regimen, why) => {
    expect(whyNoAmount(regimen, demoPack(source.slice(5, 9)))).toBe(why);
  });

  it('reports that the catalogue states no content', () => {
    const regimen = { dosis: 1, unidadDosis: 'tableta', frecuenciaHoras: 8, duracionDias: 7 };
    expect(whyNoAmount(regimen, {})).toBe('SIN_CONTENIDO');
  });
});
