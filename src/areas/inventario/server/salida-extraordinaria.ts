import { defineEntity } from '#platform/server/entity/define-entity';
import { keepLotCosts } from './keep-lot-costs';
import { salidaExtraordinariaEffects } from './salida-extraordinaria/effects';

export const salidaExtraordinaria = defineEntity('salida-extraordinaria', {
  lookedUp: (record, context) => keepLotCosts({ name: 'salida-extraordinaria', lot: 'loteId' }, record, context),
  effects: salidaExtraordinariaEffects,
});
