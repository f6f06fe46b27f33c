import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isControlled } from '#areas/catalogos/shared/clave-insumo/is-controlled';
import { normaliseClave } from '#areas/catalogos/shared/clave-insumo/normalise-clave';
import { tipoOfClave } from '#areas/catalogos/shared/clave-insumo/tipo-of-clave';
import { stateOfClues } from '#areas/red/shared/clues/state-of-clues';
import { isGtin } from '#platform/shared/barcodes/is-gtin';
import { chapterOfClave } from '#areas/catalogos/shared/diagnostico/chapter-of-clave';
import { dottedClave } from '#areas/catalogos/shared/diagnostico/dotted-clave';
import { stateOfPostalCode } from '#areas/red/shared/geografia/state-of-postal-code';

describe('a supply code', () => {
  it.each([
    ['010-000-0104-00', '010.000.0104.00'],
    ['010000010400', '010.000.0104.00'],
    [' 010 000 0104 00 ', '010.000.0104.00'],
    ['0808295463', '080.829.5463'],
    ['010.000.0104', '010.000.0104'],
    ['010.000.010', null],
    ['0100000104000', null],
    ['ABC', null],
    ['', null],
  ])('typed as «%s» is stored as %s', (text, stored) => {
    expect(normaliseClave(text)).toBe(stored);
  });

  it('is stored unchanged when it is already in that form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{3}\.\d{3}\.\d{4}(\.\d{2})?$/), (clave) => {
        expect(normaliseClave(clave)).toBe(clave);
      }),
    );
  });

  it.each([
    ['010.000.0104.00', 'MEDICAMENTO'],
    ['020.000.3801.00', 'VACUNA'],
    ['030.000.0003.00', 'LACTEO'],
    ['040.000.2612.00', 'PSICOTROPICO_ESTUPEFACIENTE'],
    ['060.550.2608', 'MATERIAL_CURACION'],
    ['070.707.0496', 'RADIOLOGICO'],
    ['080.829.5463', 'REACTIVO'],
    ['379.001.0001', 'OTRO'],
  ])('%s is a %s by its group', (clave, tipo) => {
    expect(tipoOfClave(clave)).toBe(tipo);
  });

  it('is controlled in fractions I to III', () => {
    expect(['I', 'II', 'III', 'IV', 'V', 'VI', undefined].map(isControlled)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('other codes', () => {
  it.each([
    ['CLSSA900001', 'CL'],
    ['CSSSA007540', 'CS'],
    ['NESSA000001', null],
    ['ZZSSA000001', null],
    ['', null],
    [undefined, null],
  ])('the CLUES %s is of state %s', (clues, state) => {
    expect(stateOfClues(clues)).toBe(state);
  });

  it.each([
    ['25000', 'CL'],
    ['27999', 'CL'],
    ['28000', 'CM'],
    ['64000', 'NL'],
    ['01000', 'DF'],
    ['99999', 'ZS'],
    ['19000', null],
  ])('the postal code %s is of state %s', (code, state) => {
    expect(stateOfPostalCode(code)).toBe(state);
  });

  it.each([
    ['E119', 'E11.9'],
    ['J00X', 'J00'],
    ['I10', 'I10'],
    ['', null],
    [null, null],
  ])('the diagnosis %s is read %s', (clave, dotted) => {
    expect(dottedClave(clave)).toBe(dotted);
  });

  it.each([
    ['A000', 'I'],
    ['C509', 'II'],
    ['D509', 'III'],
    ['E119', 'IV'],
    ['F329', 'V'],
    ['H109', 'VII'],
    ['H669', 'VIII'],
    ['I10X', 'IX'],
    ['J00X', 'X'],
    ['O800', 'XV'],
    ['S525', 'XIX'],
    ['U071', 'XXII'],
    ['W190', 'XX'],
    ['Z000', 'XXI'],
  ])('%s belongs to chapter %s', (clave, chapter) => {
    expect(chapterOfClave(clave)).toBe(chapter);
  });

  it('a GTIN has one of four lengths and its check digit', () => {
    expect(['7501031311309', '4006381333931', '96385074', '614141000036'].map(isGtin)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['4006381333930', '400638133393', '', 'abc', '123456789'].map(isGtin)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
