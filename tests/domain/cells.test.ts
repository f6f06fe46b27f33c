import { describe, expect, it } from 'vitest';
import { ageDays } from '#areas/catalogos/shared/cells/age-days';
import { callsInState } from '#areas/consulta/shared/consulta/calls-in-state';
import { namesMedicine } from '#areas/farmacia/shared/farmacia/medicine-substances';
import { SHIPPED_SUBSTANCES } from '#areas/farmacia/shared/farmacia/shipped-substances';
import { substanceIndex } from '#areas/farmacia/shared/farmacia/substance-index';

/** Age limits of the catalogue of diagnoses (CEMECE, DGIS): hours, days, months and years. */
describe('a limit of age', () => {
  it.each([
    ['NO', '', ''],
    ['000H', '0', '0'],
    ['028D', '28', '28'],
    ['011M', '330', '359'],
    ['001A', '365', '729'],
    ['010a', '3650', '4014'],
    [' 120 A ', '43800', '44164'],
    ['130A', '47450', '47450'],
    ['diez', 'diez', 'diez'],
    ['10X', '10X', '10X'],
    ['', '', ''],
  ])('%s is from %s to %s days', (text, from, to) => {
    expect([ageDays(text, 'from'), ageDays(text, 'to')]).toEqual([from, to]);
  });
});

describe('calls of a visit', () => {
  it.each([
    ['none', {}, 0],
    [
      'since it is in its state',
      { llamadas: 2, ultimaLlamada: '2026-03-10T14:05:00Z', estatusDesde: '2026-03-10T14:00:00Z' },
      2,
    ],
    [
      'of the state before',
      { llamadas: 2, ultimaLlamada: '2026-03-10T13:59:59Z', estatusDesde: '2026-03-10T14:00:00Z' },
      0,
    ],
    [
      'of the moment at which it began',
      { llamadas: 1, ultimaLlamada: '2026-03-10T14:00:00Z', estatusDesde: '2026-03-10T14:00:00Z' },
      1,
    ],
    ['where it is not known since when', { llamadas: 3, ultimaLlamada: new Date(0), estatusDesde: null }, 3],
  ])('%s are counted correctly', (_what, visit, count) => {
    expect(callsInState(visit)).toBe(count);
  });
});

describe('a substance', () => {
  it.each([
    ['Penicilina', 'Amoxicilina', true],
    ['penicilinas', 'Ampicilina', true],
    ['AINEs', 'Ketorolaco', true],
    ['Amoxicilina 500', 'Amoxicilina-ácido clavulánico', true],
    ['sal', 'Salbutamol', true],
    ['sa', 'Salbutamol', false],
    ['Sulfas', 'Trimetoprima-sulfametoxazol', true],
    ['Penicilina', 'Cefalexina', false],
    ['Vacaines', 'Ketorolaco', false],
    ['Ácido', 'Acido fólico', true],
    ['Hierro dextrán', 'Hierro', true],
    ['Yodo povidona', 'Yodo', true],
  ])('%s is or is not %s', (substance, medicine, expected) => {
    expect(namesMedicine(substance, medicine, substanceIndex(SHIPPED_SUBSTANCES))).toBe(expected);
  });
});
