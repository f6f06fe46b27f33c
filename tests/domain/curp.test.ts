import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curpCheckDigit } from '#areas/personas/shared/curp/check-digit';
import { composeCurp } from '#areas/personas/shared/curp/compose-curp';
import { curpNameWarnings } from '#areas/personas/shared/curp/curp-name-warnings';
import { CURP_PATTERN } from '#areas/personas/shared/curp/curp-pattern';
import { deriveFromCurp } from '#areas/personas/shared/curp/derive-from-curp';
import { nameLetters } from '#areas/personas/shared/curp/name-letters';
import { normaliseCurp } from '#areas/personas/shared/curp/normalise-curp';
import { validateCurp } from '#areas/personas/shared/curp/validate-curp';
import { STATE_CODES } from '#areas/red/shared/geografia/state-codes';

const TODAY = '2026-11-20';

/** DOMAIN annex A. */
const VECTORS = [
  {
    curp: 'AAPL900305MCLLRZ96',
    nombre: 'Luz',
    primerApellido: 'Alameda',
    segundoApellido: 'Prueba',
    fechaNacimiento: '1990-03-05',
    genero: 'M',
    estadoNacimiento: 'CL',
    homoclave: '9',
  },
  {
    curp: 'XADA051130HNENMNZ7',
    nombre: 'José Ángel',
    primerApellido: 'Ñandú',
    segundoApellido: 'de la Demo',
    fechaNacimiento: '2005-11-30',
    genero: 'H',
    estadoNacimiento: 'NE',
    homoclave: 'Z',
  },
  {
    curp: 'PEXR780719MDFRXS92',
    nombre: 'María del Rosario',
    primerApellido: 'Pérez',
    segundoApellido: null,
    fechaNacimiento: '1978-07-19',
    genero: 'M',
    estadoNacimiento: 'DF',
    homoclave: '9',
  },
  {
    curp: 'UINO640229HNLRXS90',
    nombre: 'Óscar',
    primerApellido: 'Uribe',
    segundoApellido: 'Núñez',
    fechaNacimiento: '1964-02-29',
    genero: 'H',
    estadoNacimiento: 'NL',
    homoclave: '9',
  },
  {
    curp: 'EXPA240102MYNKRNZ3',
    nombre: 'Ana',
    primerApellido: 'Ek',
    segundoApellido: 'Prueba',
    fechaNacimiento: '2024-01-02',
    genero: 'M',
    estadoNacimiento: 'YN',
    homoclave: 'Z',
  },
] as const;

describe('a CURP', () => {
  it.each(VECTORS)(
    '$curp is valid and states what its holder’s papers state',
    ({ curp, fechaNacimiento, genero, estadoNacimiento }) => {
      expect(validateCurp(curp, TODAY)).toBeNull();
      expect(deriveFromCurp(curp)).toEqual({
        fechaNacimiento,
        genero,
        estadoNacimiento,
        mexicano: estadoNacimiento !== 'NE',
      });
    },
  );

  it.each(VECTORS)('$curp matches the names', (vector) => {
    expect(composeCurp(vector, vector.homoclave)).toBe(vector.curp);
    expect(curpNameWarnings(vector.curp, vector)).toEqual([]);
  });

  it.each(VECTORS)('$curp is derived the same from names with combining accents', (vector) => {
    const apart = {
      ...vector,
      nombre: vector.nombre.normalize('NFD'),
      primerApellido: vector.primerApellido.normalize('NFD'),
      segundoApellido: vector.segundoApellido?.normalize('NFD') ?? null,
    };
    expect(composeCurp(apart, vector.homoclave)).toBe(vector.curp);
  });

  it('has the published check digit', () => {
    expect(curpCheckDigit('BOXW310820HNERXN0')).toBe('9');
  });

  it.each([
    ['AAPL900305MCLLRZ97', 'CURP_INVALIDA_DIGITO', { esperado: '6' }],
    ['AAPL900231MCLLRZ93', 'CURP_INVALIDA_FECHA', { fecha: '31-02-1990' }],
    ['AAPL900305MZZLRZ96', 'CURP_INVALIDA_ESTADO', { clave: 'ZZ' }],
    ['AAPL900305MCLLRZ9', 'CURP_INVALIDA_LONGITUD', { longitud: 17 }],
    ['ABPL900305MCLLRZ96', 'CURP_INVALIDA_LETRAS', undefined],
    ['ÑAPL900305MCLLRZ96', 'CURP_INVALIDA_CARACTER', { caracter: 'Ñ' }],
    ['AAPL9O0305MCLLRZ96', 'CURP_INVALIDA_DIGITOS_FECHA', undefined],
    ['AAPL900305ZCLLRZ96', 'CURP_INVALIDA_SEXO', { letra: 'Z' }],
    ['AAPL900305MCLARZ96', 'CURP_INVALIDA_CONSONANTES', undefined],
    ['AAPL900305MCLLRZZ6', 'CURP_INVALIDA_FECHA_FUTURA', { fecha: '05-03-2090' }],
  ])('%s is refused with %s', (curp, codigo, params) => {
    expect(validateCurp(curp, TODAY)).toEqual(params ? { codigo, params } : { codigo });
  });

  it('is read in any copied form', () => {
    expect(normaliseCurp(' aapl-900305 MCLLRZ.96')).toBe('AAPL900305MCLLRZ96');
  });

  /**
   * Published examples of the composition of a CURP, from the press after gob.mx/curp and from the encyclopaedia. Places 14 to 16 are the
   * first internal consonants, by the Instructivo normativo of RENAPO.
   */
  const PUBLISHED = [
    ['AAPR630321HDFLRC09', { nombre: 'Ricardo', primerApellido: 'Alamán', segundoApellido: 'Pérez' }],
    ['HEGG560427MVZRRL04', { nombre: 'Gloria', primerApellido: 'Hernández', segundoApellido: 'García' }],
  ] as const;

  it.each(PUBLISHED)('%s fits its published names', (curp, names) => {
    expect(curpNameWarnings(curp, names)).toEqual([]);
  });

  it.each([0, 1, 2, 3, 13, 14, 15])('only warns when place %i does not match the names', (place) => {
    for (const [curp, names] of PUBLISHED) {
      const other = curp.charAt(place) === 'Z' ? 'W' : 'Z';
      const changed = curp.slice(0, place) + other + curp.slice(place + 1);
      expect(curpNameWarnings(changed, names)).toEqual([
        {
          campo: 'curp',
          codigo: 'CURP_NOMBRE_DISTINTO',
          params: { letras: `${curp.slice(0, 4)}…${curp.slice(13, 16)}` },
        },
      ]);
    }
  });
});

describe('the letters of a name', () => {
  it.each([
    ['María de los Ángeles', 'de la O', 'Mc Allen', 'OXAA', 'XLN'],
    ['Ma. del Carmen', 'Van Dyke', 'y Soto', 'DESC', 'YTR'],
    ['José', 'Ibáñez', 'Ibáñez', 'IAIJ', 'BBS'],
    ['Jesús', 'Peñaloza', 'Ñuñez', 'PEXJ', 'XXS'],
    ['Ana', 'Argüello', 'Ayala', 'AUAA', 'RYN'],
    ['Nell', "O'Brian", 'Paz', 'OIPN', 'BZL'],
    ['Tomás', 'Pérez-Gil', 'Díaz', 'PEDT', 'RZM'],
  ])('%s %s %s gives %s and %s', (nombre, primerApellido, segundoApellido, initials, consonants) => {
    expect(nameLetters({ nombre, primerApellido, segundoApellido })).toEqual({ initials, consonants });
  });

  it('never form a listed word', () => {
    expect(nameLetters({ nombre: 'Omar', primerApellido: 'Pérez', segundoApellido: 'Díaz' }).initials).toBe('PXDO');
    expect(nameLetters({ nombre: 'Ana', primerApellido: 'Vado', segundoApellido: 'Cano' }).initials).toBe('VXCA');
  });
});

const name = fc.stringMatching(/^[A-ZÁÉÍÓÚÜÑ][a-záéíóúüñ]{0,12}( [A-ZÑ][a-zñ]{1,8})?$/);
const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const person = fc.record({
  nombre: name,
  primerApellido: name,
  segundoApellido: fc.option(name),
  fechaNacimiento: date,
  genero: fc.constantFrom('H', 'M', 'X'),
  estadoNacimiento: fc.constantFrom(...Object.keys(STATE_CODES), 'NE'),
});
const curpOf = (someone: { fechaNacimiento: string } & Parameters<typeof composeCurp>[0]) =>
  composeCurp(someone, someone.fechaNacimiento < '2000' ? '9' : 'Z');

describe('every CURP composed from a person', () => {
  it('is valid, fits the pattern and decodes to the person’s data', () => {
    fc.assert(
      fc.property(person, (someone) => {
        const curp = curpOf(someone);
        expect(curp).toMatch(CURP_PATTERN);
        expect(validateCurp(curp, TODAY)).toBeNull();
        expect(deriveFromCurp(curp)).toMatchObject({
          fechaNacimiento: someone.fechaNacimiento,
          genero: someone.genero,
          estadoNacimiento: someone.estadoNacimiento,
        });
        expect(curpNameWarnings(curp, someone)).toEqual([]);
      }),
    );
  });

  it('is refused with any other last digit', () => {
    fc.assert(
      fc.property(person, fc.integer({ min: 1, max: 9 }), (someone, shift) => {
        const curp = curpOf(someone);
        expect(validateCurp(curp.slice(0, 17) + String((Number(curp[17]) + shift) % 10), TODAY)?.codigo).toBe(
          'CURP_INVALIDA_DIGITO',
        );
      }),
    );
  });

  it('is refused when two different neighbouring digits of its date are swapped, or no longer states the same date', () => {
    fc.assert(
      fc.property(person, fc.integer({ min: 4, max: 8 }), (someone, place) => {
        const curp = curpOf(someone);
        const swapped = curp.slice(0, place) + curp.charAt(place + 1) + curp.charAt(place) + curp.slice(place + 2);
        fc.pre(swapped !== curp);
        expect(validateCurp(swapped, TODAY)).not.toBeNull();
      }),
    );
  });
});

describe('any text', () => {
  it('is either refused or accepted by both the pattern and the derivation', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 20 }), fc.stringMatching(/^[A-Z0-9]{18}$/)), (text) => {
        const refused = validateCurp(text, TODAY)?.codigo.startsWith('CURP_INVALIDA_') ?? false;
        expect(refused || deriveFromCurp(text) !== null).toBe(true);
      }),
    );
  });
});
