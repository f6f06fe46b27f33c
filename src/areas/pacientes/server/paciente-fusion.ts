import { defineEntity } from '#platform/server/entity/define-entity';
import { pacienteFusionEffects } from './paciente-fusion/effects';

export const pacienteFusion = defineEntity('paciente-fusion', {
  effects: pacienteFusionEffects,
});
