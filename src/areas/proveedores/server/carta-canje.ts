import { defineEntity } from '#platform/server/entity/define-entity';
import { cartaCanjeEffects } from './carta-canje/effects';
import { keepLetter } from './keep-letter';

export const cartaCanje = defineEntity('carta-canje', {
  created: (record, { tx, actor }) => keepLetter(tx, record, actor.usuarioId),
  effects: cartaCanjeEffects,
});
