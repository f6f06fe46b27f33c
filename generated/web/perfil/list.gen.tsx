// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Perfil } from '../../shared/types/perfil.gen';
import { alcanceDatos } from './enums.gen';

const columns: Column<Perfil>[] = [
  { source: 'nombre', type: 'text', hidden: true },
  { source: 'descripcion', type: 'longText', hidden: true },
  { source: 'alcance', type: 'enum', choices: alcanceDatos },
  { source: 'rutaInicio', type: 'text', hidden: true },
  { source: 'esSistema', type: 'boolean' },
  { source: 'usuariosActivos', type: 'integer' },
  { source: 'totalPermisos', type: 'integer', sortable: false },
];

const filters: FilterSpec<Perfil>[] = [
  { source: 'alcance', kind: 'set', choices: alcanceDatos },
  { source: 'esSistema', kind: 'boolean', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'alcance', type: 'enum', choices: alcanceDatos },
    { source: 'usuariosActivos', type: 'integer' },
    { source: 'descripcion', type: 'longText' },
  ],
};

export default function PerfilList() {
  return (
    <ListPage
      name={{ label: 'resources.perfil.fields.titulo', sortBy: 'titulo', paths: ['titulo'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
