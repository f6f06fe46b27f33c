// Generated from schemas/entities/muestra/pedido-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { pedidoMuestraPaymentMehod, pedidoMuestraStatus } from './enums.gen';

export function PedidoMuestraDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="date" conditional type="datetime" />
        <ShowField source="customer" type="text" />
        <ShowField source="status" type="enum" choices={pedidoMuestraStatus} />
        <ShowField source="paymentMehod" type="enum" choices={pedidoMuestraPaymentMehod} />
        <ShowField source="paymentIdendifier" type="text" />
        <ShowField source="totalAmount" type="money" />
      </ShowSection>
    </>
  );
}
