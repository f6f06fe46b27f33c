import { describe, expect, it } from 'vitest';
import { curp } from '#areas/personas/shared/fills/curp';

const TODAY = '2026-11-20';

describe('the fill from a typed CURP', () => {
  // DOMAIN annex A.
  it.each([
    ['AAPL900305MCLLRZ96', '1990-03-05', 'M', 'CL', 'MX'],
    ['XADA051130HNENMNZ7', '2005-11-30', 'H', 'NE', 'US'],
    ['PEXR780719MDFRXS92', '1978-07-19', 'M', 'DF', 'MX'],
    ['UINO640229HNLRXS90', '1964-02-29', 'H', 'NL', 'MX'],
    ['EXPA240102MYNKRNZ3', '2024-01-02', 'M', 'YN', 'MX'],
  ])('%s', (value, fechaNacimiento, genero, estadoNacimiento, paisNacimiento) => {
    expect(curp(value, { paisNacimiento: 'MX' }, TODAY)).toEqual({
      fechaNacimiento,
      genero,
      estadoNacimiento,
      paisNacimiento,
    });
  });

  it.each(['AAPL900305MCLLRZ97', 'AAPL900231MCLLRZ93', 'AAPL900305MZZLRZ96', 'AAPL900305MCLLRZ9', '', null])(
    'is empty for an invalid CURP: %s',
    (value) => {
      expect(curp(value, {}, TODAY)).toBeNull();
    },
  );

  it('retains the chosen country of those born abroad, and reads any copied form', () => {
    expect(curp(' xada-051130 HNENMNZ7', { paisNacimiento: 'GT' }, TODAY)).toMatchObject({
      paisNacimiento: 'GT',
      estadoNacimiento: 'NE',
    });
  });
});
