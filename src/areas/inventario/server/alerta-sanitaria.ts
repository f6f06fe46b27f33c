import { defineEntity } from '#platform/server/entity/define-entity';
import { alertaSanitariaEffects } from './alerta-sanitaria/effects';

export const alertaSanitaria = defineEntity('alerta-sanitaria', {
  effects: alertaSanitariaEffects,
});
