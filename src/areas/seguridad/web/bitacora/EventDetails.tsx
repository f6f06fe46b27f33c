import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { FieldChange } from '#platform/shared/history-event';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import { useReportModule } from '#platform/web/ui/reports/ReportRegistry';
import { ChangeTable } from '#platform/web/ui/show/ChangeTable';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import type { AuditEvent } from './event-sentence';
import { PlainChanges } from './PlainChanges';
import { useEvent } from './useAudit';
import styles from './bitacora.module.css';

type Specs = Readonly<Record<string, ValueSpec>>;

/** Display of each resource's field values, each behind a separate import. */
const SPECS = import.meta.glob<{ readonly historyFields: Specs }>('/generated/web/*/history.gen.ts');

const specsOf = (name: string) => SPECS[`/generated/web/${name}/history.gen.ts`];

/** Renders the changed fields of an event, its origin and its seal. */
export function EventDetails({ event, caption }: { readonly event: AuditEvent; readonly caption: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useEvent(event.bitacoraId);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const changes =
    data.cambios?.map(({ campo, antes, despues, oculto }): FieldChange => ({ campo, antes, despues, oculto })) ?? null;
  const [, report] = /^reporte (.+)$/.exec(event.entidad) ?? [];
  // True for events without fields of a record: queries, views and exports.
  const isAbout =
    event.entidadId === null || event.accion === 'LEER' || event.accion === 'EXPORTAR' || !specsOf(event.entidad);
  return (
    <div className={styles['details']}>
      {changes === null && <p className={styles['note']}>{translate('bitacora.notYours')}</p>}
      {changes &&
        changes.length > 0 &&
        (report ? (
          <ReportChanges report={report} changes={changes} caption={caption} />
        ) : isAbout ? (
          <AboutChanges entidad={event.entidad} changes={changes} caption={caption} />
        ) : (
          <RecordChanges entidad={event.entidad} changes={changes} caption={caption} />
        ))}
      <dl className={styles['origin']}>
        {(
          [
            ['ip', data.ip],
            ['device', data.dispositivo],
            ['request', data.correlationId],
            ['place', data.orden],
            ['digest', data.huella],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`bitacora.origin.${name}`)}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ChangesProps {
  readonly entidad: string;
  readonly changes: readonly FieldChange[];
  readonly caption: string;
}

/** Texts and specs of a resource's fields; null while they load. */
function useFields(entidad: string) {
  const isResource = specsOf(entidad) !== undefined;
  const { data: module, error, refetch } = useOpenedResource(entidad, isResource);
  const { data: specs } = useQuery({
    queryKey: ['history-fields', entidad],
    queryFn: () => specsOf(entidad)!(),
    staleTime: Infinity,
    enabled: isResource,
  });
  return { isResource, specs: module && specs ? specs.historyFields : null, error, refetch };
}

function AboutChanges({ entidad, changes, caption }: ChangesProps) {
  const { isResource, specs, error, refetch } = useFields(entidad);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isResource && !specs) return <Loading />;
  return <PlainChanges resource={entidad} changes={changes} specs={specs ?? {}} caption={caption} />;
}

/** Parameters of a report, with its texts. */
function ReportChanges({ report, changes, caption }: Omit<ChangesProps, 'entidad'> & { readonly report: string }) {
  const { data, error, refetch } = useReportModule(report);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  return <PlainChanges resource={`reportes.${report}`} changes={changes} caption={caption} />;
}

function RecordChanges({ entidad, changes, caption }: ChangesProps) {
  const { specs, error, refetch } = useFields(entidad);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!specs) return <Loading />;
  return <ChangeTable resource={entidad} changes={changes} specs={specs} caption={caption} />;
}
