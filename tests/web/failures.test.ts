import { describe, expect, it } from 'vitest';
import { describeFailure } from '#platform/web/ui/comments/describe-failure';
import { describeError } from '#platform/web/ui/states/describe-error';

const say = (key: string, options?: object) => `${key.split('.').at(-1)}${options ? JSON.stringify(options) : ''}`;

describe('a failure in words', () => {
  const api = { codigo: 'X', message: 'No se puede.', status: 409, correlationId: 'abc' };
  it.each([
    [null, 'errors.DESCONOCIDO', null, null],
    ['texto', 'errors.DESCONOCIDO', null, null],
    [api, 'No se puede.', 409, 'abc'],
    [{ ...api, status: 0, correlationId: 7 }, 'No se puede.', null, null],
    [{ ...api, status: 1 }, 'No se puede.', 1, 'abc'],
    [{ ...api, message: '' }, 'errors.DESCONOCIDO', 409, 'abc'],
    [{ ...api, message: 7 }, 'errors.DESCONOCIDO', 409, 'abc'],
    [new TypeError('x is not a function'), 'errors.DESCONOCIDO', null, null],
    [
      { ...api, errores: [{ mensaje: 'Uno.' }, { mensaje: 'Uno.' }, { mensaje: '' }, {}, { mensaje: 'Dos.' }] },
      'Uno. Dos.',
      409,
      'abc',
    ],
    [{ ...api, errores: [] }, 'No se puede.', 409, 'abc'],
  ])('%j: %s', (error, message, status, correlationId) => {
    expect(describeError(error)).toEqual({ message, status, correlationId });
  });

  it('names the fault in the text of a comment', () => {
    expect(describeFailure({ ...api, errores: [{ mensaje: 'Muy largo.' }] }, say)).toBe('Muy largo.');
    expect(describeFailure({ ...api, message: 'errors.X' }, say)).toBe('X{"correlationId":"abc"}');
    expect(describeFailure(null, say)).toBe('DESCONOCIDO{"correlationId":""}');
  });
});
