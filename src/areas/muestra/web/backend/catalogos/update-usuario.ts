import { readBody } from '../request/read-body';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';
import { readUsuario } from './read-usuario';

/** SPEC 7, PUT /mock/catalogos/usuario/{id}: true. Omitted fields keep their values. @throws {RequestFailure} 404, 400 */
export async function updateUsuario({ usuarios }: SampleStore, { request, id }: Exchange): Promise<true> {
  usuarios.update(id, readUsuario(await readBody(request), usuarios.get(id)));
  return true;
}
