// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDate } from '#platform/web/ui/format/format-date';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Paciente } from '../../shared/types/paciente.gen';
import { listActions } from './actions.gen';
import { afiliacion, estatusPaciente, genero, pacienteGrupoSanguineo, pacienteMotivoSinCurp } from './enums.gen';

const columns: Column<Paciente>[] = [
  { source: 'fotoId', type: 'file', resource: 'paciente', sortable: false, hidden: true },
  { source: 'persona.curp', type: 'code' },
  { source: 'persona.genero', type: 'enum', choices: genero },
  { source: 'persona.fechaNacimiento', type: 'date', hidden: true },
  { source: 'edad', type: 'text', sortable: false, hidden: true },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
  },
  { source: 'expedientes', type: 'words', sortable: false },
  { source: 'afiliacion', type: 'enum', choices: afiliacion },
  { source: 'estatus', type: 'enum', choices: estatusPaciente },
];

const filters: FilterSpec<Paciente>[] = [
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
  { source: 'motivoSinCurp', kind: 'set', choices: pacienteMotivoSinCurp, nullable: true },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'nacionalidad', kind: 'reference', reference: 'pais', permission: 'catalogo.ver', nullable: true },
  { source: 'afiliacion', kind: 'set', choices: afiliacion },
  { source: 'estatus', kind: 'set', choices: estatusPaciente, nullable: true },
  { source: 'grupoSanguineo', kind: 'set', choices: pacienteGrupoSanguineo, nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'edad', type: 'text' },
    { source: 'persona.genero', type: 'enum', choices: genero },
    { source: 'persona.curp', type: 'code' },
    {
      source: 'unidadId',
      type: 'reference',
      reference: 'unidad',
      labelField: 'unidadNombre',
      permission: 'catalogo.ver',
    },
  ],
};

export default function PacienteList() {
  return (
    <ListPage
      name={{
        label: 'resources.paciente.name',
        sortBy: 'persona.primerApellido',
        paths: [
          'persona.nombre',
          'persona.primerApellido',
          'persona.segundoApellido',
          'edad',
          'persona.fechaNacimiento',
        ],
        ficha: {
          name: (record: Paciente) =>
            textOf`${record.persona?.nombre} ${record.persona?.primerApellido} ${record.persona?.segundoApellido}`,
          line: (record: Paciente) => textOf`${record.edad} · ${formatDate(record.persona?.fechaNacimiento)}`,
        },
      }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}
