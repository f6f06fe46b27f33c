import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { blocked } from '../../buttons/blocked';
import { formatDateTime } from '../../format/format-date';
import { ErrorState } from '../../states/ErrorState';
import { Loading } from '../../states/Loading';
import { useReportModule } from '../ReportRegistry';
import { keptAddress, useKeepReport, useKeptReports, type KeptReport } from './kept-report';
import { lazyPart } from '../../loading/lazy-part';
import styles from './kept.module.css';

const KeepDialog = lazyPart(() => import('./KeepDialog'));

/** Kept reports of the reader. */
export function KeptReports() {
  const translate = useTranslate();
  const { data, error, refetch } = useKeptReports();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.length === 0) return <p className={styles['note']}>{translate('app.reports.keep.none')}</p>;
  return (
    <ul className={styles['list']}>
      {data.map((kept) => (
        <KeptItem key={kept.reporteGuardadoId} kept={kept} />
      ))}
    </ul>
  );
}

function KeptItem({ kept }: { readonly kept: KeptReport }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data: report } = useReportModule(kept.reporte);
  const { remove, failure, pending } = useKeepReport();
  const [changing, setChanging] = useState(false);
  const { nombre, periodo, frecuencia, formato, siguiente } = kept;
  const told = [
    report && translate(`resources.reportes.${report.name}.name`),
    periodo && translate(`app.reports.keep.periods.${periodo}`),
    frecuencia !== 'NINGUNA' && translate(`app.reports.keep.frequencies.${frecuencia}`),
    frecuencia !== 'NINGUNA' && translate(`app.reports.keep.formats.${formato}`),
    siguiente !== null && translate('app.reports.keep.next', { when: formatDateTime(siguiente) }),
  ];
  const forget = async () => {
    if (!(await remove(kept))) return;
    notify('app.reports.keep.removed', {
      type: 'info',
      messageArgs: { name: nombre },
    });
  };
  return (
    <li className={styles['item']}>
      <div>
        <Link to={keptAddress(kept)}>{nombre}</Link>
        <small>{told.filter(Boolean).join(' · ')}</small>
        {failure && (
          <small data-failed role="alert">
            {failure}
          </small>
        )}
      </div>
      <div className={styles['buttons']}>
        <Button
          aria-label={translate('app.reports.keep.changeNamed', { name: nombre })}
          {...blocked(!report && translate('app.why.noReport'))}
          onClick={() => setChanging(true)}
        >
          {translate('app.reports.keep.edit')}
        </Button>
        <Button
          aria-label={translate('app.reports.keep.removeNamed', { name: nombre })}
          aria-disabled={pending}
          onClick={() => void forget()}
        >
          {translate('app.reports.file.remove')}
        </Button>
      </div>
      {changing && report && (
        <Suspense>
          <KeepDialog start={kept} kept={kept} report={report} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </li>
  );
}
