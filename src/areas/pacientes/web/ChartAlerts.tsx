import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Paciente } from '#generated/shared/types/paciente.gen';
import { recordPath } from '#platform/shared/record-path';
import { listLink } from '#platform/web/ui/list/list-link';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import type { IconName } from '#platform/web/ui/icons/Icon';
import boxStyles from '#platform/web/ui/page/toned-box.module.css';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import type { Tone } from '#platform/web/ui/values/enum-choices';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { useSummary } from './useSummary';
import type { Summary } from './usePatientCalls';
import styles from './chart.module.css';

type Alert = Summary['alertas'][number];

/** Allergies are excluded: they have a separate alert. */
const LOOKS: Readonly<Partial<Record<Alert, { readonly tone: Tone; readonly icon: IconName }>>> = {
  EMBARAZO: { tone: 'info', icon: 'heart' },
  GESTACION_ALTO_RIESGO: { tone: 'danger', icon: 'heart' },
  PROVISIONAL: { tone: 'warning', icon: 'person' },
  SIN_AVISO_PRIVACIDAD: { tone: 'warning', icon: 'file' },
};

/** Alerts at the head of a patient's pages: merged, deceased, seen by an emergency access, and clinical ones. */
export default function ChartAlerts() {
  const translate = useTranslate();
  const { record } = useShowContext();
  const { pacienteId, estatus, fusionadoEnId } = record as unknown as Paciente;
  const { data } = useSummary(pacienteId);
  const told = (data?.alertas ?? []).flatMap((alert) => {
    const look = LOOKS[alert];
    return look ? [{ alert, ...look }] : [];
  });
  return (
    <>
      {estatus === 'FUSIONADO' && fusionadoEnId !== null && (
        <p className={boxStyles['box']} data-tone="warning">
          {translate('app.patient.merged')}{' '}
          <Link to={recordPath.show('paciente', fusionadoEnId)}>{translate('app.patient.mergedInto')}</Link>
        </p>
      )}
      {estatus === 'FALLECIDO' && (
        <p className={boxStyles['box']} data-tone="neutral">
          <b>{translate('app.patient.died')}</b>{' '}
          <Link to={listLink('defuncion', { pacienteId })}>{translate('app.patient.death')}</Link>
        </p>
      )}
      {data?.accesoHasta && (
        <p className={boxStyles['box']} data-tone="danger">
          {translate('app.patient.emergencyUntil', { when: formatDateTime(data.accesoHasta) })}
        </p>
      )}
      {told.length > 0 && (
        <ul className={styles['alerts']} aria-label={translate('app.patient.alerts.title')}>
          {told.map(({ alert, tone, icon }) => (
            <li key={alert}>
              <ToneChip tone={tone} icon={icon}>
                {translate(`app.patient.alerts.${alert}`)}
              </ToneChip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
