// Generated from schemas/entities/muestra/pedido-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { PedidoMuestraDetails } from './details.gen';

export default function PedidoMuestraShow() {
  return (
    <ShowPage>
      <PedidoMuestraDetails />
    </ShowPage>
  );
}
