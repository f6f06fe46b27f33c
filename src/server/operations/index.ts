import type { Operations } from '../../../generated/server/operations.gen';
import type { OperationContext } from './context';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { usuarioActual } from './usuario-actual';
import { usuarioList } from './usuario-list';

/** Handlers of the operations that schemas/endpoints name. One that is missing does not compile. */
export const operations: Operations<OperationContext> = { signIn, signOut, usuarioActual, usuarioList };
