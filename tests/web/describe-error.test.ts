import { describe, expect, it } from 'vitest';
import { describeError } from '#platform/web/ui/states/describe-error';

const refused = (errores: unknown) => ({
  codigo: 'VALIDACION',
  message: 'Revise los datos marcados y vuelva a intentar.',
  status: 422,
  errores,
});

describe('the message of a refused write', () => {
  it('consists of the sentences of its faults, each once', () => {
    const errores = [
      { campo: 'camaId', mensaje: 'La cama está ocupada.' },
      { campo: 'motivo', mensaje: 'Falta este dato: es obligatorio.' },
      { campo: 'lineas.0.lote', mensaje: 'Falta este dato: es obligatorio.' },
    ];
    expect(describeError(refused(errores)).message).toBe('La cama está ocupada. Falta este dato: es obligatorio.');
  });

  it.each([[[]], [undefined], [[{ campo: 'x' }]], [[{ campo: 'x', mensaje: '' }]]])(
    'is that of the document when its faults have none: %j',
    (errores) => {
      expect(describeError(refused(errores)).message).toBe('Revise los datos marcados y vuelva a intentar.');
    },
  );

  it('is never that of a programming error', () => {
    expect(describeError(new TypeError('x is not a function')).message).toBe('errors.DESCONOCIDO');
  });
});
