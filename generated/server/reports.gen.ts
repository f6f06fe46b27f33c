// Generated from schemas/reports by `npm run generate`. Do not edit: your change would be lost.

import type { ReportResult, ReportSpec } from '../../src/shared/report';
import type { OperationTypes } from '../shared/operations.gen';

export type ReportName = 'funcionesIncompatibles' | 'informeSemestre';

/** One row of a report. */
export type ReportRow<Name extends ReportName> = OperationTypes[Name]['answer']['filas'][number];

/** What a handler is given: parameters, checked, and whatever the server adds as context. */
export type ReportHandler<Name extends ReportName, Context> = (
  params: OperationTypes[Name]['params'],
  context: Context,
) => Promise<ReportResult<ReportRow<Name>>>;

/** Handlers by name. A report without a handler does not compile. */
export interface Reports<Context> {
  /** GET /api/reportes/funciones-incompatibles: Profiles that hold two permissions that one person should not have together, and who uses them. */
  readonly funcionesIncompatibles: ReportHandler<'funcionesIncompatibles', Context>;
  /** GET /api/inventario/solicitud/informe-semestre: By supply: what was requested, supplied and received in each month of a half-year. */
  readonly informeSemestre: ReportHandler<'informeSemestre', Context>;
}

/** Titles, columns, totals and charts of the reports. */
export const REPORTS: Readonly<Record<ReportName, ReportSpec>> = {
  funcionesIncompatibles: {
    name: 'funciones-incompatibles',
    operation: 'funcionesIncompatibles',
    labels: { es: 'Funciones incompatibles', en: 'Conflicting duties', 'es-mx': 'Funciones incompatibles' },
    columns: [
      {
        field: 'perfil',
        labels: { es: 'Perfil', en: 'Profile', 'es-mx': 'Perfil' },
        group: null,
        format: 'text',
        unit: null,
        total: null,
      },
      {
        field: 'gravedad',
        labels: { es: 'Gravedad', en: 'Severity', 'es-mx': 'Gravedad' },
        group: null,
        format: 'chip',
        unit: null,
        total: null,
      },
      {
        field: 'permiso1',
        labels: { es: 'Permite', en: 'Allows', 'es-mx': 'Permite' },
        group: 'primero',
        format: 'text',
        unit: null,
        total: null,
      },
      {
        field: 'alcance1',
        labels: { es: 'Alcance', en: 'Scope', 'es-mx': 'Alcance' },
        group: 'primero',
        format: 'text',
        unit: null,
        total: null,
      },
      {
        field: 'permiso2',
        labels: { es: 'Permite', en: 'Allows', 'es-mx': 'Permite' },
        group: 'segundo',
        format: 'text',
        unit: null,
        total: null,
      },
      {
        field: 'alcance2',
        labels: { es: 'Alcance', en: 'Scope', 'es-mx': 'Alcance' },
        group: 'segundo',
        format: 'text',
        unit: null,
        total: null,
      },
      {
        field: 'motivo',
        labels: { es: 'Por qué importa', en: 'Why it matters', 'es-mx': 'Por qué importa' },
        group: null,
        format: 'text',
        unit: null,
        total: null,
      },
      {
        field: 'usuariosActivos',
        labels: { es: 'Usuarios activos', en: 'Active users', 'es-mx': 'Usuarios activos' },
        group: null,
        format: 'integer',
        unit: null,
        total: null,
      },
      {
        field: 'usuarios',
        labels: { es: 'Quiénes', en: 'Who', 'es-mx': 'Quiénes' },
        group: null,
        format: 'text',
        unit: null,
        total: null,
      },
    ],
    groups: {
      primero: { es: 'Un permiso', en: 'One permission', 'es-mx': 'Un permiso' },
      segundo: { es: 'Otro permiso', en: 'Another permission', 'es-mx': 'Otro permiso' },
    },
    chart: null,
    exports: ['csv', 'xlsx'],
  },
  informeSemestre: {
    name: 'informe-semestre',
    operation: 'informeSemestre',
    labels: {
      es: 'Informe semestral de solicitudes',
      en: 'Half-year report of requests',
      'es-mx': 'Informe semestral de solicitudes',
    },
    columns: [
      {
        field: 'clave',
        labels: { es: 'Clave', en: 'Code', 'es-mx': 'Clave' },
        group: null,
        format: 'text',
        unit: null,
        total: null,
      },
      {
        field: 'insumo',
        labels: { es: 'Insumo', en: 'Supply', 'es-mx': 'Insumo' },
        group: null,
        format: 'text',
        unit: null,
        total: null,
      },
      {
        field: 'solicitado1',
        labels: { es: 'Solicitado', en: 'Requested', 'es-mx': 'Solicitado' },
        group: 'mes1',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'surtido1',
        labels: { es: 'Surtido', en: 'Supplied', 'es-mx': 'Surtido' },
        group: 'mes1',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'recibido1',
        labels: { es: 'Recibido', en: 'Received', 'es-mx': 'Recibido' },
        group: 'mes1',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'solicitado2',
        labels: { es: 'Solicitado', en: 'Requested', 'es-mx': 'Solicitado' },
        group: 'mes2',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'surtido2',
        labels: { es: 'Surtido', en: 'Supplied', 'es-mx': 'Surtido' },
        group: 'mes2',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'recibido2',
        labels: { es: 'Recibido', en: 'Received', 'es-mx': 'Recibido' },
        group: 'mes2',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'solicitado3',
        labels: { es: 'Solicitado', en: 'Requested', 'es-mx': 'Solicitado' },
        group: 'mes3',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'surtido3',
        labels: { es: 'Surtido', en: 'Supplied', 'es-mx': 'Surtido' },
        group: 'mes3',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'recibido3',
        labels: { es: 'Recibido', en: 'Received', 'es-mx': 'Recibido' },
        group: 'mes3',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'solicitado4',
        labels: { es: 'Solicitado', en: 'Requested', 'es-mx': 'Solicitado' },
        group: 'mes4',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'surtido4',
        labels: { es: 'Surtido', en: 'Supplied', 'es-mx': 'Surtido' },
        group: 'mes4',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'recibido4',
        labels: { es: 'Recibido', en: 'Received', 'es-mx': 'Recibido' },
        group: 'mes4',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'solicitado5',
        labels: { es: 'Solicitado', en: 'Requested', 'es-mx': 'Solicitado' },
        group: 'mes5',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'surtido5',
        labels: { es: 'Surtido', en: 'Supplied', 'es-mx': 'Surtido' },
        group: 'mes5',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'recibido5',
        labels: { es: 'Recibido', en: 'Received', 'es-mx': 'Recibido' },
        group: 'mes5',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'solicitado6',
        labels: { es: 'Solicitado', en: 'Requested', 'es-mx': 'Solicitado' },
        group: 'mes6',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'surtido6',
        labels: { es: 'Surtido', en: 'Supplied', 'es-mx': 'Surtido' },
        group: 'mes6',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'recibido6',
        labels: { es: 'Recibido', en: 'Received', 'es-mx': 'Recibido' },
        group: 'mes6',
        format: 'integer',
        unit: null,
        total: 'sum',
      },
      {
        field: 'solicitado',
        labels: { es: 'Solicitado', en: 'Requested', 'es-mx': 'Solicitado' },
        group: 'semestre',
        format: 'integer',
        unit: 'piezas',
        total: 'sum',
      },
      {
        field: 'surtido',
        labels: { es: 'Surtido', en: 'Supplied', 'es-mx': 'Surtido' },
        group: 'semestre',
        format: 'integer',
        unit: 'piezas',
        total: 'sum',
      },
      {
        field: 'recibido',
        labels: { es: 'Recibido', en: 'Received', 'es-mx': 'Recibido' },
        group: 'semestre',
        format: 'integer',
        unit: 'piezas',
        total: 'sum',
      },
      {
        field: 'porcentaje',
        labels: { es: 'Surtimiento', en: 'Fill rate', 'es-mx': 'Surtimiento' },
        group: 'semestre',
        format: 'percent',
        unit: null,
        total: null,
      },
      {
        field: 'promedioMensual',
        labels: { es: 'Promedio mensual surtido', en: 'Supplied a month', 'es-mx': 'Promedio mensual surtido' },
        group: 'semestre',
        format: 'decimal',
        unit: null,
        total: null,
      },
    ],
    groups: {
      mes1: { es: 'Mes 1', en: 'Month 1', 'es-mx': 'Mes 1' },
      mes2: { es: 'Mes 2', en: 'Month 2', 'es-mx': 'Mes 2' },
      mes3: { es: 'Mes 3', en: 'Month 3', 'es-mx': 'Mes 3' },
      mes4: { es: 'Mes 4', en: 'Month 4', 'es-mx': 'Mes 4' },
      mes5: { es: 'Mes 5', en: 'Month 5', 'es-mx': 'Mes 5' },
      mes6: { es: 'Mes 6', en: 'Month 6', 'es-mx': 'Mes 6' },
      semestre: { es: 'Semestre', en: 'Half-year', 'es-mx': 'Semestre' },
    },
    chart: { type: 'bar', category: 'insumo', series: ['solicitado', 'surtido', 'recibido'] },
    exports: ['csv', 'xlsx'],
  },
};
