// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Indicacion } from '../../shared/types/indicacion.gen';
import { estatusIndicacion, tipoIndicacion } from './enums.gen';

const columns: Column<Indicacion>[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
    sortable: false,
  },
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
    sortBy: 'hospitalizacionNombre',
    hidden: true,
  },
  { source: 'tipo', type: 'enum', choices: tipoIndicacion, sortable: false },
  { source: 'estatus', type: 'enum', choices: estatusIndicacion },
  { source: 'desde', type: 'datetime' },
  {
    source: 'indicadaPorId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'indicadaPorNombre',
    permission: 'usuario.ver',
    sortBy: 'indicadaPorNombre',
    sortable: false,
  },
];

const filters: FilterSpec<Indicacion>[] = [
  { source: 'hospitalizacionId', kind: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver', nullable: true },
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver', nullable: true },
  { source: 'tipo', kind: 'set', choices: tipoIndicacion },
  { source: 'estatus', kind: 'set', choices: estatusIndicacion },
];

const views: readonly ListView[] = [{ id: 'enCurso', filter: { estatus: ['ACTIVA'] } }];

const peek: PeekSpec = {
  facts: [
    {
      source: 'hospitalizacionId',
      type: 'reference',
      reference: 'hospitalizacion',
      labelField: 'hospitalizacionNombre',
      permission: 'hospitalizacion.ver',
    },
    { source: 'tipo', type: 'enum', choices: tipoIndicacion },
    { source: 'estatus', type: 'enum', choices: estatusIndicacion },
    { source: 'desde', type: 'datetime' },
  ],
};

export default function IndicacionList() {
  return (
    <ListPage
      name={{ label: 'resources.indicacion.fields.descripcion', sortBy: 'descripcion', paths: ['descripcion'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}
