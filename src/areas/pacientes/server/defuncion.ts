import { defineEntity } from '#platform/server/entity/define-entity';
import { defuncionEffects } from './defuncion/effects';

export const defuncion = defineEntity('defuncion', {
  effects: defuncionEffects,
});
