import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { formatCell } from '#platform/web/ui/reports/format-cell';
import { TrendChart } from '#platform/web/ui/charts/TrendChart';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { FullReport } from './FullReport';
import { useProgress, type Asked } from './useProgrammes';
import styles from './programmes.module.css';

/** Renders the monthly targets of a programme and the people reached, as lines and as a table. */
export function Targets({ asked }: { readonly asked: Asked }) {
  const translate = useTranslate();
  const { data, error, refetch } = useProgress(asked);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const months = data.bloques.meses;
  const now = data.bloques.programas[0];
  return (
    <>
      {now && (
        <dl className={styles['figures']}>
          {(
            [
              ['enrolled', formatNumber(now.inscritos)],
              ['joined', formatNumber(now.altas)],
              ['reached', formatNumber(now.avance)],
              ['target', now.meta === null ? '—' : formatNumber(now.meta)],
              ['progress', now.porcentaje === null ? '—' : formatCell('percent', now.porcentaje)],
            ] as const
          ).map(([name, text]) => (
            <div key={name}>
              <dt>{translate(`programmes.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <TrendChart
        caption={translate('programmes.targetChart')}
        labelTitle={translate('programmes.month')}
        labels={months.map(({ mes }) => translate(`enums.Mes.${mes}`))}
        series={[
          { name: translate('programmes.reached'), values: months.map(({ avance }) => avance) },
          { name: translate('programmes.target'), values: months.map(({ meta }) => meta) },
        ]}
        asTable={translate('programmes.asTable')}
        asChart={translate('programmes.asChart')}
        format={formatNumber}
      />
      <FullReport name="programas-avance" asked={asked} notes={data.notas} />
    </>
  );
}
