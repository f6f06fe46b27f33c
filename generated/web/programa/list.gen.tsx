// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Programa } from '../../shared/types/programa.gen';
import { listActions } from './actions.gen';
import { programaTipo } from './enums.gen';

const columns: Column<Programa>[] = [
  { source: 'clave', type: 'text' },
  { source: 'tipo', type: 'enum', choices: programaTipo },
  {
    source: 'responsableId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'responsableNombre',
    permission: 'personal-medico.ver',
    sortBy: 'responsableNombre',
    inline: true,
  },
  { source: 'vigenciaDesde', type: 'date' },
  { source: 'vigenciaHasta', type: 'date', inline: true },
  { source: 'inscritos', type: 'integer' },
];

const filters: FilterSpec<Programa>[] = [
  { source: 'tipo', kind: 'set', choices: programaTipo },
  { source: 'responsableId', kind: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  { source: 'vigenciaDesde', kind: 'range', of: 'date' },
  { source: 'vigenciaHasta', kind: 'range', of: 'date', nullable: true },
  { source: 'inscritos', kind: 'range', of: 'number', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'tipo', type: 'enum', choices: programaTipo },
    {
      source: 'responsableId',
      type: 'reference',
      reference: 'personal-medico',
      labelField: 'responsableNombre',
      permission: 'personal-medico.ver',
    },
    { source: 'vigenciaDesde', type: 'date' },
    { source: 'vigenciaHasta', type: 'date' },
  ],
  lines: { source: 'insumos', columns: async () => (await import('./lines.gen')).insumosColumns },
};

export default function ProgramaList() {
  return (
    <ListPage
      name={{ label: 'resources.programa.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
