import { defineEntity } from '#platform/server/entity/define-entity';
import { perfilChecks } from './perfil/write-checks';

export const perfil = defineEntity('perfil', {
  ...perfilChecks,
  changesAccess: true,
});
