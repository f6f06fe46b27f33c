// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { UsuarioMuestra } from '../../shared/types/usuario-muestra.gen';

const columns: Column<UsuarioMuestra>[] = [{ source: 'email', type: 'email' }];

const filters: FilterSpec<UsuarioMuestra>[] = [];

export default function UsuarioMuestraList() {
  return (
    <ListPage
      name={{
        label: 'resources.usuario-muestra.name',
        sortBy: 'nombre',
        paths: ['nombre', 'primerApellido', 'segundoApellido'],
      }}
      columns={columns}
      filters={filters}
    />
  );
}
