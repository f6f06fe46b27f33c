// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Signos } from '../../shared/types/signos.gen';
import { estatusSignos, imcClase, riesgoNews2 } from './enums.gen';

const columns: Column<Signos>[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
  {
    source: 'visitaId',
    type: 'reference',
    reference: 'visita',
    labelField: 'visitaNombre',
    permission: 'visita.administrar',
    sortBy: 'visitaNombre',
    sortable: false,
    hidden: true,
  },
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
    sortBy: 'hospitalizacionNombre',
    hidden: true,
  },
  { source: 'capturaTardia', type: 'boolean', sortable: false, hidden: true },
  {
    source: 'tomadoPorId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'tomadoPorNombre',
    permission: 'personal-medico.ver',
    sortBy: 'tomadoPorNombre',
    sortable: false,
    hidden: true,
  },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    sortable: false,
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
    source: 'nucleoId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'nucleoNombre',
    permission: 'catalogo.ver',
    sortBy: 'nucleoNombre',
    sortable: false,
    hidden: true,
  },
  { source: 'tas', type: 'number', scale: 0, unit: 'mmHg', sortable: false, hidden: true },
  { source: 'tad', type: 'number', scale: 0, unit: 'mmHg', sortable: false, hidden: true },
  { source: 'tam', type: 'number', scale: 0, unit: 'mmHg', sortable: false, hidden: true },
  { source: 'llenadoCapilarSeg', type: 'number', scale: 0, unit: 's', sortable: false, hidden: true },
  { source: 'flujoLpm', type: 'number', scale: 1, unit: 'L/min', sortable: false, hidden: true },
  { source: 'fio2', type: 'number', scale: 0, unit: '%', sortable: false, hidden: true },
  { source: 'glucosaCapilar', type: 'number', scale: 0, unit: 'mg/dL', sortable: false, hidden: true },
  { source: 'dolor', type: 'number', scale: 0, unit: 'EVA', sortable: false, hidden: true },
  { source: 'talla', type: 'number', scale: 1, unit: 'cm', sortable: false, hidden: true },
  { source: 'imcClase', type: 'enum', choices: imcClase, sortable: false, hidden: true },
  { source: 'perimetroCefalico', type: 'number', scale: 1, unit: 'cm', sortable: false, hidden: true },
  { source: 'perimetroAbdominal', type: 'number', scale: 1, unit: 'cm', sortable: false, hidden: true },
  { source: 'pliegue', type: 'number', scale: 1, unit: 'cm', sortable: false, hidden: true },
  { source: 'glasgowOcular', type: 'integer', sortable: false, hidden: true },
  { source: 'glasgowVerbal', type: 'integer', sortable: false, hidden: true },
  { source: 'glasgowMotora', type: 'integer', sortable: false, hidden: true },
  { source: 'glasgow', type: 'integer', sortable: false, hidden: true },
  { source: 'evacuaciones', type: 'integer', sortable: false, hidden: true },
  { source: 'uresisMl', type: 'number', scale: 0, unit: 'mL', sortable: false, hidden: true },
  { source: 'ingresosMl', type: 'number', scale: 0, unit: 'mL', sortable: false, hidden: true },
  { source: 'egresosMl', type: 'number', scale: 0, unit: 'mL', sortable: false, hidden: true },
  {
    source: 'corrigeAId',
    type: 'reference',
    reference: 'signos',
    labelField: 'corrigeANombre',
    permission: 'signos.ver',
    sortBy: 'corrigeANombre',
    sortable: false,
    hidden: true,
  },
  { source: 'tension', type: 'text', sortable: false },
  { source: 'frecuenciaCardiaca', type: 'number', scale: 0, unit: 'lpm', sortable: false },
  { source: 'frecuenciaRespiratoria', type: 'number', scale: 0, unit: 'rpm', sortable: false },
  { source: 'temperatura', type: 'number', scale: 1, unit: '°C', sortable: false },
  { source: 'spo2', type: 'number', scale: 0, unit: '%', sortable: false },
  { source: 'peso', type: 'number', scale: 3, unit: 'kg', sortable: false },
  { source: 'imc', type: 'number', scale: 2, unit: 'kg/m²', sortable: false },
  { source: 'news2Total', type: 'integer', sortable: false },
  { source: 'news2Riesgo', type: 'enum', choices: riesgoNews2, sortable: false },
  { source: 'estatus', type: 'enum', choices: estatusSignos, sortable: false },
];

const filters: FilterSpec<Signos>[] = [
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'visitaId', kind: 'reference', reference: 'visita', permission: 'visita.administrar', nullable: true },
  {
    source: 'hospitalizacionId',
    kind: 'reference',
    reference: 'hospitalizacion',
    permission: 'hospitalizacion.ver',
    nullable: true,
  },
  { source: 'fechaToma', kind: 'range', of: 'datetime' },
  { source: 'capturaTardia', kind: 'boolean', nullable: true },
  {
    source: 'tomadoPorId',
    kind: 'reference',
    reference: 'personal-medico',
    permission: 'personal-medico.ver',
    nullable: true,
  },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'nucleoId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver', nullable: true },
  { source: 'tas', kind: 'range', of: 'number', unit: 'mmHg', nullable: true },
  { source: 'tad', kind: 'range', of: 'number', unit: 'mmHg', nullable: true },
  { source: 'frecuenciaCardiaca', kind: 'range', of: 'number', unit: 'lpm', nullable: true },
  { source: 'llenadoCapilarSeg', kind: 'range', of: 'number', unit: 's', nullable: true },
  { source: 'frecuenciaRespiratoria', kind: 'range', of: 'number', unit: 'rpm', nullable: true },
  { source: 'spo2', kind: 'range', of: 'number', unit: '%', nullable: true },
  { source: 'flujoLpm', kind: 'range', of: 'number', unit: 'L/min', nullable: true },
  { source: 'fio2', kind: 'range', of: 'number', unit: '%', nullable: true },
  { source: 'temperatura', kind: 'range', of: 'number', unit: '°C', nullable: true },
  { source: 'glucosaCapilar', kind: 'range', of: 'number', unit: 'mg/dL', nullable: true },
  { source: 'dolor', kind: 'range', of: 'number', unit: 'EVA', nullable: true },
  { source: 'peso', kind: 'range', of: 'number', unit: 'kg', nullable: true },
  { source: 'talla', kind: 'range', of: 'number', unit: 'cm', nullable: true },
  { source: 'imcClase', kind: 'set', choices: imcClase, nullable: true },
  { source: 'perimetroCefalico', kind: 'range', of: 'number', unit: 'cm', nullable: true },
  { source: 'perimetroAbdominal', kind: 'range', of: 'number', unit: 'cm', nullable: true },
  { source: 'pliegue', kind: 'range', of: 'number', unit: 'cm', nullable: true },
  { source: 'glasgowOcular', kind: 'range', of: 'number', nullable: true },
  { source: 'glasgowVerbal', kind: 'range', of: 'number', nullable: true },
  { source: 'glasgowMotora', kind: 'range', of: 'number', nullable: true },
  { source: 'glasgow', kind: 'range', of: 'number', nullable: true },
  { source: 'evacuaciones', kind: 'range', of: 'number', nullable: true },
  { source: 'uresisMl', kind: 'range', of: 'number', unit: 'mL', nullable: true },
  { source: 'ingresosMl', kind: 'range', of: 'number', unit: 'mL', nullable: true },
  { source: 'egresosMl', kind: 'range', of: 'number', unit: 'mL', nullable: true },
  { source: 'news2Total', kind: 'range', of: 'number', nullable: true },
  { source: 'news2Riesgo', kind: 'set', choices: riesgoNews2, nullable: true },
  { source: 'estatus', kind: 'set', choices: estatusSignos },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'pacienteId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'pacienteNombre',
      permission: 'paciente.ver',
    },
    { source: 'fechaToma', type: 'datetime' },
    { source: 'news2Total', type: 'integer' },
    { source: 'estatus', type: 'enum', choices: estatusSignos },
  ],
  lines: { source: 'liquidos', columns: async () => (await import('./lines.gen')).liquidosColumns },
};

export default function SignosList() {
  return (
    <ListPage
      name={{ label: 'resources.signos.fields.fechaToma', sortBy: 'fechaToma', paths: ['fechaToma'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}
