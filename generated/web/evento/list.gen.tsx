// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListShapes } from '#platform/web/ui/list/shapes/list-shapes';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Evento } from '../../shared/types/evento.gen';
import { estatusEvento, tipoEvento } from './enums.gen';

const columns: Column<Evento>[] = [
  { source: 'inicio', type: 'datetime' },
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
  { source: 'estatus', type: 'enum', choices: estatusEvento },
  { source: 'tipo', type: 'enum', choices: tipoEvento, sortable: false, hidden: true },
  { source: 'titulo', type: 'text', sortable: false },
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
  {
    source: 'personalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'personalMedicoNombre',
    permission: 'personal-medico.ver',
    sortBy: 'personalMedicoNombre',
  },
  {
    source: 'nucleoId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'nucleoNombre',
    permission: 'catalogo.ver',
    sortBy: 'nucleoNombre',
    sortable: false,
  },
  { source: 'anden', type: 'text', sortable: false, hidden: true },
  {
    source: 'solicitudId',
    type: 'reference',
    reference: 'solicitud',
    labelField: 'solicitudNombre',
    permission: 'solicitud.ver',
    sortBy: 'solicitudNombre',
    hidden: true,
  },
  {
    source: 'propuestaCambioId',
    type: 'reference',
    reference: 'propuesta-cambio',
    labelField: 'propuestaCambioNombre',
    permission: 'propuesta-cambio.ver',
    sortBy: 'propuestaCambioNombre',
    hidden: true,
  },
  { source: 'cajas', type: 'integer', sortable: false, hidden: true },
  { source: 'tarimas', type: 'integer', sortable: false, hidden: true },
  { source: 'fin', type: 'datetime', sortable: false, hidden: true },
  { source: 'fecha', type: 'date', sortable: false, hidden: true },
  {
    source: 'agendaId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'agendaNombre',
    permission: 'usuario.ver',
    sortBy: 'agendaNombre',
    sortable: false,
    hidden: true,
  },
  { source: 'llegada', type: 'datetime', sortable: false, hidden: true },
  { source: 'incidencia', type: 'boolean', sortable: false, hidden: true },
  { source: 'recordada', type: 'datetime', sortable: false, hidden: true },
];

const filters: FilterSpec<Evento>[] = [
  { source: 'tipo', kind: 'set', choices: tipoEvento },
  { source: 'estatus', kind: 'set', choices: estatusEvento },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver', nullable: true },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
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
  { source: 'nucleoId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver', nullable: true },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver', nullable: true },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver', nullable: true },
  { source: 'inicio', kind: 'range', of: 'datetime' },
  { source: 'fecha', kind: 'range', of: 'date', nullable: true },
  { source: 'incidencia', kind: 'boolean', nullable: true },
];

const shapes: ListShapes<Evento> = {
  board: {
    by: 'estatus',
    choices: estatusEvento,
    closed: ['COMPLETADA', 'REPROGRAMADA', 'RECHAZADA', 'CANCELADA', 'NO_SE_PRESENTO'],
    Steps: lazyPart(() => import('./steps.gen')),
  },
  calendar: { start: 'inicio', end: 'fin', of: 'datetime' },
};

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['autorizar', 'iniciar', 'llegar', 'concluir'] } },
  { id: 'enCurso', filter: { estatus: ['PROGRAMADA', 'AUTORIZADA', 'EN_CURSO'] } },
];

const peek: PeekSpec = {
  facts: [
    { source: 'inicio', type: 'datetime' },
    {
      source: 'personalMedicoId',
      type: 'reference',
      reference: 'personal-medico',
      labelField: 'personalMedicoNombre',
      permission: 'personal-medico.ver',
    },
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    { source: 'estatus', type: 'enum', choices: estatusEvento },
  ],
};

export default function EventoList() {
  return (
    <ListPage
      name={{ label: 'resources.evento.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      shapes={shapes}
      peek={peek}
    />
  );
}
