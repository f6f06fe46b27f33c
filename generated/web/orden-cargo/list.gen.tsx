// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';
import { estatusOrdenCargo, tipoOrdenCargo, turno } from './enums.gen';

const columns: Column<OrdenCargo>[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
  { source: 'estatus', type: 'enum', choices: estatusOrdenCargo },
  { source: 'tipo', type: 'enum', choices: tipoOrdenCargo, sortable: false },
  {
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
    sortBy: 'servicioNombre',
  },
  {
    source: 'camaId',
    type: 'reference',
    reference: 'cama',
    labelField: 'camaNombre',
    permission: 'catalogo.ver',
    sortBy: 'camaNombre',
    sortable: false,
  },
  {
    source: 'almacenSurtidorId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenSurtidorNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenSurtidorNombre',
  },
  { source: 'fechaSolicitud', type: 'datetime' },
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
    sortBy: 'hospitalizacionNombre',
    hidden: true,
  },
  { source: 'prioridad', type: 'integer', sortable: false, hidden: true },
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
    sortable: false,
    hidden: true,
  },
  { source: 'turno', type: 'enum', choices: turno, sortable: false, hidden: true },
  { source: 'autorizacionPendiente', type: 'boolean', sortable: false, hidden: true },
  { source: 'totalClaves', type: 'integer', sortable: false },
  { source: 'piezasSolicitadas', type: 'integer', sortable: false, hidden: true },
  { source: 'piezasSurtidas', type: 'integer', sortable: false, hidden: true },
  { source: 'piezasPendientes', type: 'integer', sortable: false, hidden: true },
  { source: 'importeTotal', type: 'money', sortable: false, total: true },
  {
    source: 'solicitanteId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'solicitanteNombre',
    permission: 'usuario.ver',
    sortBy: 'solicitanteNombre',
    sortable: false,
    hidden: true,
  },
  { source: 'limite', type: 'datetime', sortable: false, hidden: true },
];

const filters: FilterSpec<OrdenCargo>[] = [
  { source: 'hospitalizacionId', kind: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'estatus', kind: 'set', choices: estatusOrdenCargo },
  { source: 'tipo', kind: 'set', choices: tipoOrdenCargo },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  { source: 'almacenSurtidorId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'turno', kind: 'set', choices: turno, nullable: true },
  { source: 'autorizacionAutomatica', kind: 'boolean', nullable: true },
  { source: 'autorizacionPendiente', kind: 'boolean', nullable: true },
  { source: 'solicitanteId', kind: 'reference', reference: 'usuario', permission: 'usuario.ver', nullable: true },
  { source: 'fechaSolicitud', kind: 'range', of: 'datetime', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['enviar', 'autorizar', 'tomar'] } },
  {
    id: 'enCurso',
    filter: {
      estatus: [
        'BORRADOR',
        'PENDIENTE_AUTORIZAR',
        'AUTORIZADA',
        'EN_SURTIMIENTO',
        'SURTIDA',
        'SURTIDA_PARCIAL',
        'RECIBIDA',
        'CERRADA',
      ],
    },
  },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusOrdenCargo },
    {
      source: 'pacienteId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'pacienteNombre',
      permission: 'paciente.ver',
    },
    {
      source: 'servicioId',
      type: 'reference',
      reference: 'nucleo',
      labelField: 'servicioNombre',
      permission: 'catalogo.ver',
    },
    { source: 'tipo', type: 'enum', choices: tipoOrdenCargo },
    { source: 'fechaSolicitud', type: 'datetime' },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasColumns },
};

export default function OrdenCargoList() {
  return (
    <ListPage
      name={{ label: 'resources.orden-cargo.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}
