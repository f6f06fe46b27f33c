import type { CatalogueUser } from '../../wire';
import { readIdParameter } from '../request/read-id-parameter';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';

/** SPEC 7, GET /mock/catalogos/usuario: the user with the id of the query. @throws {RequestFailure} 404 */
export function showUsuario({ usuarios }: SampleStore, { query }: Exchange): CatalogueUser {
  return usuarios.get(readIdParameter(query));
}
