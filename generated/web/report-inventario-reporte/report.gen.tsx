// Generated from schemas/reports/inventario-reporte.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import type { ReportModule } from '#platform/web/ui/reports/report-module';
import { inventarioReporteForm } from '../../shared/forms/operation-inventarioReporte.gen';
import { nivelAbasto, semaforoCaducidad, tipoInsumo } from './enums.gen';

function Inputs() {
  return (
    <>
      <ReferenceInput source="almacenId" reference="almacen" />
      <ReferenceInput source="unidadId" reference="unidad" />
      <ReferenceInput source="jurisdiccionId" reference="jurisdiccion" />
      <DateInput source="fechaCorte" hint />
      <SwitchInput source="porLote" />
      <SelectInput source="tipo" choices={tipoInsumo} />
      <TextInput source="grupo" hint maxLength={80} />
      <SelectInput source="nivelAbasto" choices={nivelAbasto} />
      <SelectInput source="semaforo" choices={semaforoCaducidad} />
      <SwitchInput source="soloControlados" />
      <SwitchInput source="soloRedFria" />
    </>
  );
}

const report: ReportModule = {
  name: 'inventario-reporte',
  operation: 'inventarioReporte',
  path: '/reportes/inventario-reporte',
  icon: 'box',
  permission: 'reporte.inventario',
  types: {
    almacenId: 'integer',
    unidadId: 'integer',
    jurisdiccionId: 'integer',
    fechaCorte: 'string',
    porLote: 'boolean',
    tipo: 'string',
    grupo: 'string',
    nivelAbasto: 'string',
    semaforo: 'string',
    soloControlados: 'boolean',
    soloRedFria: 'boolean',
  },
  blocks: [
    {
      name: 'resumen',
      type: 'tiles',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Tiles')),
      roles: {},
      fields: [
        { field: 'claves', format: 'integer' },
        { field: 'piezas', format: 'integer' },
        { field: 'valor', format: 'money' },
        { field: 'sinExistencia', format: 'integer', tone: 'danger' },
        { field: 'critico', format: 'integer', tone: 'warning' },
        { field: 'porCaducar', format: 'money', tone: 'warning' },
        { field: 'caducado', format: 'money', tone: 'danger' },
      ],
      levels: [50, 80, 95, 99.5],
    },
    {
      name: 'niveles',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'nivel', value: 'porcentaje', of: 'todas', part: 'claves' },
      fields: [
        { field: 'nivel', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'claves', format: 'integer' },
        { field: 'todas', format: 'integer' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
      drill: {
        resource: 'inventario',
        permission: 'inventario.ver',
        filter: {
          almacenId: { parameter: 'almacenId' },
          unidadId: { parameter: 'unidadId' },
          jurisdiccionId: { parameter: 'jurisdiccionId' },
          tipoInsumo: { parameter: 'tipo' },
          nivelAbasto: { field: 'codigo' },
        },
      },
    },
    {
      name: 'valorPorTipo',
      type: 'meters',
      Drawing: lazyPart(() => import('#platform/web/ui/reports/blocks/Meters')),
      roles: { label: 'tipo', value: 'porcentaje', of: 'todo', part: 'valor' },
      fields: [
        { field: 'tipo', format: 'text' },
        { field: 'porcentaje', format: 'percent' },
        { field: 'valor', format: 'money' },
        { field: 'todo', format: 'money' },
      ],
      levels: [50, 80, 95, 99.5],
      neutral: true,
    },
  ],
  exports: ['csv', 'xlsx', 'pdf'],
  form: inventarioReporteForm,
  Inputs,
  labels: {
    es: async () => [(await import('../../locales/es/report-inventario-reporte.gen.json')).default],
    en: async () => [(await import('../../locales/en/report-inventario-reporte.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/report-inventario-reporte.gen.json')).default],
  },
};

export default report;
