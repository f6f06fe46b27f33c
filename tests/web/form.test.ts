import { describe, expect, it } from 'vitest';
import { estadoForm } from '#generated/shared/forms/estado.gen';
import { pacienteForm } from '#generated/shared/forms/paciente.gen';
import { unidadForm } from '#generated/shared/forms/unidad.gen';
import { rules } from '#app/shared/rules';
import { checkValues } from '#platform/web/ui/form/submit/create-resolver';
import { flattenErrors, toFieldErrors } from '#platform/web/ui/form/submit/form-errors';
import { sameValues } from '#platform/shared/merge/same-values';
import { readFailure } from '#platform/web/ui/form/submit/submission-failure';
import { textOf } from '#platform/shared/text/text-of';

describe('checking a form', () => {
  it('names the fields of a blank group that must be filled, not the group', () => {
    const { issues } = checkValues(unidadForm, { domicilio: { calle: null, estadoClave: undefined } }, rules);
    const fields = issues.map((issue) => issue.campo);
    expect(fields).toContain('domicilio.calle');
    expect(fields).not.toContain('domicilio');
  });

  it('names all missing fields of a new patient at once, not only some of them', () => {
    const lacking = (values: Record<string, unknown>) =>
      checkValues(pacienteForm, values, rules)
        .issues.filter(({ codigo }) => codigo === 'REQUERIDO')
        .map(({ campo }) => campo);
    const first = lacking({ persona: {}, domicilio: {} });
    expect(first).toEqual(expect.arrayContaining(['persona.nombre', 'persona.genero', 'persona.fechaNacimiento']));
    const second = lacking({ persona: { nombre: 'María José', primerApellido: 'Gómez' }, domicilio: {} });
    expect(second.filter((campo) => !first.includes(campo))).toEqual([]);
  });

  it('returns the record for the API: normalised, without blanks', () => {
    expect(
      checkValues(estadoForm, { clave: ' cl ', nombre: 'Coahuila', abreviatura: '', paisCodigo: 'MX' }, rules),
    ).toEqual({ record: { clave: 'CL', nombre: 'Coahuila', paisCodigo: 'MX' }, issues: [] });
  });
});

describe('errors', () => {
  it('nest like the form and flatten back, only the first of each field', () => {
    const tree = toFieldErrors(
      [
        { campo: 'domicilio.calle', codigo: 'REQUERIDO', params: {} },
        { campo: 'domicilio.calle', codigo: 'LONGITUD_MAXIMA', params: {} },
        { campo: '', codigo: 'VALIDACION', params: {} },
      ],
      ({ codigo }) => codigo,
    );
    expect(flattenErrors(tree)).toEqual([
      { path: 'domicilio.calle', message: 'REQUERIDO' },
      { path: 'root', message: 'VALIDACION' },
    ]);
  });

  it('from the server reach their fields; a conflict returns the current record', () => {
    const error = {
      codigo: 'X',
      message: 'm',
      status: 422,
      errores: [{ campo: 'persona.curp', codigo: 'Y', mensaje: 'No es válida.' }],
    };
    expect(readFailure(error)).toMatchObject({
      fields: [{ path: 'persona.curp', message: 'No es válida.' }],
      message: null,
    });
    expect(readFailure({ codigo: 'X', message: 'm', status: 412, actual: { version: 3 } }).current).toEqual({
      version: 3,
    });
  });

  it('hide the messages of program faults', () => {
    expect(readFailure(new TypeError('undefined is not a function')).message).toBe('errors.DESCONOCIDO');
  });
});

describe('unsaved work', () => {
  it('does not exist when blank stays blank, in any form', () => {
    expect(sameValues({ a: null, b: '', c: [], d: { e: undefined } }, {})).toBe(true);
    expect(sameValues({ b: 1, a: 'x' }, { a: 'x', b: 1 })).toBe(true);
  });

  it('exists when a value, its order or a zero differs', () => {
    expect(sameValues({ a: 0 }, {})).toBe(false);
    expect(sameValues({ a: false }, {})).toBe(false);
    expect(sameValues({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  });
});

describe('names composed of fields', () => {
  it('have no separator beside a missing value', () => {
    expect(textOf`${'HG'} · ${null}`).toBe('HG');
    expect(textOf`${null} · ${'Norte'}`).toBe('Norte');
    expect(textOf`${'Ana'} ${'Paz'} ${undefined}`).toBe('Ana Paz');
    expect(textOf`${undefined}`).toBe('');
  });
});
