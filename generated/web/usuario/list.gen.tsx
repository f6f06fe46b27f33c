// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Usuario } from '../../shared/types/usuario.gen';
import { genero } from '../persona/enums.gen';
import { estatusUsuario } from './enums.gen';

const columns: Column<Usuario>[] = [
  { source: 'email', type: 'email' },
  {
    source: 'perfilId',
    type: 'reference',
    reference: 'perfil',
    labelField: 'perfilNombre',
    permission: 'usuario.ver',
    sortBy: 'perfilNombre',
  },
  { source: 'motivoCuentaAdicional', type: 'text', hidden: true },
  { source: 'segundoFactor', type: 'boolean', hidden: true },
  { source: 'persona.curp', type: 'code', hidden: true },
  { source: 'persona.genero', type: 'enum', choices: genero, hidden: true },
  { source: 'persona.fechaNacimiento', type: 'date', hidden: true },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
  },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
    hidden: true,
  },
  { source: 'estatus', type: 'enum', choices: estatusUsuario },
  { source: 'ultimoAcceso', type: 'datetime' },
];

const filters: FilterSpec<Usuario>[] = [
  { source: 'perfilId', kind: 'reference', reference: 'perfil', permission: 'usuario.ver' },
  { source: 'estatus', kind: 'set', choices: estatusUsuario },
  { source: 'motivoCuentaAdicional', kind: 'contains', nullable: true },
  { source: 'ultimoAcceso', kind: 'range', of: 'datetime', nullable: true },
  { source: 'segundoFactor', kind: 'boolean', nullable: true },
  { source: 'persona.genero', kind: 'set', choices: genero },
  { source: 'persona.fechaNacimiento', kind: 'range', of: 'date' },
  {
    source: 'persona.paisNacimiento',
    kind: 'reference',
    reference: 'pais',
    permission: 'catalogo.ver',
    nullable: true,
  },
  {
    source: 'persona.estadoNacimiento',
    kind: 'reference',
    reference: 'estado',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'email', type: 'email' },
    {
      source: 'perfilId',
      type: 'reference',
      reference: 'perfil',
      labelField: 'perfilNombre',
      permission: 'usuario.ver',
    },
    {
      source: 'unidadId',
      type: 'reference',
      reference: 'unidad',
      labelField: 'unidadNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'proveedorId',
      type: 'reference',
      reference: 'proveedor',
      labelField: 'proveedorNombre',
      permission: 'proveedor.ver',
    },
  ],
};

export default function UsuarioList() {
  return (
    <ListPage
      name={{
        label: 'resources.usuario.name',
        sortBy: 'persona.primerApellido',
        paths: ['persona.nombre', 'persona.primerApellido', 'persona.segundoApellido'],
      }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
