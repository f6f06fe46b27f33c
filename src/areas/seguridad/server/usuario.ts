import { defineEntity } from '#platform/server/entity/define-entity';
import { addressOf } from './usuario/address-of';
import { usuarioBody } from './usuario/parse-body';
import { usuarioChecks } from './usuario/write-checks';
import { sendInvitation } from './usuarios/send-invitation';
import { notifyOldAddress } from './usuarios/notify-old-address';

export const usuario = defineEntity('usuario', {
  ...usuarioChecks,
  parseBody: usuarioBody,
  changesAccess: true,
  created: sendInvitation,
  before: addressOf,
  updated: (before, after, context) =>
    'email' in before ? notifyOldAddress(before, after, context) : Promise.resolve(),
});
