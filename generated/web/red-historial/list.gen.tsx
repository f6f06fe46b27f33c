// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { RedHistorial } from '../../shared/types/red-historial.gen';
import { redHistorialTipo } from './enums.gen';

const columns: Column<RedHistorial>[] = [
  { source: 'tipo', type: 'enum', choices: redHistorialTipo },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
  },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
    sortBy: 'usuarioNombre',
  },
  { source: 'inicio', type: 'datetime' },
  { source: 'fin', type: 'datetime' },
  { source: 'duracionSeg', type: 'number', scale: 0, unit: 's' },
  { source: 'tipoConexion', type: 'text', hidden: true },
  { source: 'latenciaMs', type: 'number', scale: 0, unit: 'ms', hidden: true },
  { source: 'operacionesEnCola', type: 'integer', hidden: true },
  { source: 'operacionesSincronizadas', type: 'integer', hidden: true },
  { source: 'operacionesFallidas', type: 'integer', hidden: true },
  { source: 'versionApp', type: 'text', hidden: true },
  { source: 'ruta', type: 'text', hidden: true },
];

const filters: FilterSpec<RedHistorial>[] = [
  { source: 'tipo', kind: 'set', choices: redHistorialTipo },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  { source: 'usuarioId', kind: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  { source: 'inicio', kind: 'range', of: 'datetime' },
];

export default function RedHistorialList() {
  return (
    <ListPage
      name={{
        label: 'resources.red-historial.fields.dispositivoId',
        sortBy: 'dispositivoId',
        paths: ['dispositivoId'],
      }}
      columns={columns}
      filters={filters}
    />
  );
}
