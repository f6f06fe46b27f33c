// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Receta } from '../../shared/types/receta.gen';
import { estatusReceta, tipoReceta } from './enums.gen';

const columns: Column<Receta>[] = [
  { source: 'estatus', type: 'enum', choices: estatusReceta },
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
  { source: 'tipo', type: 'enum', choices: tipoReceta },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    hidden: true,
  },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
    sortBy: 'jurisdiccionNombre',
    hidden: true,
  },
  {
    source: 'unidadFarmaciaId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadFarmaciaNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadFarmaciaNombre',
    hidden: true,
  },
  {
    source: 'personalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'personalMedicoNombre',
    permission: 'personal-medico.ver',
    sortBy: 'personalMedicoNombre',
  },
  { source: 'fechaExpedicion', type: 'datetime' },
  { source: 'vigenciaHasta', type: 'date' },
  { source: 'claves', type: 'integer', hidden: true },
  { source: 'piezasPrescritas', type: 'integer', hidden: true },
  { source: 'piezasSurtidas', type: 'integer', hidden: true },
  { source: 'piezasPendientes', type: 'integer', hidden: true },
  { source: 'porcentajeSurtido', type: 'number', scale: 2, unit: '%' },
  { source: 'sustitutosPorAutorizar', type: 'integer', hidden: true },
  { source: 'estatusDesde', type: 'datetime', hidden: true },
];

const filters: FilterSpec<Receta>[] = [
  { source: 'estatus', kind: 'set', choices: estatusReceta },
  { source: 'tipo', kind: 'set', choices: tipoReceta, nullable: true },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver', nullable: true },
  { source: 'diagnosticoId', kind: 'reference', reference: 'diagnostico', permission: 'catalogo.ver', nullable: true },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  {
    source: 'personalMedicoId',
    kind: 'reference',
    reference: 'personal-medico',
    permission: 'personal-medico.ver',
    nullable: true,
  },
  { source: 'fechaExpedicion', kind: 'range', of: 'datetime', nullable: true },
  { source: 'vigenciaHasta', kind: 'range', of: 'date', nullable: true },
  { source: 'piezasPendientes', kind: 'range', of: 'number', nullable: true },
  { source: 'retenida', kind: 'boolean', nullable: true },
  { source: 'sustitutosPorAutorizar', kind: 'range', of: 'number', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porSurtir', filter: { estatus: ['EMITIDA', 'SURTIDA_PARCIAL'] } },
  { id: 'borradores', filter: { estatus: 'BORRADOR' } },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'pacienteId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'pacienteNombre',
      permission: 'paciente.ver',
    },
    { source: 'estatus', type: 'enum', choices: estatusReceta },
    { source: 'tipo', type: 'enum', choices: tipoReceta },
    { source: 'vigenciaHasta', type: 'date' },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasColumns },
};

export default function RecetaList() {
  return (
    <ListPage
      name={{ label: 'resources.receta.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}
