import { describe, expect, it } from 'vitest';
import { APPLICATION_IDENTIFIERS } from '#platform/shared/barcodes/application-identifiers';
import { chooseReading } from '#platform/shared/barcodes/choose-reading';
import { labelDate } from '#platform/shared/barcodes/label-date';
import { readLabel } from '#platform/shared/barcodes/read-label';
import { LABELS } from '../support/labels/gs1-labels';

const FNC1 = '\u001d';
const GTIN = '07509990000043';
const YEAR = 2026;

describe('a scanned label', () => {
  it.each(LABELS)('%s: %s', (_source, text, code, ...readings) => {
    const label = readLabel(text.replaceAll('<GS>', FNC1), YEAR);
    const told = label.readings.map(({ lot, expiry, isLotUnread }) =>
      [lot ?? (isLotUnread ? '?' : '-'), expiry ?? '-', label.count > 1 && `x${label.count}`].filter(Boolean).join(' '),
    );
    expect([label.code, ...told]).toEqual([code, ...readings]);
  });

  it('has a table of at least 150 rows, no two alike', () => {
    expect(new Set(LABELS.map(([, text]) => text)).size).toBe(LABELS.length);
    expect(LABELS.length).toBeGreaterThanOrEqual(150);
  });
});

describe('the century of a year', () => {
  it.each([
    [2026, '76', 2076],
    [2026, '77', 1977],
    [2049, '99', 2099],
    [2049, '00', 2000],
    [2050, '00', 2100],
    [2099, '49', 2149],
    [2099, '50', 2050],
  ])('puts it at most 49 years back and 50 ahead: in %i, %s is %i', (today, digits, year) => {
    expect(labelDate(`${digits}0115`, today)).toBe(`${year}-01-15`);
  });
});

describe('application identifiers', () => {
  it('are not prefixes of one another', () => {
    const all = [...APPLICATION_IDENTIFIERS.keys()];
    expect(all.filter((one) => all.some((other) => other !== one && other.startsWith(one)))).toEqual([]);
    expect(all.length).toBeGreaterThan(400);
  });

  it.each([
    ['01', 14, 14, true],
    ['10', 1, 20, false],
    ['253', 13, 30, false],
    ['3103', 6, 6, true],
    ['421', 4, 12, false],
    ['7003', 10, 10, true],
    ['8005', 6, 6, true],
    ['8018', 18, 18, true],
    ['8008', 8, 12, true],
    ['99', 1, 90, false],
  ])('have the lengths of the GS1 Barcode Syntax Dictionary: %s', (identifier, min, max, isNumeric) => {
    expect(APPLICATION_IDENTIFIERS.get(identifier)).toEqual({ min, max, isNumeric });
  });
});

describe('the reading of a label without separators', () => {
  const label = readLabel(`01${GTIN}10LOTC117281231`, YEAR);
  const split = { lot: 'LOTC1', expiry: '2028-12-31', isLotUnread: false };
  const whole = { lot: 'LOTC117281231', expiry: null, isLotUnread: false };

  it.each([
    ['the lot before the date is known', [{ lot: 'lotc1', expiry: '2028-12-31' }], split],
    ['the lot before the date is known without its date', [{ lot: 'LOTC1', expiry: null }], split],
    ['the whole lot is known', [{ lot: 'LOTC117281231', expiry: '2030-01-31' }], whole],
    ['no lot is known', [], null],
    ['another lot is known', [{ lot: 'LOTC2', expiry: null }], null],
    ['the lot is known with another date', [{ lot: 'LOTC1', expiry: '2029-01-31' }], null],
    [
      'both lots are known',
      [
        { lot: 'LOTC1', expiry: null },
        { lot: 'LOTC117281231', expiry: null },
      ],
      null,
    ],
  ])('is that of a known lot, otherwise a question: %s', (_case, known, reading) => {
    expect(chooseReading(label, known)).toEqual(reading);
  });
});

/** Companies may use 90 to 99 freely (GS1 General Specifications, 3.10). Without separators such an element reads as the end of the lot. */
describe('an internal element after the lot, without separators', () => {
  const label = readLabel(`01${GTIN}1728123110F26K30891A7`, YEAR);
  const printed = { lot: 'F26K308', expiry: '2028-12-31', isLotUnread: false };
  const whole = { lot: 'F26K30891A7', expiry: '2028-12-31', isLotUnread: false };

  it.each([
    ['the lot before it is known', [{ lot: 'f26k308', expiry: '2028-12-31' }], printed],
    ['the lot before it is known without its date', [{ lot: 'F26K308', expiry: null }], printed],
    ['the longer lot is known', [{ lot: 'F26K30891A7', expiry: '2028-12-31' }], whole],
    ['no lot is known', [], whole],
    ['another lot is known', [{ lot: 'B7', expiry: null }], whole],
    [
      'both are known',
      [
        { lot: 'F26K308', expiry: null },
        { lot: 'F26K30891A7', expiry: null },
      ],
      null,
    ],
  ])('ends it where that lot is known: %s', (_case, known, reading) => {
    expect(chooseReading(label, known)).toEqual(reading);
  });

  it.each([
    [']d2', `]d201${GTIN}1728123110F26K308${FNC1}91A7`],
    ['parentheses', `(01)${GTIN}(17)281231(10)F26K308(91)A7`],
  ])('needs no question where separators or marks decide: %s', (_case, text) => {
    expect(readLabel(text, YEAR)).toMatchObject({ readings: [printed], internal: [] });
  });
});
