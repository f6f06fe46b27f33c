import { expect, it } from 'vitest';
import { listQuery } from '#platform/web/client/list-query';
import { listLink } from '#platform/web/ui/list/list-link';
import { listParams } from '#platform/web/ui/resource/records-query';

it('sends parameters of a list beside its filter', () => {
  const { filter, meta } = listParams<'diagnostico'>({
    filter: { cronico: true },
    parameters: { pacienteId: 3 },
    pagination: { page: 1, perPage: 10 },
  });
  const query = new URLSearchParams(listQuery({ page: 1, pageSize: 10, filter, ...meta }));
  expect(query.get('pacienteId')).toBe('3');
  expect(JSON.parse(Buffer.from(query.get('filterBy')!, 'base64').toString())).toEqual({ cronico: true });
});

it('omits a parameter without a value', () => {
  expect(listQuery({ page: 1, pageSize: 10, parameters: { pacienteId: undefined } })).toBe('pageNumber=1&pageSize=10');
});

it('links to a list with its filter and order', () => {
  const link = new URL(
    listLink('lote-expirar', { conDerecho: true }, { field: 'vigenciaFecha', order: 'ASC' }),
    'http://x',
  );
  expect(link.pathname).toBe('/lote-expirar');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    filter: '{"conDerecho":true}',
    sort: 'vigenciaFecha',
    order: 'ASC',
  });
});
