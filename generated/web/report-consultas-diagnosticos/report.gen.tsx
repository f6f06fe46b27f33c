// Generated from schemas/reports/consultas-diagnosticos.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { consultasDiagnosticosForm } from '../../shared/forms/operation-consultasDiagnosticos.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="unidadId" reference="unidad" />
      <ReferenceInput
        source="personalMedicoId"
        reference="personal-medico"
        dependsOn={{ unidadId: 'unidadId' }}
        filter={{ tipo: 'MEDICO' }}
      />
      <DateInput source="desde" hint />
      <DateInput source="hasta" />
    </>
  );
}

const report: ReportModule = {
  name: 'consultas-diagnosticos',
  operation: 'consultasDiagnosticos',
  path: '/reportes/consultas-diagnosticos',
  icon: 'stethoscope',
  permission: 'consulta.ver',
  types: { unidadId: 'integer', personalMedicoId: 'integer', desde: 'string', hasta: 'string' },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        {
          field: 'consultas',
          format: 'integer',
          drill: {
            resource: 'consulta',
            permission: 'consulta.ver',
            filter: {
              unidadId: { parameter: 'unidadId' },
              personalMedicoId: { parameter: 'personalMedicoId' },
              estatus: ['FIRMADA'],
              fechaHora: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
            },
          },
        },
        { field: 'pacientes', format: 'integer' },
        { field: 'diagnosticos', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'horas',
      type: 'stack',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/StackedBars')),
      roles: { column: 'estatus', label: 'hora', value: 'visitas' },
      fields: [
        { field: 'hora', format: 'text' },
        { field: 'estatus', format: 'text' },
        { field: 'visitas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      drill: {
        resource: 'visita',
        permission: 'visita.administrar',
        filter: {
          unidadId: { parameter: 'unidadId' },
          personalMedicoId: { parameter: 'personalMedicoId' },
          estatus: { field: 'codigo' },
          fecha: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } },
          fechaLlegada: { gte: { field: 'primero' }, lte: { field: 'ultimo' } },
        },
      },
    },
    {
      name: 'frecuentes',
      type: 'pareto',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Pareto')),
      roles: { label: 'diagnostico', value: 'consultas', figure: 'acumulado' },
      fields: [
        { field: 'diagnostico', format: 'text' },
        { field: 'consultas', format: 'integer' },
        { field: 'acumulado', format: 'percent' },
      ],
      levels: [50, 80, 95, 99.5],
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: consultasDiagnosticosForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-consultas-diagnosticos.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-consultas-diagnosticos.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-consultas-diagnosticos.gen.json')).default],
  },
};

export default report;
