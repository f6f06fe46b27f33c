import { describe, expect, it } from 'vitest';
import { encodeFilter } from '#platform/web/client/encode-filter';
import { listQuery } from '#platform/web/client/list-query';

const decode = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64').toString('utf8'));

describe('a list request', () => {
  it('carries its filter as base64 of UTF-8 JSON', () => {
    expect(decode(encodeFilter({ q: 'niño ñandú', estadoClave: ['CL', 'NL'] })!)).toEqual({
      q: 'niño ñandú',
      estadoClave: ['CL', 'NL'],
    });
  });

  it('omits blank conditions, and the whole filter when nothing is left', () => {
    expect(decode(encodeFilter({ q: '', a: null, b: [], c: {}, d: false, e: 0 })!)).toEqual({ d: false, e: 0 });
    expect(encodeFilter({ q: '', a: undefined })).toBeNull();
  });

  it('names page, size, order and direction, and leaves the default order to the server', () => {
    expect(listQuery({ page: 2, pageSize: 25, sortBy: 'unidadTipoNombre', descending: true })).toBe(
      'pageNumber=2&pageSize=25&sortBy=unidadTipoNombre&sortDir=desc',
    );
    expect(listQuery({ page: 1, pageSize: 10, sortBy: 'id' })).toBe('pageNumber=1&pageSize=10');
  });
});
