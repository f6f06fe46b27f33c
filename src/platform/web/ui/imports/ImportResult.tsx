import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState, type Dispatch } from 'react';
import { Link } from 'react-router-dom';
import type { DownloadState } from '../download/useDownload';
import { describeError } from '../states/describe-error';
import { formatNumber } from '../format/format-number';
import type { CorrectionsState, CorrectionStep } from './corrections';
import { FindingsTable } from './FindingsTable';
import type { ImportOutcome } from './import-outcome';
import { saveFindings } from './save-findings';
import styles from './imports.module.css';

interface ImportResultProps {
  readonly outcome: ImportOutcome;
  readonly fileName: string;
  /** Workbook of the invalid rows, to correct and choose again. */
  readonly wrongRows: { readonly state: DownloadState; readonly save: (name: string) => Promise<void> };
  readonly corrections: CorrectionsState;
  readonly correct: Dispatch<CorrectionStep>;
}

type Level = 'ALL' | 'ERROR' | 'AVISO';

/** Result of an import or its preview: figures, and each finding with its row, column and value. */
export function ImportResult({ outcome, fileName, wrongRows, corrections, correct }: ImportResultProps) {
  const translate = useTranslate();
  const [level, setLevel] = useState<Level>('ALL');
  const hintId = useId();
  const {
    aplicada,
    filas,
    conError,
    conAviso,
    nuevas,
    actualizadas,
    sinCambio,
    repetidas,
    porDecidir,
    celdasCorregidas,
    filasOmitidas,
    omitidos,
    faltantes,
    celdas,
    resultado,
  } = outcome;
  // Errors come before warnings.
  const shown = resultado
    .filter(({ nivel }) => level === 'ALL' || nivel === level)
    .toSorted((a, b) => Number(a.nivel === 'AVISO') - Number(b.nivel === 'AVISO'));
  const isReview = outcome.importacionId !== undefined;
  const figures = [
    ['rows', filas],
    ...(isReview
      ? ([
          [aplicada ? 'applied' : 'lots', nuevas],
          ['blank', sinCambio],
        ] as const)
      : ([
          ['new', nuevas],
          ['changed', actualizadas],
          ['same', sinCambio],
        ] as const)),
    ...(repetidas > 0 ? [['repeated', repetidas] as const] : []),
    ...(porDecidir > 0 ? [['undecided', porDecidir] as const] : []),
    ['wrong', conError],
    ['warned', conAviso],
  ] as const;
  const corrected = [
    celdasCorregidas > 0 &&
      translate('imports.correct.cells', { smart_count: celdasCorregidas, total: formatNumber(celdasCorregidas) }),
    filasOmitidas > 0 &&
      translate('imports.correct.leftOutRows', { smart_count: filasOmitidas, total: formatNumber(filasOmitidas) }),
  ]
    .filter(Boolean)
    .join(', ');
  const severity = conError + porDecidir > 0 ? 'warning' : 'success';
  const verdict = aplicada
    ? 'applied'
    : conError > 0
      ? 'someWrong'
      : porDecidir > 0
        ? 'undecided'
        : nuevas + actualizadas === 0
          ? 'nothingNew'
          : 'allRight';
  const counted = verdict === 'applied' ? nuevas + actualizadas : verdict === 'undecided' ? porDecidir : conError;
  return (
    <>
      <Alert severity={severity} role="status">
        {translate(
          isReview && verdict !== 'someWrong' && verdict !== 'undecided'
            ? `imports.review.${verdict}`
            : `imports.${verdict}`,
          {
            smart_count: counted,
            total: formatNumber(counted),
            name: fileName,
          },
        )}
      </Alert>
      <dl className={styles['figures']}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`imports.figures.${name}`)}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {corrected && <p>{corrected}</p>}
      {!aplicada &&
        faltantes.map(({ entidad, nombre, filas: rows }) => (
          <Alert key={entidad} severity="info">
            {translate('imports.missing', { smart_count: rows, total: formatNumber(rows) })}{' '}
            <Link to={`/${entidad}`} target="_blank" rel="noopener">
              {nombre}
            </Link>
          </Alert>
        ))}
      {resultado.length > 0 && (
        <>
          <div className={styles['tools']} role="group" aria-label={translate('imports.show')}>
            {(['ALL', 'ERROR', 'AVISO'] as const).map((each) => (
              <Button
                key={each}
                aria-pressed={level === each}
                variant={level === each ? 'contained' : 'outlined'}
                color={level === each ? 'primary' : 'inherit'}
                size="small"
                onClick={() => setLevel(each)}
              >
                {translate(`imports.level.${each}`)}
              </Button>
            ))}
            <Button size="small" onClick={() => void saveFindings(resultado, fileName, translate)}>
              {translate('imports.save')}
            </Button>
          </div>
          {conError > 0 && (
            <div className={styles['correct']}>
              <Button
                variant="outlined"
                startIcon={<FileDownloadOutlined />}
                loading={wrongRows.state.phase === 'running'}
                aria-describedby={hintId}
                onClick={() =>
                  void wrongRows.save(translate('imports.wrongRowsName', { name: fileName.replace(/\.\w+$/, '') }))
                }
              >
                {translate('imports.wrongRows')}
              </Button>
              <p id={hintId}>{translate('imports.wrongRowsHint')}</p>
              {wrongRows.state.phase === 'failed' && (
                <p role="alert" className={styles['problem']}>
                  {translate(describeError(wrongRows.state.error).message, { correlationId: '' })}
                </p>
              )}
            </div>
          )}
          <FindingsTable
            key={level}
            shown={shown}
            cells={celdas}
            state={corrections}
            correct={aplicada ? null : correct}
          />
          {omitidos > 0 && (
            <p>
              {translate('imports.leftOut', {
                smart_count: omitidos,
                shown: formatNumber(resultado.length),
                total: formatNumber(omitidos),
              })}
            </p>
          )}
        </>
      )}
    </>
  );
}
