import { defineEntity } from '#platform/server/entity/define-entity';
import { entradaExtraordinariaEffects } from './entrada-extraordinaria/effects';

export const entradaExtraordinaria = defineEntity('entrada-extraordinaria', {
  effects: entradaExtraordinariaEffects,
});
