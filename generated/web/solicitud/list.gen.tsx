// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListShapes } from '#platform/web/ui/list/shapes/list-shapes';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Solicitud } from '../../shared/types/solicitud.gen';
import { listActions } from './actions.gen';
import { estatusSolicitud, tipoSolicitud } from './enums.gen';

const columns: Column<Solicitud>[] = [
  { source: 'estatus', type: 'enum', choices: estatusSolicitud },
  {
    source: 'almacenSolicitanteId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenSolicitanteNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenSolicitanteNombre',
    hidden: true,
  },
  { source: 'piezasSolicitadas', type: 'integer', total: true },
  { source: 'fechaSolicitud', type: 'datetime' },
  { source: 'vence', type: 'datetime' },
  {
    source: 'almacenSurtidorId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenSurtidorNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenSurtidorNombre',
    hidden: true,
  },
  { source: 'tipo', type: 'enum', choices: tipoSolicitud },
  { source: 'urgente', type: 'boolean', hidden: true },
  { source: 'fechaRequerida', type: 'date', hidden: true },
  { source: 'claves', type: 'integer' },
  { source: 'piezasAutorizadas', type: 'integer', hidden: true, total: true },
  { source: 'piezasSurtidas', type: 'integer', hidden: true, total: true },
  { source: 'piezasRecibidas', type: 'integer', hidden: true, total: true },
  { source: 'porcentajePiezas', type: 'number', scale: 2, unit: '%', hidden: true },
  { source: 'piezasSinRecibir', type: 'integer', hidden: true, total: true },
  { source: 'fechaEnvio', type: 'datetime', hidden: true },
  { source: 'fechaRecepcion', type: 'datetime', hidden: true },
  {
    source: 'eventoId',
    type: 'reference',
    reference: 'evento',
    labelField: 'eventoNombre',
    permission: 'agenda.ver',
    sortBy: 'eventoNombre',
    hidden: true,
  },
];

const filters: FilterSpec<Solicitud>[] = [
  { source: 'estatus', kind: 'set', choices: estatusSolicitud },
  { source: 'tipo', kind: 'set', choices: tipoSolicitud },
  { source: 'almacenSolicitanteId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'almacenSurtidorId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadSolicitanteId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'urgente', kind: 'boolean' },
  { source: 'fechaRequerida', kind: 'range', of: 'date', nullable: true },
  { source: 'fechaEnvio', kind: 'range', of: 'datetime', nullable: true },
  { source: 'fechaRecepcion', kind: 'range', of: 'datetime', nullable: true },
  { source: 'vence', kind: 'range', of: 'datetime', nullable: true },
];

const shapes: ListShapes<Solicitud> = {
  board: {
    by: 'estatus',
    choices: estatusSolicitud,
    closed: ['RECHAZADA', 'CERRADA', 'CANCELADA'],
    Steps: lazyPart(() => import('./steps.gen')),
  },
  calendar: { start: 'fechaRequerida', of: 'date' },
};

const views: readonly ListView[] = [
  { id: 'mePiden', filter: { paso: ['tomar', 'autorizar', 'iniciarSurtimiento', 'confirmarSurtido', 'embarcar'] } },
  { id: 'porRecibir', filter: { paso: 'recibir' } },
  { id: 'diferencias', filter: { paso: 'resolverDiferencia' } },
  {
    id: 'enCurso',
    filter: {
      estatus: [
        'BORRADOR',
        'ENVIADA',
        'EN_REVISION',
        'AUTORIZADA',
        'EN_SURTIMIENTO',
        'SURTIDA',
        'EN_TRANSITO',
        'RECIBIDA',
        'RECIBIDA_CON_DIFERENCIAS',
      ],
    },
  },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusSolicitud },
    {
      source: 'almacenSolicitanteId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenSolicitanteNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'almacenSurtidorId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenSurtidorNombre',
      permission: 'catalogo.ver',
    },
    { source: 'tipo', type: 'enum', choices: tipoSolicitud },
    { source: 'fechaRequerida', type: 'date' },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasColumns },
};

export default function SolicitudList() {
  return (
    <ListPage
      name={{
        label: 'resources.solicitud.fields.folio',
        sortBy: 'folio',
        paths: ['folio', 'almacenSolicitanteId', 'almacenSurtidorId'],
        ficha: {
          name: (record: Solicitud) => textOf`${record.folio}`,
          line: (record: Solicitud) => textOf`${record.almacenSolicitanteNombre} → ${record.almacenSurtidorNombre}`,
        },
      }}
      columns={columns}
      filters={filters}
      actions={listActions}
      views={views}
      shapes={shapes}
      peek={peek}
    />
  );
}
