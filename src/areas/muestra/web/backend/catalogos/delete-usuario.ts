import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';

/** SPEC 7, DELETE /mock/catalogos/usuario/{id}: true. @throws {RequestFailure} 404 */
export function deleteUsuario({ usuarios }: SampleStore, { id }: Exchange): true {
  usuarios.remove([id]);
  return true;
}
