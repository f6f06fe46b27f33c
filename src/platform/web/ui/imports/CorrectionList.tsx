import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Dispatch } from 'react';
import { formatNumber } from '../format/format-number';
import {
  editsOf,
  isTooMuch,
  MAX_EDITS,
  type Edits,
  type Correction,
  type CorrectionsState,
  type CorrectionStep,
} from './corrections';
import type { ImportOutcome } from './import-outcome';
import { fieldTitle } from './field-title';
import styles from './imports.module.css';

interface CorrectionListProps {
  readonly state: CorrectionsState;
  readonly resource: string;
  readonly cells: ImportOutcome['celdas'];
  readonly correct: Dispatch<CorrectionStep>;
}

/** Maximum corrections listed one by one; with more it is easier to correct the file itself. */
const LISTED = 100;

/** List of corrections and skipped rows, each with an undo. */
export function CorrectionList({ state, resource, cells, correct }: CorrectionListProps) {
  const translate = useTranslate();
  const edits = editsOf(state);
  const { correcciones, omitirFilas, crearFilas } = edits;
  if (correcciones.length + omitirFilas.length + crearFilas.length === 0) return null;
  const shown = ({ columna, valor }: Correction) =>
    cells.find((each) => each.columna === columna)?.opciones.find((option) => option.valor === valor)?.texto ??
    (valor || '—');
  const entries = [
    ...omitirFilas.map((fila) => ({
      text: translate('imports.correct.rowLeftOut', { row: fila }),
      undo: { step: 'skip', fila, on: false } as const,
    })),
    ...crearFilas.map((fila) => ({
      text: translate('imports.alike.rowCreated', { row: fila }),
      undo: { step: 'create', fila, on: false } as const,
    })),
    ...correcciones.map((correction) => ({
      text: translate(correction.fila === undefined ? 'imports.correct.allCorrected' : 'imports.correct.corrected', {
        row: correction.fila,
        column: fieldTitle(translate, resource, correction.columna),
        before: correction.dice || '—',
        value: shown(correction),
      }),
      undo: { step: 'undo', correction } as const,
    })),
  ];
  return (
    <details className={styles['headings']}>
      <summary>{summaryOf(translate, edits)}</summary>
      <ul>
        {entries.slice(0, LISTED).map(({ text, undo }, index) => (
          <li key={`${index} ${text}`} className={styles['undo']}>
            <span>{text}</span>
            <Button
              size="small"
              aria-label={translate('imports.correct.undoThis', { what: text })}
              onClick={() => correct(undo)}
            >
              {translate('imports.correct.undo')}
            </Button>
          </li>
        ))}
      </ul>
      {entries.length > LISTED && (
        <p>
          {translate('imports.correct.listed', {
            shown: formatNumber(LISTED),
            total: formatNumber(entries.length),
          })}
        </p>
      )}
      <Button size="small" variant="outlined" onClick={() => correct({ step: 'undoAll' })}>
        {translate('imports.correct.undoAll')}
      </Button>
      {isTooMuch(edits) && (
        <p role="alert" className={styles['problem']}>
          {translate('imports.correct.tooMany', { total: formatNumber(MAX_EDITS) })}
        </p>
      )}
    </details>
  );
}

/** Returns the summary «12 correcciones, 1 renglón omitido». */
function summaryOf(
  translate: ReturnType<typeof useTranslate>,
  { correcciones: { length: corrected }, omitirFilas: { length: left }, crearFilas: { length: created } }: Edits,
): string {
  const parts = [
    corrected > 0 &&
      translate('imports.correct.corrections', { smart_count: corrected, total: formatNumber(corrected) }),
    left > 0 && translate('imports.correct.leftOutRows', { smart_count: left, total: formatNumber(left) }),
    created > 0 && translate('imports.alike.createdRows', { smart_count: created, total: formatNumber(created) }),
  ];
  return parts.filter(Boolean).join(', ');
}
