import { defineEntity } from '#platform/server/entity/define-entity';
import { entregaTurnoEffects } from './entrega-turno/effects';

export const entregaTurno = defineEntity('entrega-turno', {
  effects: entregaTurnoEffects,
});
