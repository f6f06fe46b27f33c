import type { RaRecord } from 'react-admin';
import { encodeFilter } from '#platform/web/client/encode-filter';
import type { HttpClient } from '#platform/web/client/http-client';
import type { CatalogueUser, Page } from '../wire';
import { pageOf, textOf, withQuery } from './sample-query';
import type { SampleResource } from './sample-resource';

const PATH = '/mock/catalogos/usuario';

/** Users of the sample backend; a search by name is sent as base64 of its JSON. */
export function sampleCatalogueUsers(http: HttpClient): SampleResource {
  return {
    async list(request) {
      const text = textOf(request.filter);
      const body = { ...pageOf(request), query: text === '' ? '' : encodeFilter({ nombre: text }) };
      const { data, total } = (
        await http(withQuery(`${PATH}s`, { body: JSON.stringify(body) }), { signal: request.signal })
      ).json as Page<CatalogueUser>;
      return { data: [...data], total };
    },
    async one(id, signal) {
      return (await http(withQuery(PATH, { id: String(id) }), { signal })).json as RaRecord;
    },
    async create(data) {
      return (await http(PATH, { method: 'POST', body: JSON.stringify(toWire(data)) })).json as RaRecord;
    },
    async update(id, data) {
      const user = { ...toWire(data), id: String(id) };
      await http(`${PATH}/${encodeURIComponent(String(id))}`, { method: 'PUT', body: JSON.stringify(user) });
      return user;
    },
    async remove(ids) {
      for (const id of ids) await http(`${PATH}/${encodeURIComponent(String(id))}`, { method: 'DELETE' });
    },
  };
}

function toWire({ nombre, primerApellido, segundoApellido, email }: Readonly<Record<string, unknown>>) {
  return { nombre, primerApellido, segundoApellido: segundoApellido ?? '', email };
}
