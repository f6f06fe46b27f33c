import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type Dispatch } from 'react';
import { formatNumber } from '../format/format-number';
import { typedFor, type CorrectionsState, type CorrectionStep } from './corrections';
import { FindingRow } from './FindingRow';
import type { ImportFinding, ImportOutcome } from './import-outcome';
import styles from './imports.module.css';

interface FindingsTableProps {
  readonly shown: readonly ImportFinding[];
  readonly cells: ImportOutcome['celdas'];
  readonly state: CorrectionsState;
  readonly correct: Dispatch<CorrectionStep> | null;
}

/** Maximum findings rendered at once, as each has its own controls. */
const AT_ONCE = 200;
const HEADINGS = ['row', 'column', 'value', 'message'] as const;

/** Table of findings, each with an editable cell; rendered some hundred at a time. */
export function FindingsTable({ shown, cells, state: { edits, typed }, correct }: FindingsTableProps) {
  const translate = useTranslate();
  const [most, setMost] = useState(AT_ONCE);
  const editing = new Map(cells.map((each) => [each.columna, each]));
  const skipped = new Set(edits.omitirFilas);
  const created = new Set(edits.crearFilas);
  return (
    <>
      <div className={styles['scroll']} role="region" aria-label={translate('imports.findings')} tabIndex={0}>
        <table className={`${styles['table']} ${styles['findings']}`}>
          <thead>
            <tr>
              {HEADINGS.map((name) => (
                <th key={name} scope="col">
                  {translate(`imports.columns.${name}`)}
                </th>
              ))}
              {correct && (
                <th scope="col">
                  <span className="rs-hidden">{translate('imports.columns.act')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, most).map((finding, index) => (
              <FindingRow
                key={index}
                finding={finding}
                editing={editing.get(finding.celda) ?? null}
                typed={finding.celda === '' ? undefined : typedFor(typed, finding)}
                skipped={skipped.has(finding.fila)}
                created={created.has(finding.fila)}
                correct={correct}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > most && (
        <div className={styles['more']}>
          <p>{translate('imports.correct.drawn', { shown: formatNumber(most), total: formatNumber(shown.length) })}</p>
          <Button size="small" variant="outlined" onClick={() => setMost(most + AT_ONCE)}>
            {translate('imports.correct.more', { total: formatNumber(Math.min(AT_ONCE, shown.length - most)) })}
          </Button>
        </div>
      )}
    </>
  );
}
