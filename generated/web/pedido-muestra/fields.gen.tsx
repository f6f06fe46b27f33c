// Generated from schemas/entities/muestra/pedido-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { MoneyInput } from '#platform/web/ui/form/inputs/MoneyInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { pedidoMuestraPaymentMehod, pedidoMuestraStatus } from './enums.gen';

export function PedidoMuestraFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="customer" required maxLength={120} />
        <SelectInput source="status" required choices={pedidoMuestraStatus} />
        <SelectInput source="paymentMehod" required choices={pedidoMuestraPaymentMehod} />
        <TextInput source="paymentIdendifier" required maxLength={120} />
        <MoneyInput source="totalAmount" required />
      </FormSection>
    </>
  );
}
