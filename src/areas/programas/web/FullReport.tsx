import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Asked } from './useProgrammes';
import styles from './programmes.module.css';

interface FullReportProps {
  readonly name: 'programas-avance' | 'programas-medicinas';
  readonly asked: Asked;
  readonly notes: readonly string[];
}

/** Method of the figures, and a link to the report with its months, units and files. */
export function FullReport({ name, asked, notes }: FullReportProps) {
  const translate = useTranslate();
  const query = new URLSearchParams(Object.entries(asked).map(([field, value]) => [field, String(value)]));
  return (
    <div className={styles['notes']}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Link to={`/reportes/${name}?${query.toString()}`}>{translate('programmes.report')}</Link>
    </div>
  );
}
