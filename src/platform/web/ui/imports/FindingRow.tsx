import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { memo, useId, type Dispatch } from 'react';
import { formatNumber } from '../format/format-number';
import { ToneChip } from '../values/ToneChip';
import { AlikeRecords } from './AlikeRecords';
import { CellEditor } from './CellEditor';
import type { Correction, CorrectionStep } from './corrections';
import type { CellEditing, ImportFinding } from './import-outcome';
import styles from './imports.module.css';

interface FindingRowProps {
  readonly finding: ImportFinding;
  /** Input type of the cell; null if no correction helps. */
  readonly editing: CellEditing | null;
  readonly typed: Correction | undefined;
  readonly skipped: boolean;
  /** True when the row is created despite possible duplicates. */
  readonly created: boolean;
  /** Null once the import is applied. */
  readonly correct: Dispatch<CorrectionStep> | null;
}

/**
 * A finding, with an input to correct its cell and a button to skip its row. As there may be hundreds, it renders again only when it
 * changes.
 */
export const FindingRow = memo(({ finding, editing, typed, skipped, created, correct }: FindingRowProps) => {
  const translate = useTranslate();
  const messageId = useId();
  const { fila, columna, valor, nivel, mensaje, iguales, parecidos } = finding;
  const isShared = typed?.dice !== undefined;
  return (
    <tr data-skipped={skipped || undefined}>
      <td data-label={translate('imports.columns.row')}>{fila}</td>
      <td>{columna || '—'}</td>
      <td className={styles['value']}>
        {parecidos ? (
          <AlikeRecords finding={finding} />
        ) : correct && editing ? (
          <>
            <CellEditor
              editing={editing}
              label={translate('imports.correct.cell', { column: columna, row: fila })}
              value={typed?.valor ?? valor}
              describedBy={messageId}
              disabled={skipped}
              onChange={(value) => correct({ step: 'type', finding, valor: value })}
            />
            {iguales > 1 && !skipped && (typed || valor === '') && (
              <label className={styles['everywhere']}>
                <input
                  type="checkbox"
                  checked={isShared}
                  onChange={({ target }) => correct({ step: 'everywhere', finding, on: target.checked })}
                />
                <span>
                  {translate(valor === '' ? 'imports.correct.allEmpty' : 'imports.correct.allSame', {
                    total: formatNumber(iguales),
                    value: valor,
                  })}
                </span>
              </label>
            )}
          </>
        ) : (
          valor || '—'
        )}
      </td>
      <td className={styles['message']} id={messageId}>
        <ToneChip tone={nivel === 'ERROR' ? 'danger' : 'warning'} icon={nivel === 'ERROR' ? 'block' : 'alert'}>
          {translate(`imports.${nivel}`)}
        </ToneChip>{' '}
        <span>{mensaje}</span>
      </td>
      {correct && (
        <td className={styles['acts']}>
          {parecidos && (
            <Button
              size="small"
              color="inherit"
              variant={created ? 'contained' : 'outlined'}
              aria-pressed={created}
              aria-label={translate('imports.alike.createRow', { row: fila })}
              onClick={() => correct({ step: 'create', fila, on: !created })}
            >
              {translate('imports.alike.create')}
            </Button>
          )}
          {(nivel === 'ERROR' || parecidos) && (
            <Button
              size="small"
              color="inherit"
              variant={skipped ? 'contained' : 'outlined'}
              aria-pressed={skipped}
              aria-label={translate('imports.correct.skipRow', { row: fila })}
              onClick={() => correct({ step: 'skip', fila, on: !skipped })}
            >
              {translate(skipped ? 'imports.correct.skipped' : 'imports.correct.skip')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
});
