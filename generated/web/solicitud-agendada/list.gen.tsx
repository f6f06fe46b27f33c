// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { SolicitudAgendada } from '../../shared/types/solicitud-agendada.gen';
import { estatusEvento, estatusSolicitud } from './enums.gen';

const columns: Column<SolicitudAgendada>[] = [
  {
    source: 'eventoId',
    type: 'reference',
    reference: 'evento',
    labelField: 'eventoNombre',
    permission: 'agenda.ver',
    sortBy: 'eventoNombre',
  },
  { source: 'inicio', type: 'datetime' },
  { source: 'estatusEvento', type: 'enum', choices: estatusEvento },
  { source: 'estatusSolicitud', type: 'enum', choices: estatusSolicitud },
  {
    source: 'unidadSolicitanteId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadSolicitanteNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadSolicitanteNombre',
  },
  {
    source: 'almacenSurtidorId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenSurtidorNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenSurtidorNombre',
  },
  { source: 'claves', type: 'integer', total: true },
  { source: 'piezas', type: 'integer', total: true },
  { source: 'cajas', type: 'integer', total: true },
  {
    source: 'solicitudId',
    type: 'reference',
    reference: 'solicitud',
    labelField: 'solicitudNombre',
    permission: 'solicitud.ver',
    sortBy: 'solicitudNombre',
    hidden: true,
  },
  { source: 'fin', type: 'datetime', hidden: true },
  { source: 'fecha', type: 'date', hidden: true },
  { source: 'anden', type: 'text' },
  {
    source: 'almacenSolicitanteId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenSolicitanteNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenSolicitanteNombre',
    hidden: true,
  },
  {
    source: 'unidadSurtidoraId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadSurtidoraNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadSurtidoraNombre',
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
  { source: 'tarimas', type: 'integer' },
];

const filters: FilterSpec<SolicitudAgendada>[] = [
  { source: 'inicio', kind: 'range', of: 'datetime' },
  { source: 'fecha', kind: 'range', of: 'date', nullable: true },
  { source: 'estatusEvento', kind: 'set', choices: estatusEvento },
  { source: 'estatusSolicitud', kind: 'set', choices: estatusSolicitud },
  { source: 'unidadSolicitanteId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'almacenSolicitanteId',
    kind: 'reference',
    reference: 'almacen',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'almacenSurtidorId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'eventoId',
      type: 'reference',
      reference: 'evento',
      labelField: 'eventoNombre',
      permission: 'agenda.ver',
    },
    {
      source: 'almacenSurtidorId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenSurtidorNombre',
      permission: 'catalogo.ver',
    },
    { source: 'estatusEvento', type: 'enum', choices: estatusEvento },
    { source: 'estatusSolicitud', type: 'enum', choices: estatusSolicitud },
  ],
};

export default function SolicitudAgendadaList() {
  return (
    <ListPage
      name={{ label: 'resources.solicitud-agendada.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
