// Generated from schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.

import type { Validator } from '../../src/shared/validation';
import type { OperationName, OperationTypes } from '../shared/operations.gen';
import { validateVistaCreateBody } from '../shared/validators/operation-vistaCreate.gen';
import { validateVistaUpdateBody } from '../shared/validators/operation-vistaUpdate.gen';
import { validateSignInBody } from '../shared/validators/operation-signIn.gen';

/** What a handler is given: parameters and body, both checked, and whatever the server adds as context. */
export type OperationHandler<Name extends OperationName, Context> = (
  input: { readonly params: OperationTypes[Name]['params']; readonly body: OperationTypes[Name]['body'] },
  context: Context,
) => Promise<OperationTypes[Name]['answer']>;

/** Handlers by name. An operation without a handler does not compile. */
export interface Operations<Context> {
  /** GET /api/catalogos/usuario/usuario-actual: Profile of the account that the token belongs to. 401 InvalidUser when it is unknown or inactive. */
  readonly usuarioActual: OperationHandler<'usuarioActual', Context>;
  /** GET /api/catalogos/usuario/usuario-list: The list of users under the path that the specification gives it. */
  readonly usuarioList: OperationHandler<'usuarioList', Context>;
  /** GET /api/vistas: Saved views of a resource's list: one's own and those that others share. */
  readonly vistaList: OperationHandler<'vistaList', Context>;
  /** POST /api/vistas: Saves a view of a list. Sharing it needs the permission vista.compartir. */
  readonly vistaCreate: OperationHandler<'vistaCreate', Context>;
  /** PUT /api/vistas/{vistaId}: Renames, rewrites, shares or makes default a view of one's own; what is left out stays as it is. */
  readonly vistaUpdate: OperationHandler<'vistaUpdate', Context>;
  /** DELETE /api/vistas/{vistaId}: Deletes a view of one's own. */
  readonly vistaDelete: OperationHandler<'vistaDelete', Context>;
  /** POST /api/sign-in: Token sign-in of the embedded mode: a token for an account and its password. */
  readonly signIn: OperationHandler<'signIn', Context>;
  /** POST /api/sign-out: Revokes the token that the request carries. */
  readonly signOut: OperationHandler<'signOut', Context>;
}

/** Validators of the operations' bodies. */
export const BODY_VALIDATORS: Partial<Record<OperationName, Validator>> = {
  vistaCreate: validateVistaCreateBody,
  vistaUpdate: validateVistaUpdateBody,
  signIn: validateSignInBody,
};
