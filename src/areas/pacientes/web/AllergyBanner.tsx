import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import { useTranslate } from 'react-admin';
import type { Paciente } from '#generated/shared/types/paciente.gen';
import boxStyles from '#platform/web/ui/page/toned-box.module.css';
import { useUnlinkedNames } from './useUnlinkedNames';
import styles from './allergy-alert.module.css';

const ALERT = `${boxStyles['box']} ${styles['alert']}`;

const SEVERITIES = ['GRAVE', 'MODERADA', 'LEVE'];

/** Allergies as far as known; fields that the reader may not see are absent. */
export type Known = Partial<Pick<Paciente, 'alergias' | 'alergiasNegadas'>>;

/**
 * Renders the allergies of a patient first on their pages (NOM-004-SSA3-2012, 5.12 and 6.1.1). It states unasked and hidden allergies as
 * well: silence would be read as "none".
 */
export function AllergyBanner({ patient }: { readonly patient: Known }) {
  const translate = useTranslate();
  const { alergias, alergiasNegadas } = patient;
  const active = (alergias ?? [])
    .filter(({ estado }) => estado === 'ACTIVA')
    .toSorted((one, other) => SEVERITIES.indexOf(one.gravedad) - SEVERITIES.indexOf(other.gravedad));
  const unlinked = useUnlinkedNames(active);
  const hidden = !('alergias' in patient) && !('alergiasNegadas' in patient);

  if (hidden)
    return (
      <p className={ALERT} data-tone="neutral">
        {translate('app.allergies.hidden')}
      </p>
    );
  if (active.length === 0) {
    return alergiasNegadas ? (
      <p className={ALERT} data-tone="neutral">
        {translate('app.allergies.denied')}
      </p>
    ) : (
      <p className={ALERT} data-tone="warning">
        <ReportProblem aria-hidden />
        {translate('app.patient.allergies.unasked')}
      </p>
    );
  }
  return (
    <section className={ALERT} data-tone="danger" aria-label={translate('app.patient.allergies.title')}>
      <ReportProblem aria-hidden />
      <b>{translate('app.patient.allergies.title')}</b>
      <ul>
        {active.map(({ sustancia, gravedad, reaccion }) => (
          <li key={sustancia} data-severity={gravedad}>
            <b>{sustancia}</b> · {translate(`enums.GravedadAlergia.${gravedad}`)}
            {reaccion ? ` · ${reaccion}` : ''}
            {unlinked.includes(sustancia) ? ` · ${translate('app.patient.allergies.unlinked')}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}
