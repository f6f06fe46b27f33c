// Generated from schemas/entities/muestra/pedido-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PedidoMuestra } from '../../shared/types/pedido-muestra.gen';
import { pedidoMuestraPaymentMehod, pedidoMuestraStatus } from './enums.gen';

const columns: Column<PedidoMuestra>[] = [
  { source: 'date', type: 'datetime' },
  { source: 'customer', type: 'text' },
  { source: 'status', type: 'enum', choices: pedidoMuestraStatus },
  { source: 'paymentMehod', type: 'enum', choices: pedidoMuestraPaymentMehod, sortable: false },
  { source: 'paymentIdendifier', type: 'text', sortable: false, hidden: true },
  { source: 'totalAmount', type: 'money' },
];

const filters: FilterSpec<PedidoMuestra>[] = [];

export default function PedidoMuestraList() {
  return (
    <ListPage
      name={{ label: 'resources.pedido-muestra.name', sortBy: 'id', paths: ['id'] }}
      columns={columns}
      filters={filters}
    />
  );
}
