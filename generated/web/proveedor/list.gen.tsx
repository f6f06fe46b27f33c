// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Proveedor } from '../../shared/types/proveedor.gen';
import { listActions } from './actions.gen';
import { proveedorEstatus, proveedorTipo } from './enums.gen';

const columns: Column<Proveedor>[] = [
  { source: 'rfc', type: 'text' },
  { source: 'nombreComercial', type: 'text', hidden: true },
  { source: 'tipo', type: 'enum', choices: proveedorTipo },
  { source: 'estatus', type: 'enum', choices: proveedorEstatus },
  { source: 'telefono', type: 'phone', hidden: true },
  { source: 'correo', type: 'email' },
];

const filters: FilterSpec<Proveedor>[] = [
  { source: 'tipo', kind: 'set', choices: proveedorTipo },
  { source: 'estatus', kind: 'set', choices: proveedorEstatus },
  { source: 'manejaControlados', kind: 'boolean' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'rfc', type: 'text' },
    { source: 'tipo', type: 'enum', choices: proveedorTipo },
    { source: 'estatus', type: 'enum', choices: proveedorEstatus },
  ],
};

export default function ProveedorList() {
  return (
    <ListPage
      name={{ label: 'resources.proveedor.fields.razonSocial', sortBy: 'razonSocial', paths: ['razonSocial'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
