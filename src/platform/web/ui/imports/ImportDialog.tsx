import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useReducer, useState } from 'react';
import { blocked } from '../buttons/blocked';
import type { ReadHeading } from './import-outcome';
import { readFailure } from '../form/submit/submission-failure';
import { formatNumber } from '../format/format-number';
import type { Action } from '../operations/action';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { AlikeChoice } from './AlikeChoice';
import { ColumnChoices } from './ColumnChoices';
import { CorrectionList } from './CorrectionList';
import { correctionsReducer, editsOf, isChanged, isTooMuch, NO_CORRECTIONS, NO_EDITS } from './corrections';
import { FileChoice } from './FileChoice';
import { ImportChanges } from './ImportChanges';
import { ImportEffects } from './ImportEffects';
import { ImportProgressBar } from './ImportProgressBar';
import { ImportResult } from './ImportResult';
import { useImport } from './useImport';
import styles from './imports.module.css';

interface ImportDialogProps {
  readonly action: Action & Required<Pick<Action, 'import'>>;
  /** Values of its form. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

const NO_ANSWERS: Readonly<Record<string, unknown>> = {};

/** Dialog to import records from a spreadsheet: template, file, findings of the check, and result. */
export default function ImportDialog({ action, answers = NO_ANSWERS, onClose }: ImportDialogProps) {
  const { name: resource } = useResourceModule();
  const translate = useTranslate();
  const titleId = useId();
  const [corrections, correct] = useReducer(correctionsReducer, NO_CORRECTIONS);
  const { state, check, recheck, choose, apply, cancel, restart, wrongRows } = useImport(action, answers);
  const [remarks, setRemarks] = useState('');
  const isReview = action.import.review === true;
  /** Translation prefix of the column titles. */
  const texts = isReview ? `${resource}.actions.${action.name}` : resource;
  const { phase, file, outcome, progress, elapsed, error } = state;
  const busy = phase === 'checking' || phase === 'applying';
  const name = translate(`resources.${resource}.actions.${action.name}.name`);
  const title = isReview ? name : `${name} · ${translate(`resources.${resource}.name`, { smart_count: 2 })}`;
  const unread = headingsIn(error);
  const headings = outcome?.columnas ?? unread ?? [];
  const edits = editsOf(corrections);
  const changed = isChanged(corrections);
  /** Corrections are reset for another file or other headings, as they belong to the previous ones. */
  const afresh = () => correct({ step: 'checked', edits: NO_EDITS });
  const checkAgain = async () => {
    if (await recheck(edits)) correct({ step: 'checked', edits });
  };
  const rows = outcome ? outcome.nuevas + outcome.actualizadas : 0;
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (!busy && !(reason === 'backdropClick' && changed)) onClose();
      }}
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
      transitionDuration={100}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <div className={styles['steps']}>
          {phase === 'choosing' && (
            <FileChoice
              spec={action.import}
              resource={resource}
              texts={texts}
              answers={answers}
              onChoose={(chosen) => {
                afresh();
                void check(chosen);
              }}
            />
          )}
          {busy && (
            <ImportProgressBar
              what={phase === 'checking' ? 'check' : 'apply'}
              title={title}
              fileName={file?.name ?? ''}
              progress={progress}
              elapsed={elapsed}
            />
          )}
          {error !== null && (
            <Alert severity="error" role="alert">
              {failureText(error, translate)}
            </Alert>
          )}
          {!busy && phase !== 'applied' && headings.length > 0 && (
            <ColumnChoices
              key={`${file?.name} ${phase}`}
              headings={headings}
              spec={action.import}
              resource={texts}
              needed={unread !== null}
              onChoose={(said) => {
                afresh();
                void choose(said);
              }}
            />
          )}
          {phase === 'checked' && outcome && outcome.diferencias.length > 0 && (
            <ImportChanges changes={outcome.diferencias} total={outcome.actualizadas} resource={resource} />
          )}
          {phase === 'checked' && (
            <CorrectionList state={corrections} resource={texts} cells={outcome?.celdas ?? []} correct={correct} />
          )}
          {phase === 'checked' && outcome && (outcome.porDecidir > 0 || edits.parecidos) && (
            <AlikeChoice
              total={outcome.porDecidir}
              chosen={edits.parecidos}
              onChoose={(all) => correct({ step: 'alike', all })}
            />
          )}
          {outcome && (phase === 'checked' || phase === 'applied') && (
            <ImportResult
              outcome={outcome}
              fileName={file?.name ?? ''}
              wrongRows={wrongRows}
              corrections={corrections}
              correct={correct}
            />
          )}
          {outcome?.vistaPrevia && (phase === 'checked' || phase === 'applied') && <ImportEffects outcome={outcome} />}
          {isReview && phase === 'checked' && !changed && rows > 0 && (
            <TextField
              label={translate('imports.review.remarks')}
              value={remarks}
              onChange={({ target }) => setRemarks(target.value)}
              multiline
              maxRows={4}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
          )}
        </div>
      </DialogContent>
      <DialogActions className={styles['actions'] ?? ''}>
        {phase === 'checked' && <Button onClick={restart}>{translate('imports.another')}</Button>}
        {busy && !progress?.definitiva && <Button onClick={cancel}>{translate('app.action.cancel')}</Button>}
        {!busy && (
          <Button onClick={onClose}>{translate(phase === 'applied' ? 'app.action.close' : 'app.action.cancel')}</Button>
        )}
        {phase === 'checked' && changed && (
          <Button
            variant="contained"
            color="primary"
            {...blocked(isTooMuch(edits) && translate('app.why.tooManyEdits'))}
            onClick={() => void checkAgain()}
          >
            {translate('imports.correct.again')}
          </Button>
        )}
        {phase === 'checked' && !changed && rows > 0 && (
          <Button
            variant="contained"
            color="primary"
            onClick={() => void apply((outcome?.conError ?? 0) > 0, remarks.trim() || null)}
          >
            {translate(
              (outcome?.conError ?? 0) > 0 ? 'imports.applyRight' : isReview ? 'imports.review.apply' : 'imports.apply',
              {
                smart_count: rows,
                total: formatNumber(rows),
              },
            )}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Returns the server's message about the file as a whole. */
function failureText(error: unknown, translate: ReturnType<typeof useTranslate>): string {
  // Its errors by field are about the headings, and are shown in the choice of columns.
  if (headingsIn(error) && error instanceof Error) return error.message;
  const { message, fields, correlationId } = readFailure(error);
  return message === null
    ? fields.map((field) => field.message).join(' ')
    : translate(message, { correlationId: correlationId ?? '' });
}

/** Returns the headings of a file refused because none of them identifies records; null for every other failure. */
function headingsIn(error: unknown): readonly ReadHeading[] | null {
  const { codigo, errores } = (typeof error === 'object' && error !== null ? error : {}) as {
    codigo?: unknown;
    errores?: unknown;
  };
  if (codigo !== 'IMPORTACION_SIN_CLAVE' || !Array.isArray(errores) || errores.length === 0) return null;
  return errores.map(({ campo }: { campo?: unknown }) => ({ encabezado: String(campo ?? ''), campo: '' }));
}
