// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Persona } from '../../shared/types/persona.gen';
import { genero } from './enums.gen';

const columns: Column<Persona>[] = [
  { source: 'curp', type: 'code' },
  { source: 'genero', type: 'enum', choices: genero },
  { source: 'fechaNacimiento', type: 'date' },
];

const filters: FilterSpec<Persona>[] = [
  { source: 'genero', kind: 'set', choices: genero },
  { source: 'fechaNacimiento', kind: 'range', of: 'date' },
  { source: 'paisNacimiento', kind: 'reference', reference: 'pais', permission: 'catalogo.ver', nullable: true },
  { source: 'estadoNacimiento', kind: 'reference', reference: 'estado', permission: 'catalogo.ver', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'curp', type: 'code' },
    { source: 'fechaNacimiento', type: 'date' },
    { source: 'genero', type: 'enum', choices: genero },
  ],
};

export default function PersonaList() {
  return (
    <ListPage
      name={{
        label: 'resources.persona.name',
        sortBy: 'primerApellido',
        paths: ['nombre', 'primerApellido', 'segundoApellido'],
      }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
