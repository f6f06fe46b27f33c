import { describe, expect, it } from 'vitest';
import { scannedCode } from '../../src/shared/barcodes/scanned-code';

const FNC1 = '\u001d';
const GTIN = '07501000000005';

describe('a scanned label', () => {
  it.each([
    ['DataMatrix', `]d201${GTIN}1727123110L4482`],
    ['GS1-128', `]C101${GTIN}1727123110l4482`],
    ['no symbology', `01${GTIN}1727123110L4482`],
    ['lot before expiry', `]d201${GTIN}10L4482${FNC1}17271231`],
    ['serial number between', `]d201${GTIN}21A77${FNC1}10L4482${FNC1}17271231`],
    ['separator first', `${FNC1}01${GTIN}1727123110L4482`],
    ['in parentheses', `(01)${GTIN}(17)271231(10)L4482`],
    ['no day of expiry', `]d201${GTIN}1727120010L4482`],
  ])('tells supply, lot and expiry: %s', (_case, text) => {
    expect(scannedCode(text)).toEqual({ code: GTIN, lot: 'L4482', expiry: '2027-12-31' });
  });

  it('ends an expiry without a day with its month, in leap years too', () => {
    expect(scannedCode(`01${GTIN}17280200`).expiry).toBe('2028-02-29');
  });

  it.each([
    ['a plain barcode', '7501000000005'],
    ['a code of the compendium', '010.000.0104.00'],
    ['a wrong check digit', '01075010000000061727123110L4482'],
    ['half a label', '010750100'],
    ['a name', ' Paracetamol '],
  ])('of any other kind is what it was read as: %s', (_case, text) => {
    expect(scannedCode(text)).toEqual({ code: text.trim(), lot: null, expiry: null });
  });

  it.each(['17271301', '17271232', '17000000'.slice(0, 6)])('tells no expiry that is no date: %s', (element) => {
    expect(scannedCode(`01${GTIN}${element}`)).toEqual({ code: GTIN, lot: null, expiry: null });
  });
});
