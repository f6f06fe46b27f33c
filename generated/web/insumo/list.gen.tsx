// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Insumo } from '../../shared/types/insumo.gen';
import { listActions } from './actions.gen';
import { clasificacionVen, fraccion, insumoUnidadBase, tipoInsumo } from './enums.gen';

const columns: Column<Insumo>[] = [
  { source: 'imagenId', type: 'file', resource: 'insumo', sortable: false, hidden: true },
  { source: 'clave', type: 'code', hidden: true },
  { source: 'tipo', type: 'enum', choices: tipoInsumo },
  { source: 'grupoTerapeutico', type: 'text', hidden: true },
  { source: 'unidadBase', type: 'enum', choices: insumoUnidadBase },
  { source: 'fraccion', type: 'enum', choices: fraccion },
  { source: 'redFria', type: 'boolean' },
  { source: 'esencial', type: 'boolean' },
  { source: 'precioReferencia', type: 'money', hidden: true },
];

const filters: FilterSpec<Insumo>[] = [
  { source: 'tipo', kind: 'set', choices: tipoInsumo },
  { source: 'grupoTerapeutico', kind: 'contains', nullable: true },
  { source: 'unidadBase', kind: 'set', choices: insumoUnidadBase },
  { source: 'fraccion', kind: 'set', choices: fraccion, nullable: true },
  { source: 'antibiotico', kind: 'boolean' },
  { source: 'altoRiesgo', kind: 'boolean' },
  { source: 'redFria', kind: 'boolean' },
  { source: 'esencial', kind: 'boolean' },
  { source: 'clasificacionVen', kind: 'set', choices: clasificacionVen, nullable: true },
  { source: 'precioReferencia', kind: 'range', of: 'number', unit: 'MXN' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'clave', type: 'code' },
    { source: 'tipo', type: 'enum', choices: tipoInsumo },
    { source: 'fraccion', type: 'enum', choices: fraccion },
    { source: 'unidadBase', type: 'enum', choices: insumoUnidadBase },
  ],
};

export default function InsumoList() {
  return (
    <ListPage
      name={{
        label: 'resources.insumo.name',
        sortBy: 'nombreGenerico',
        paths: ['nombreGenerico', 'concentracion', 'clave', 'presentacion'],
        ficha: {
          name: (record: Insumo) => textOf`${record.nombreGenerico} ${record.concentracion}`,
          line: (record: Insumo) => textOf`${record.clave} · ${record.presentacion}`,
        },
      }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
