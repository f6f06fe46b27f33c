import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { PinButton } from '../boards/PinButton';
import { pinnableOf } from '../boards/pinnable-of';
import { formatDateTime } from '../format/format-date';
import { formatNumber } from '../format/format-number';
import { EmptyState } from '../states/EmptyState';
import { PrintHead } from '../print/PrintHead';
import { ReportBlocks } from './blocks/ReportBlocks';
import type { ReportAnswer } from './report-answer';
import { KeepButton } from './kept/KeepButton';
import { ReportChart } from './ReportChart';
import { ReportExport } from './ReportExport';
import type { ReportModule } from './report-module';
import { ReportTable } from './ReportTable';
import styles from './report.module.css';

interface ReportResultProps {
  readonly report: ReportModule;
  readonly params: Readonly<Record<string, unknown>>;
  readonly answer: ReportAnswer;
}

/** Result of a report: row count and time, chart, table and notes. */
export function ReportResult({ report, params, answer }: ReportResultProps) {
  const translate = useTranslate();
  const { blocks = [] } = report;
  const { datos, filasTotal, generado, grafica, notas, titulo } = answer;
  if (filasTotal === 0)
    return (
      <EmptyState icon="chart" title={translate('app.reports.nothing')} text={translate('app.reports.nothingText')} />
    );
  return (
    <>
      <PrintHead count={1} />
      <div className={styles['bar']}>
        <p role="status">
          {translate('app.reports.made', {
            smart_count: filasTotal,
            total: formatNumber(filasTotal),
            when: formatDateTime(generado),
          })}
        </p>
        <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {translate('app.print.print')}
        </Button>
        {blocks.length > 0 && (
          <PinButton label={translate('app.reports.pin')} offer={() => pinnableOf(report, params, translate)} />
        )}
        <KeepButton report={report} params={params} title={titulo} />
        <ReportExport report={report} params={params} title={titulo} total={filasTotal} />
      </div>
      {datos.length > 0 && (
        <dl className={styles['facts']}>
          {datos.map(({ titulo: name, valor }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      )}
      <ReportBlocks report={report} params={params} answer={answer} />
      {grafica && <ReportChart chart={grafica} more={filasTotal > grafica.categorias.length} />}
      <ReportTable answer={answer} />
      {notas.length > 0 && (
        <ul className={styles['notes']} aria-label={translate('app.reports.notes')}>
          {notas.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
