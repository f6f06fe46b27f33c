// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { PersonalMedico } from '../../shared/types/personal-medico.gen';
import { genero } from '../persona/enums.gen';
import { estatusUsuario, tipoPersonal, turno } from './enums.gen';

const columns: Column<PersonalMedico>[] = [
  { source: 'persona.curp', type: 'code', hidden: true },
  { source: 'persona.genero', type: 'enum', choices: genero, hidden: true },
  { source: 'persona.fechaNacimiento', type: 'date', hidden: true },
  { source: 'tipo', type: 'enum', choices: tipoPersonal },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
  },
  { source: 'turno', type: 'enum', choices: turno },
  { source: 'cargoNombre', type: 'text', hidden: true },
  {
    source: 'especialidadId',
    type: 'reference',
    reference: 'especialidad',
    labelField: 'especialidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'especialidadNombre',
    hidden: true,
  },
  { source: 'cedulaProfesional', type: 'code' },
  { source: 'puedePrescribir', type: 'boolean' },
  { source: 'usuarioEstatus', type: 'enum', choices: estatusUsuario, sortable: false },
];

const filters: FilterSpec<PersonalMedico>[] = [
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
  { source: 'tipo', kind: 'set', choices: tipoPersonal },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'turno', kind: 'set', choices: turno },
  {
    source: 'especialidadId',
    kind: 'reference',
    reference: 'especialidad',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'puedePrescribir', kind: 'boolean' },
  { source: 'puedePrescribirControlados', kind: 'boolean' },
  { source: 'conUsuario', kind: 'boolean', nullable: true },
  { source: 'usuarioEstatus', kind: 'set', choices: estatusUsuario, nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'tipo', type: 'enum', choices: tipoPersonal },
    {
      source: 'unidadId',
      type: 'reference',
      reference: 'unidad',
      labelField: 'unidadNombre',
      permission: 'catalogo.ver',
    },
    { source: 'cedulaProfesional', type: 'code' },
  ],
};

export default function PersonalMedicoList() {
  return (
    <ListPage
      name={{
        label: 'resources.personal-medico.name',
        sortBy: 'persona.primerApellido',
        paths: ['persona.nombre', 'persona.primerApellido', 'persona.segundoApellido'],
      }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
