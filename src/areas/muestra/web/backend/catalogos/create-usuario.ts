import type { CatalogueUser } from '../../wire';
import { readBody } from '../request/read-body';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';
import { nextId } from '../store/next-id';
import { readUsuario } from './read-usuario';

/**
 * SPEC 7, POST /mock/catalogos/usuario: returns the user. Its id is the count plus one, or the next free number if a deletion left that in
 * use.
 *
 * @throws {RequestFailure} 400 for an invalid user
 */
export async function createUsuario({ usuarios }: SampleStore, { request }: Exchange): Promise<CatalogueUser> {
  const fields = readUsuario(await readBody(request), {
    nombre: '',
    primerApellido: '',
    segundoApellido: '',
    email: '',
  });
  const id = nextId(usuarios, usuarios.all().length + 1);
  usuarios.add({ id, ...fields });
  return usuarios.get(id);
}
