import type { Operations } from '../../../generated/server/operations.gen';
import type { OperationContext } from './context';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { usuarioActual } from './usuario-actual';
import { usuarioList } from './usuario-list';
import { vistaCreate } from './vistas/vista-create';
import { vistaDelete } from './vistas/vista-delete';
import { vistaList } from './vistas/vista-list';
import { vistaUpdate } from './vistas/vista-update';

/** Handlers of the operations that schemas/endpoints name. One that is missing does not compile. */
export const operations: Operations<OperationContext> = { signIn, signOut, usuarioActual, usuarioList, vistaList, vistaCreate, vistaUpdate, vistaDelete };
