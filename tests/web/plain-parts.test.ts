import { describe, expect, it } from 'vitest';
import { plainParts } from '#areas/seguridad/web/bitacora/plain-parts';

describe('the details of the audit trail', () => {
  it.each([
    ['a day', { fecha: '2026-11-28' }, [{ name: 'fecha', operator: '', values: ['2026-11-28'] }]],
    ['several values', { estatus: ['A', 'B'] }, [{ name: 'estatus', operator: '', values: ['A', 'B'] }]],
    [
      'bounds',
      { fecha: { gte: '2026-11-01', lt: '2026-12-01' } },
      [
        { name: 'fecha', operator: 'gte', values: ['2026-11-01'] },
        { name: 'fecha', operator: 'lt', values: ['2026-12-01'] },
      ],
    ],
    ['records without a value', { loteId: { null: true } }, [{ name: 'loteId', operator: 'null', values: [true] }]],
    ['archived records', { activo: 'all' }, [{ name: 'activo', operator: '', values: ['all'] }]],
    ['nothing', { palabras: [], activo: true, texto: '', unidadId: null }, []],
  ])('split a filter of %s', (_, filter, parts) => {
    expect(plainParts(filter)).toEqual(parts);
  });

  it.each([['CSV'], [12], [[1, 2]], [null]])('leave %j whole', (value) => {
    expect(plainParts(value)).toBeNull();
  });
});
