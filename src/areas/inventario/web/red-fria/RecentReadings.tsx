import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import chartStyles from '#platform/web/ui/charts/charts.module.css';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import sectionStyles from '#platform/web/ui/page/titled-section.module.css';
import { useSeen } from '#platform/web/ui/page/useSeen';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { ReadingsPlot } from './ReadingsPlot';
import { ReadingsTable } from './ReadingsTable';
import styles from './readings.module.css';
import { DAYS, useReadings, type Readings } from './useReadings';

/** Renders the readings of the last days on the page of cold chain equipment: a sentence, a chart and a table. */
export default function RecentReadings() {
  const { record } = useShowContext();
  const translate = useTranslate();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const seen = useSeen(box);
  const { data, error, refetch } = useReadings(Number(record['equipoFrioId']), seen);
  return (
    <section ref={box} className={sectionStyles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{translate('app.cold.title', { days: DAYS })}</h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Trend {...data} low={Number(record['minima'])} high={Number(record['maxima'])} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

interface TrendProps extends Readings {
  readonly low: number;
  readonly high: number;
}

function Trend({ readings, total, until, low, high }: TrendProps) {
  const translate = useTranslate();
  const [tabled, setTabled] = useState(false);
  const last = readings.at(-1);
  if (!last) return <p className={styles['told']}>{translate('app.cold.none', { days: DAYS })}</p>;
  const breaches = readings.filter(({ fueraDeRango }) => fueraDeRango).length;
  const told = [
    translate('app.cold.figures', { smart_count: readings.length }),
    translate('app.cold.breaches', { smart_count: breaches }),
    translate('app.cold.last', { value: formatNumber(last.temperatura, 1), when: formatDateTime(last.fecha) }),
    translate('app.cold.band', { low: formatNumber(low), high: formatNumber(high) }),
  ].join(' · ');
  return (
    <div className={styles['trend']} data-full-width>
      <p className={styles['told']}>
        {told}
        {total > readings.length && readings.length > 250
          ? ` · ${translate('app.cold.truncated', { shown: readings.length, total })}`
          : ''}
      </p>
      {!tabled && <ReadingsPlot readings={readings} low={low} high={high} end={until} />}
      <div className={tabled ? chartStyles['scroll'] : 'rs-hidden'}>
        <ReadingsTable caption={translate('app.cold.title', { days: DAYS })} readings={readings} linked={tabled} />
      </div>
      <Button size="small" onClick={() => setTabled(!tabled)}>
        {translate(tabled ? 'app.cold.asChart' : 'app.cold.asTable')}
      </Button>
    </div>
  );
}
