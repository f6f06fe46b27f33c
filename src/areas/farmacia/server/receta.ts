import { defineEntity } from '#platform/server/entity/define-entity';
import { keepPrescription } from './keep-prescription';
import { recetaEffects } from './receta/effects';

export const receta = defineEntity('receta', {
  lookedUp: (record, { tx, actor }) => keepPrescription(tx, record, actor),
  effects: recetaEffects,
});
