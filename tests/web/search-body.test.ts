import { describe, expect, it } from 'vitest';
import { createHttpClient } from '#platform/web/client/http-client';
import { listQuery } from '#platform/web/client/list-query';
import { withoutTypedText } from '#platform/web/client/search-body';
import type { ListFilter } from '#platform/shared/list-filter';

const page = (filter: ListFilter) => listQuery({ page: 1, pageSize: 25, sortBy: 'nombre', filter });

describe('text typed by a person', () => {
  it.each([
    ['the text of a search', page({ q: 'Ana' })],
    ['digits that were typed', page({ q: '8441234567' })],
    ['a field of text', page({ 'persona.curp': 'PEXA800512MCLXXN01' })],
    ['a part of a text', page({ email: { like: 'ana@' } })],
    ['one text among several', page({ estatus: ['ALTA', 'BAJA'] })],
    ['a day of birth', page({ 'persona.fechaNacimiento': { gte: '1980-05-12' } })],
    ['plain words', `${page({})}&filterBy=Ana`],
    ['the search of the header', 'texto=8441234567'],
    ['a CURP', 'curp=PEXA800512MCLXXN01'],
    ['a key of the trail that may be a text', 'entidad=usuario&entidadId=4'],
  ])('is sent in the body: %s', (_what, query) => {
    const { path, request } = withoutTypedText(`/x/y?${query}`, {});
    expect([path, request.method, request.isSearch]).toEqual(['/x/y/_search', 'POST', true]);
    expect(new URLSearchParams(JSON.parse(String(request.body)) as Record<string, string>).toString()).toBe(
      new URLSearchParams(query).toString(),
    );
  });

  it.each([
    ['a page and its order', page({})],
    ['keys', page({ unidadId: 4, servicioId: [1, 2, null] })],
    ['yes, no and all', page({ activo: 'all', esCronico: true, puesto: { null: true } })],
    ['places of a report', 'unidadId=4&almacenId=&desde=2026-01-01&hasta=2026-03-31T23:59:59-06:00&formato=csv'],
    ['several keys', 'insumoIds=1,2,3'],
    ['columns of a file', 'formato=xlsx&columnas=persona.nombre,clave'],
    ['permissions of a report', 'alcanceDe=reporte.farmacia&propiosPrimero=true'],
  ])('is not in %s, which stay in the address', (_what, query) => {
    const request = {};
    expect(withoutTypedText(`/x?${query}`, request)).toEqual({ path: `/x?${query}`, request });
  });

  it('does not affect writes and the samples', () => {
    const write = { method: 'POST', body: '{}' };
    expect(withoutTypedText('/x?q=Ana', write)).toEqual({ path: '/x?q=Ana', request: write });
    expect(withoutTypedText('/mock/sales/products?search=Ana', {}).path).toBe('/mock/sales/products?search=Ana');
  });

  it('keeps repeated parameters', () => {
    const { request } = withoutTypedText('/x?bloques=a&bloques=b&q=1', {});
    expect(JSON.parse(String(request.body))).toEqual({ bloques: ['a', 'b'], q: '1' });
  });

  it('is sent with the token for reading', async () => {
    const asked: string[] = [];
    let sent = ['', ''];
    const http = createHttpClient({
      baseUrl: '/api',
      getToken: (method) => {
        asked.push(method);
        return 'abc';
      },
      getLanguage: () => 'es',
      fetch: async (input, init) => {
        sent = [String(input), String(init?.method)];
        return Response.json([]);
      },
    });
    await http('/pacientes/paciente?filterBy=Ana');
    expect([asked, sent]).toEqual([['GET'], ['/api/pacientes/paciente/_search', 'POST']]);
  });
});
