// Generated from schemas/entities/muestra/pedido-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const pedidoMuestraStatus: EnumChoices = {
  name: 'PedidoMuestraStatus',
  options: [
    { value: '0', tone: 'success', icon: 'check' },
    { value: '1', tone: 'warning', icon: 'clock' },
    { value: '2', tone: 'danger', icon: 'block' },
  ],
};

export const pedidoMuestraPaymentMehod: EnumChoices = {
  name: 'PedidoMuestraPaymentMehod',
  options: [{ value: 'visa' }, { value: 'paypal' }, { value: 'master' }],
};
