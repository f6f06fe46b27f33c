import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import { useTranslate } from 'react-admin';
import { breachOf, readingOf } from '#areas/inventario/shared/red-fria/reading';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import styles from './readings.module.css';

/** Renders an alert at the head of a reading out of range: the deviation, and the action to take now. Appears right after saving. */
export default function BreachAlert() {
  const { record } = useShowContext();
  const translate = useTranslate();
  if (record['fueraDeRango'] !== true) return null;
  const { minima, maxima, ...reading } = readingOf(record);
  const breach = breachOf({ ...reading, minima, maxima });
  return (
    <p className={styles['alert']} role="alert">
      <ReportProblem aria-hidden />
      <span>
        <b>{translate('app.cold.alert', { value: formatNumber(breach, 1) })}</b>{' '}
        {translate('app.cold.alertBand', { low: formatNumber(minima), high: formatNumber(maxima) })}
      </span>
    </p>
  );
}
