// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Hospitalizacion } from '../../shared/types/hospitalizacion.gen';
import {
  aislamiento,
  estatusHospitalizacion,
  motivoEgreso,
  origenHospitalizacion,
  riesgoCaidas,
  riesgoUpp,
} from './enums.gen';

const columns: Column<Hospitalizacion>[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
  { source: 'estatus', type: 'enum', choices: estatusHospitalizacion },
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
    sortable: false,
    hidden: true,
  },
  {
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
    sortBy: 'servicioNombre',
  },
  {
    source: 'camaId',
    type: 'reference',
    reference: 'cama',
    labelField: 'camaNombre',
    permission: 'catalogo.ver',
    sortBy: 'camaNombre',
  },
  { source: 'origen', type: 'enum', choices: origenHospitalizacion, sortable: false, hidden: true },
  { source: 'fechaSolicitud', type: 'datetime' },
  { source: 'fechaIngreso', type: 'datetime', sortable: false },
  {
    source: 'diagnosticoIngresoId',
    type: 'reference',
    reference: 'diagnostico',
    labelField: 'diagnosticoIngresoNombre',
    permission: 'catalogo.ver',
    sortBy: 'diagnosticoIngresoNombre',
    sortable: false,
  },
  {
    source: 'medicoTratanteId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'medicoTratanteNombre',
    permission: 'personal-medico.ver',
    sortBy: 'medicoTratanteNombre',
    sortable: false,
  },
  { source: 'fechaProbableAlta', type: 'date', sortable: false, hidden: true },
  { source: 'aislamiento', type: 'enum', choices: aislamiento, sortable: false, hidden: true },
  { source: 'motivoEgreso', type: 'enum', choices: motivoEgreso, sortable: false, hidden: true },
  { source: 'fechaEgreso', type: 'datetime', sortable: false, hidden: true },
  { source: 'limite', type: 'datetime', sortable: false, hidden: true },
];

const filters: FilterSpec<Hospitalizacion>[] = [
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'estatus', kind: 'set', choices: estatusHospitalizacion },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  { source: 'camaId', kind: 'reference', reference: 'cama', permission: 'catalogo.ver', nullable: true },
  { source: 'origen', kind: 'set', choices: origenHospitalizacion },
  { source: 'fechaSolicitud', kind: 'range', of: 'datetime', nullable: true },
  { source: 'fechaIngreso', kind: 'range', of: 'datetime', nullable: true },
  { source: 'diagnosticoIngresoId', kind: 'reference', reference: 'diagnostico', permission: 'catalogo.ver' },
  { source: 'medicoTratanteId', kind: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  { source: 'fechaProbableAlta', kind: 'range', of: 'date', nullable: true },
  { source: 'casoMedicoLegal', kind: 'boolean', nullable: true },
  { source: 'riesgoCaidas', kind: 'set', choices: riesgoCaidas, nullable: true },
  { source: 'riesgoUpp', kind: 'set', choices: riesgoUpp, nullable: true },
  { source: 'aislamiento', kind: 'set', choices: aislamiento },
  { source: 'motivoEgreso', kind: 'set', choices: motivoEgreso, nullable: true },
  { source: 'fechaEgreso', kind: 'range', of: 'datetime', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['ingresar', 'altaMedica', 'altaAdministrativa'] } },
  { id: 'enCurso', filter: { estatus: ['SOLICITADA', 'INGRESADO', 'PREALTA'] } },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusHospitalizacion },
    {
      source: 'pacienteId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'pacienteNombre',
      permission: 'paciente.ver',
    },
    { source: 'camaId', type: 'reference', reference: 'cama', labelField: 'camaNombre', permission: 'catalogo.ver' },
    { source: 'fechaIngreso', type: 'datetime' },
    {
      source: 'diagnosticoIngresoId',
      type: 'reference',
      reference: 'diagnostico',
      labelField: 'diagnosticoIngresoNombre',
      permission: 'catalogo.ver',
    },
  ],
};

export default function HospitalizacionList() {
  return (
    <ListPage
      name={{ label: 'resources.hospitalizacion.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}
