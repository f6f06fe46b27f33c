import { defineEntity } from '#platform/server/entity/define-entity';
import { signosChecks } from './signos/write-checks';

export const signos = defineEntity('signos', {
  ...signosChecks,
});
