import { describe, expect, it } from 'vitest';
import { STATE_CODES } from '#areas/red/shared/geografia/state-codes';
import { stateOfPostalCode } from '#areas/red/shared/geografia/state-of-postal-code';
import { codigoPostal } from '#areas/red/shared/codigo-postal/rules';

/**
 * First and last two digits of the postal codes of each state, RENAPO's code of the state, and sample postal codes. Source: Catálogo
 * Nacional de Códigos Postales, Correos de México/SEPOMEX; 00 and 17 to 19 are unused.
 */
const STATES = [
  ['DF', '01', '16', ['01000', '16000']],
  ['AS', '20', '20', ['20000', '20999']],
  ['BC', '21', '22', ['21000', '22000']],
  ['BS', '23', '23', ['23000', '23999']],
  ['CC', '24', '24', ['24000', '24999']],
  ['CL', '25', '27', ['25000', '27000']],
  ['CM', '28', '28', ['28000', '28999']],
  ['CS', '29', '30', ['29000', '30700']],
  ['CH', '31', '33', ['31000', '33800']],
  ['DG', '34', '35', ['34000', '35000']],
  ['GT', '36', '38', ['36000', '38000']],
  ['GR', '39', '41', ['39000', '41700']],
  ['HG', '42', '43', ['42000', '43600']],
  ['JC', '44', '49', ['44100', '49000']],
  ['MC', '50', '57', ['50000', '57000']],
  ['MN', '58', '61', ['58000', '61500']],
  ['MS', '62', '62', ['62000', '62999']],
  ['NT', '63', '63', ['63000', '63999']],
  ['NL', '64', '67', ['64000', '67700']],
  ['OC', '68', '71', ['68000', '71600']],
  ['PL', '72', '75', ['72000', '75700']],
  ['QT', '76', '76', ['76000', '76999']],
  ['QR', '77', '77', ['77000', '77999']],
  ['SP', '78', '79', ['78000', '79000']],
  ['SL', '80', '82', ['80000', '82000']],
  ['SR', '83', '85', ['83000', '85000']],
  ['TC', '86', '86', ['86000', '86999']],
  ['TS', '87', '89', ['87000', '89000']],
  ['TL', '90', '90', ['90000', '90999']],
  ['VZ', '91', '96', ['91000', '96400']],
  ['YN', '97', '97', ['97000', '97999']],
  ['ZS', '98', '99', ['98000', '99000']],
] as const;

describe('the state of a postal code', () => {
  it.each(STATES)('%s has exactly the codes from %s to %s', (state, first, last, towns) => {
    const own = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).filter(
      (digits) => stateOfPostalCode(`${digits}500`) === state,
    );
    expect([own[0], own.at(-1), own.length]).toEqual([first, last, Number(last) - Number(first) + 1]);
    expect(towns.map(stateOfPostalCode)).toEqual([state, state]);
  });

  it('covers each of the 32 states', () => {
    expect(STATES.map(([state]) => state).toSorted()).toEqual(Object.keys(STATE_CODES).toSorted());
  });

  it.each(['00500', '17000', '18000', '19999'])('is none for %s', (code) => {
    expect(stateOfPostalCode(code)).toBeNull();
  });
});

const DAY = '2026-11-20';

describe('a postal code and a state', () => {
  it('is refused when it belongs to another state, with its digits', () => {
    expect(codigoPostal({ codigo: '64000', estadoClave: 'CL' }, DAY)).toEqual([
      { campo: 'estadoClave', codigo: 'CODIGO_POSTAL_ESTADO', params: { digitos: '64' } },
    ]);
  });

  it.each([
    ['of that state', { codigo: '25000', estadoClave: 'CL' }],
    ['that no state has', { codigo: '17000', estadoClave: 'CL' }],
    ['without a state', { codigo: '64000', estadoClave: null }],
    ['that is missing', { codigo: null, estadoClave: 'CL' }],
  ])('%s is accepted', (_what, record) => {
    expect(codigoPostal(record, DAY)).toEqual([]);
  });
});
