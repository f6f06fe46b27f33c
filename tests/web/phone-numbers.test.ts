import { describe, expect, it } from 'vitest';
import { personaForm } from '#generated/shared/forms/persona.gen';
import { rules } from '#app/shared/rules';
import { checkRecord } from '#platform/shared/validation/check-record';
import { formatPhone } from '#platform/shared/text/format-phone';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { maskedEdit } from '#platform/web/ui/form/field/masked-edit';
import { bareValue } from '#platform/web/ui/form/field/masks';
import { cellFromText } from '#platform/web/ui/lines/cell-from-text';

/** Returns a field after its edits. Each inserts a text at the caret, as a keyboard or the clipboard does. */
function put(pieces: Iterable<string>): string {
  let field = { text: '', caret: 0 };
  for (const piece of pieces) {
    const text = field.text.slice(0, field.caret) + piece + field.text.slice(field.caret);
    field = maskedEdit('phone', field.text, { text, caret: field.caret + piece.length }, 'insert');
  }
  return bareValue('phone', field.text);
}

function issuesOf(telefono: string) {
  const record = prepareRecord(personaForm, { telefono });
  return checkRecord(personaForm, record, rules, '2026-11-28').filter(({ campo }) => campo === 'telefono');
}

/** Ways of input, all with the same result. */
const WAYS: Readonly<Record<string, (text: string) => unknown>> = {
  typed: (text) => put(text),
  pasted: (text) => put([text]),
  'pasted into a grid': (text) => {
    const read = cellFromText({ type: 'text', mask: 'phone' }, text, String);
    return 'value' in read ? read.value : null;
  },
  'sent or imported': (text) => prepareRecord(personaForm, { telefono: text })['telefono'],
};

/** IFT: Plan Técnico Fundamental de Numeración (DOF 11-05-2018), diez dígitos desde 2019; prefijos 01, 044 y 045 suprimidos el 03-08-2019. */
const KEPT: readonly (readonly [typed: string, stored: string, source: string])[] = [
  ['8441234567', '8441234567', 'IFT: diez dígitos, Saltillo'],
  ['844 123 4567', '8441234567', 'IFT: en grupos'],
  ['(844) 123-4567', '8441234567', 'IFT: con clave lada entre paréntesis'],
  ['844.123.4567', '8441234567', 'IFT: con puntos'],
  ['844–123–4567', '8441234567', 'Raya de procesador de texto'],
  ['5512345678', '5512345678', 'IFT: Ciudad de México, lada de dos dígitos'],
  ['55 1234 5678', '5512345678', 'IFT: Ciudad de México'],
  ['33 3123 4567', '3331234567', 'IFT: Guadalajara'],
  ['81 8123 4567', '8181234567', 'IFT: Monterrey'],
  ['800 123 4567', '8001234567', 'IFT: número no geográfico'],
  ['+52 844 123 4567', '8441234567', 'UIT-T E.164: México es 52'],
  ['+528441234567', '8441234567', 'UIT-T E.164'],
  ['+52 (844) 123-45-67', '8441234567', 'UIT-T E.123: notación internacional'],
  ['+52 1 844 123 4567', '8441234567', 'IFT: el 1 de móviles, suprimido en 2019'],
  ['52 844 123 4567', '8441234567', 'Sin el signo +'],
  ['5218441234567', '8441234567', 'WhatsApp'],
  ['01 844 123 4567', '8441234567', 'IFT: prefijo 01 suprimido'],
  ['044 844 123 4567', '8441234567', 'IFT: prefijo 044 suprimido'],
  ['045 844 123 4567', '8441234567', 'IFT: prefijo 045 suprimido'],
  ['044 55 1234 5678', '5512345678', 'IFT: prefijo 044, lada de dos dígitos'],
  ['0052 844 123 4567', '8441234567', 'UIT-T E.164: prefijo internacional 00'],
  ['+1 210 555 0199', '+12105550199', 'NANP: San Antonio, 555-01XX reservado'],
  ['+1 (956) 555-0100', '+19565550100', 'NANP: Laredo'],
  ['001 210 555 0199', '+12105550199', 'Marcado desde México a los Estados Unidos'],
  ['+34 912 345 678', '+34912345678', 'UIT-T E.164: España'],
  ['+44 20 7946 0958', '+442079460958', 'Ofcom: número de ficción'],
  ['+55 11 91234-5678', '+5511912345678', 'UIT-T E.164: Brasil'],
  ['+502 2345 6789', '+50223456789', 'UIT-T E.164: Guatemala'],
  ['+504 2234-5678', '+50422345678', 'UIT-T E.164: Honduras'],
  ['+503 2123 4567', '+50321234567', 'UIT-T E.164: El Salvador'],
  ['+58 212-1234567', '+582121234567', 'UIT-T E.164: Venezuela'],
  ['+509 22 23 4567', '+50922234567', 'UIT-T E.164: Haití'],
  ['+84 24 1234 5678', '+842412345678', 'UIT-T E.164: Vietnam'],
  ['+49 30 123456', '+4930123456', 'UIT-T E.164: Alemania, longitud variable'],
  ['+290 12345', '+29012345', 'UIT-T E.164: Santa Elena, ocho dígitos en total'],
  ['+123456789012345', '+123456789012345', 'UIT-T E.164: quince dígitos, el máximo'],
];

const REFUSED: readonly (readonly [typed: string, codigo: string, why: string])[] = [
  ['844123456', 'TELEFONO', 'nueve dígitos'],
  ['1234567', 'TELEFONO', 'número local sin lada'],
  ['84412345678', 'TELEFONO', 'once dígitos'],
  ['442079460958', 'TELEFONO', 'otro país sin +'],
  ['0123456789', 'TELEFONO', 'empieza con 0'],
  ['1234567890', 'TELEFONO', 'empieza con 1'],
  ['+52 844 123', 'TELEFONO', 'México incompleto'],
  ['+52 844 123 4567 8', 'TELEFONO', 'México con un dígito de más'],
  ['+1 210', 'TELEFONO', 'demasiado corto'],
  ['844 123 4567 ext. 12', 'TELEFONO', 'una extensión no se pierde'],
  ['844 123 4567 / 844 987 6543', 'TELEFONO', 'dos números'],
];

describe.each(Object.entries(WAYS))('a telephone that is %s', (_way, take) => {
  it.each(KEPT)('%j is stored as %j (%s)', (typed, stored) => {
    expect(take(typed)).toBe(stored);
    expect(issuesOf(stored)).toEqual([]);
  });

  it.each(REFUSED)('%j is refused (%s)', (typed, codigo) => {
    expect(issuesOf(String(take(typed)))).toEqual([{ campo: 'telefono', codigo, params: {} }]);
  });
});

describe('a telephone', () => {
  it('without a digit is refused, and not silently dropped', () => {
    expect(issuesOf('no tiene')).toEqual([{ campo: 'telefono', codigo: 'TELEFONO', params: {} }]);
  });

  it('is read in groups', () => {
    expect(
      ['8441234567', '5512345678', '+12105550199', '+442079460958', '+50223456789', 'ext. 5'].map(formatPhone),
    ).toEqual(['844 123 4567', '55 1234 5678', '+1 210 555 0199', '+44 207 946 095 8', '+502 234 567 89', 'ext. 5']);
  });

  it('can be deleted digit by digit, from its end', () => {
    let field = { text: '+1 210 555', caret: 10 };
    for (let left = field.text.length; left > 0 && field.text !== ''; left -= 1)
      field = maskedEdit(
        'phone',
        field.text,
        { text: field.text.slice(0, -1), caret: field.text.length - 1 },
        'deleteBackward',
      );
    expect(field.text).toBe('');
  });
});
