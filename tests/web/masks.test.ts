import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedEdit, type EditKind } from '#platform/web/ui/form/field/masked-edit';
import { bareValue, MASKS, showMasked, type Mask } from '#platform/web/ui/form/field/masks';

/** Applies an edit of the browser to a text with a caret (`|`), then the mask. */
function edit(mask: Mask, field: string, kind: EditKind, put = ''): string {
  const at = field.indexOf('|');
  const before = field.replace('|', '');
  const start = kind === 'deleteBackward' ? at - 1 : at;
  const end = kind === 'deleteForward' ? at + 1 : at;
  const { text, caret } = maskedEdit(
    mask,
    before,
    { text: before.slice(0, start) + put + before.slice(end), caret: start + put.length },
    kind,
  );
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

const type = (mask: Mask, field: string, text: string) =>
  Array.from(text).reduce<string>((current, character) => edit(mask, current, 'insert', character), field);

describe('typing into a mask', () => {
  it('groups the code as it is written', () => {
    expect(type('clave', '|', '010000010400')).toBe('010.000.0104.00|');
    expect(type('phone', '|', '8441234567')).toBe('844 123 4567|');
    expect(type('phone', '|', '5512345678')).toBe('55 1234 5678|');
    expect(type('curp', '|', 'vafm850505mcllnr09')).toBe('VAFM850505MCLLNR09|');
  });

  it('accepts separators that people type themselves', () => {
    expect(type('clave', '|', '010.000.0104.00')).toBe('010.000.0104.00|');
    expect(type('phone', '|', '(844) 123-4567')).toBe('844 123 4567|');
  });

  it('in the middle leaves the caret there', () => {
    expect(edit('phone', '844 |23 4567', 'insert', '1')).toBe('844 1|23 4567');
    expect(edit('curp', 'VAF|850505', 'insert', 'm')).toBe('VAFM|850505');
    expect(edit('clave', '01|0.000.010', 'insert', '9')).toBe('019.|000.0010');
  });

  it('into a full field changes nothing: the last character stays', () => {
    expect(edit('curp', 'VAFM|850505MCLLNR09', 'insert', 'X')).toBe('VAFM|850505MCLLNR09');
  });

  it('into a telephone of ten digits shows the eleventh, which the check refuses', () => {
    expect(edit('phone', '844 |123 4567', 'insert', '9')).toBe('844 9|12 3456 7');
  });
});

describe('pasting into a mask', () => {
  it('removes foreign characters', () => {
    expect(edit('phone', '|', 'insert', 'Tel. +52 (844) 123-45-67')).toBe('844 123 4567|');
    expect(edit('phone', '|', 'insert', '+52 1 844 123 4567')).toBe('844 123 4567|');
    expect(edit('phone', '|', 'insert', '044 844 123 4567')).toBe('844 123 4567|');
    expect(edit('curp', '|', 'insert', ' vafm-850505 mcllnr09\n')).toBe('VAFM850505MCLLNR09|');
    expect(edit('postalCode', '|', 'insert', 'C.P. 25000')).toBe('25000|');
    expect(edit('clues', '|', 'insert', 'clssa 900001')).toBe('CLSSA900001|');
  });

  it('cuts off the excess at its end', () => {
    expect(edit('postalCode', '|', 'insert', '2500012')).toBe('25000|');
  });
});

describe('deleting in a mask', () => {
  it('in the middle closes the gap and keeps the caret', () => {
    expect(edit('phone', '844 1|23 4567', 'deleteBackward')).toBe('844| 234 567');
    expect(edit('phone', '844 |123 4567', 'deleteForward')).toBe('844 |234 567');
  });

  it('skips a separator and deletes the character after it', () => {
    expect(edit('clave', '010.|000.0104.00', 'deleteBackward')).toBe('01|0.000.1040.0');
    expect(edit('clave', '010|.000.0104.00', 'deleteForward')).toBe('010.|000.1040.0');
  });
});

describe('the submitted value', () => {
  it('is the bare value; a clave has its dots on the wire', () => {
    expect(bareValue('phone', '844 123 4567')).toBe('8441234567');
    expect(bareValue('clave', '010.000.0104.00')).toBe('010.000.0104.00');
  });

  it('is shown again unchanged after any edits', () => {
    const masks = Object.keys(MASKS) as Mask[];
    fc.assert(
      fc.property(
        fc.constantFrom(...masks),
        fc.array(
          fc.record({
            kind: fc.constantFrom<EditKind>('insert', 'deleteBackward', 'deleteForward'),
            put: fc.stringMatching(/^[0-9A-Za-zñ .-]{0,4}$/),
            at: fc.nat(20),
          }),
          { maxLength: 12 },
        ),
        (mask, edits) => {
          let shown = '';
          for (const { kind, put, at } of edits) {
            const caret = Math.min(at, shown.length);
            if ((kind === 'deleteBackward' && caret === 0) || (kind === 'deleteForward' && caret === shown.length))
              continue;
            const kept = MASKS[mask].keep(shown).length;
            const field = edit(
              mask,
              `${shown.slice(0, caret)}|${shown.slice(caret)}`,
              kind,
              kind === 'insert' ? put : '',
            );
            const place = field.indexOf('|');
            shown = field.replace('|', '');
            expect(place).toBeLessThanOrEqual(shown.length);
            expect(showMasked(mask, bareValue(mask, shown))).toBe(shown);
            expect(MASKS[mask].keep(shown).length).toBeLessThanOrEqual(MASKS[mask].length);
            // One press of a deleting key removes exactly one significant character.
            const least = kind === 'insert' ? 0 : kept - 1;
            const most = kind === 'insert' ? MASKS[mask].length : kept - 1;
            expect(MASKS[mask].keep(shown).length).toBeGreaterThanOrEqual(least);
            expect(MASKS[mask].keep(shown).length).toBeLessThanOrEqual(most);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
