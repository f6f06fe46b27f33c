import { typedDate } from '#platform/shared/dates/typed-date';
import { monthEnd } from '#platform/shared/dates/month-end';
import { parseNumber } from '../format/format-number';
import { bareValue, showMasked } from '../form/field/masks';
import { foldText } from '../reference/fold-text';
import type { LineInput } from './line-column';

/** A value, or a text to be looked up as a record. */
export type CellReading = { readonly value: unknown } | { readonly lookUp: string };

const YES = new Set(['si', 's', 'yes', 'y', 'x', '1', 'true', 'verdadero']);
const NO = new Set(['no', 'n', '0', 'false', 'falso']);

/**
 * Converts a typed or pasted text to a cell value. An invalid number, day or choice stays as text for validation.
 *
 * @param choiceText the text of a code of a select
 */
export function cellFromText(input: LineInput, text: string, choiceText: (code: string) => string): CellReading {
  const bare = text.trim();
  if (input.type === 'reference') return bare === '' ? { value: null } : { lookUp: bare };
  if (bare === '') return { value: null };
  switch (input.type) {
    case 'number':
    case 'money':
      return { value: parseNumber(bare, input.type === 'number' && input.integer === true) };
    case 'date':
      return { value: typedDate(bare) ?? (input.monthEnd ? monthEnd(bare) : null) ?? bare };
    case 'switch': {
      const word = foldText(bare);
      return { value: YES.has(word) ? true : NO.has(word) ? false : null };
    }
    case 'select': {
      const word = foldText(bare);
      return {
        value:
          input.choices.options.find(({ value }) => foldText(value) === word || foldText(choiceText(value)) === word)
            ?.value ?? bare,
      };
    }
    // A text cannot state amounts by record.
    case 'shares':
      return { value: null };
    case 'text':
      return { value: input.mask ? bareValue(input.mask, showMasked(input.mask, bare)) : bare };
  }
}
