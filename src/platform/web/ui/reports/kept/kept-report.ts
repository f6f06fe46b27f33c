import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { keptDays } from '#platform/shared/dates/kept-periods';
import { today } from '../../format/format-date';
import { useAttempt } from '../../operations/useAttempt';
import { searchOf } from '../report-params';

/** Kept report of a user, and report made in the background. */
export type KeptReport = OperationTypes['reportesGuardados']['answer'][number];
export type ReportFile = OperationTypes['reporteArchivos']['answer'][number];

type Wanted = OperationTypes['reporteGuardar']['body'];

interface KeptMethods {
  readonly reportesGuardados: (call: { signal?: AbortSignal }) => Promise<{ data: KeptReport[] }>;
  readonly reporteGuardar: (call: { body: Wanted }) => Promise<{ data: KeptReport }>;
  readonly reporteGuardadoCambiar: (call: {
    params: { reporteGuardadoId: number };
    body: OperationTypes['reporteGuardadoCambiar']['body'];
  }) => Promise<{ data: KeptReport }>;
  readonly reporteGuardadoQuitar: (call: { params: { reporteGuardadoId: number } }) => Promise<{ data: boolean }>;
  readonly reporteArchivos: (call: { signal?: AbortSignal }) => Promise<{ data: ReportFile[] }>;
  readonly reporteArchivoQuitar: (call: { params: { reporteArchivoId: number } }) => Promise<{ data: boolean }>;
}

const KEPT = ['reporte-guardado'] as const;
const FILES = ['reporte-archivo'] as const;
/** Poll interval for reports in progress, in milliseconds. */
const LOOK_MS = 2000;

/** Returns the reader's kept reports. */
export function useKeptReports() {
  const methods = useDataProvider<DataProvider & KeptMethods>();
  return useQuery({
    queryKey: KEPT,
    queryFn: async ({ signal }) => (await methods.reportesGuardados({ signal })).data,
  });
}

/** Returns functions that write the reader's kept reports. */
export function useKeepReport() {
  const methods = useDataProvider<DataProvider & KeptMethods>();
  const { failure, pending, attempt } = useAttempt(KEPT);
  return {
    failure,
    pending,
    create: (body: Wanted) => attempt(() => methods.reporteGuardar({ body })),
    change: ({ reporteGuardadoId, version }: KeptReport, changes: Partial<Wanted>) =>
      attempt(() => methods.reporteGuardadoCambiar({ params: { reporteGuardadoId }, body: { version, ...changes } })),
    remove: ({ reporteGuardadoId }: KeptReport) =>
      attempt(() => methods.reporteGuardadoQuitar({ params: { reporteGuardadoId } })),
  };
}

export const isUnderWay = ({ estatus }: ReportFile): boolean => estatus === 'EN_COLA' || estatus === 'EN_PROCESO';

/** Returns the reader's background reports; polled while one is in progress. */
export function useReportFiles() {
  const methods = useDataProvider<DataProvider & KeptMethods>();
  return useQuery({
    queryKey: FILES,
    queryFn: async ({ signal }) => (await methods.reporteArchivos({ signal })).data,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? LOOK_MS : false),
  });
}

/** Cancels a report in progress, or deletes a finished one. */
export function useRemoveReportFile() {
  const methods = useDataProvider<DataProvider & KeptMethods>();
  const { failure, pending, attempt } = useAttempt(FILES);
  return {
    failure,
    pending,
    remove: ({ reporteArchivoId }: ReportFile) =>
      attempt(() => methods.reporteArchivoQuitar({ params: { reporteArchivoId } })),
  };
}

/** Returns the URL of a kept report, with the current days of its period. */
export function keptAddress({ reporte, parametros, periodo }: KeptReport): string {
  const asked = { ...parametros, ...(periodo === null ? {} : keptDays(periodo, today())) };
  return `/reportes/${reporte}?${searchOf(asked).toString()}`;
}
