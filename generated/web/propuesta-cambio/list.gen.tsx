// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { PropuestaCambio } from '../../shared/types/propuesta-cambio.gen';
import { estatusPropuesta, tipoPropuesta } from './enums.gen';

const columns: Column<PropuestaCambio>[] = [
  { source: 'estatus', type: 'enum', choices: estatusPropuesta },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
  },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  { source: 'tipo', type: 'enum', choices: tipoPropuesta },
  { source: 'fechaCompromiso', type: 'date' },
  { source: 'piezasSalen', type: 'integer', total: true },
  { source: 'importe', type: 'money', total: true },
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
  { source: 'ronda', type: 'integer', hidden: true },
  { source: 'piezasEntran', type: 'integer', hidden: true, total: true },
  { source: 'remision', type: 'text', hidden: true },
  {
    source: 'eventoId',
    type: 'reference',
    reference: 'evento',
    labelField: 'eventoNombre',
    permission: 'agenda.ver',
    sortBy: 'eventoNombre',
    hidden: true,
  },
  { source: 'fechaElaboracion', type: 'datetime', hidden: true },
  { source: 'fechaEnvio', type: 'datetime', hidden: true },
  { source: 'fechaRecepcion', type: 'datetime', hidden: true },
  { source: 'estatusLimite', type: 'datetime', hidden: true },
];

const filters: FilterSpec<PropuestaCambio>[] = [
  { source: 'estatus', kind: 'set', choices: estatusPropuesta },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'tipo', kind: 'set', choices: tipoPropuesta },
  { source: 'fechaCompromiso', kind: 'range', of: 'date' },
  { source: 'importe', kind: 'range', of: 'number', unit: 'MXN', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['enviar', 'aceptar', 'avisarEnvio', 'recibir', 'completar'] } },
  {
    id: 'enCurso',
    filter: { estatus: ['BORRADOR', 'ENVIADA', 'ACEPTADA', 'CONTRAPROPUESTA', 'EN_TRANSITO', 'RECIBIDA_PARCIAL'] },
  },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusPropuesta },
    {
      source: 'proveedorId',
      type: 'reference',
      reference: 'proveedor',
      labelField: 'proveedorNombre',
      permission: 'proveedor.ver',
    },
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    { source: 'fechaCompromiso', type: 'date' },
    { source: 'piezasSalen', type: 'integer' },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasColumns },
};

export default function PropuestaCambioList() {
  return (
    <ListPage
      name={{ label: 'resources.propuesta-cambio.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}
