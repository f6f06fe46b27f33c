import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { blocked } from '../../buttons/blocked';
import { FREQUENCIES, KEPT_PERIODS } from '#platform/shared/dates/kept-periods';
import { usePermission } from '../../access/PermissionsContext';
import { Labelled } from '#platform/web/ui/form/field/Labelled';
import type { ReportModule } from '../report-module';
import { useKeepReport, type KeptReport } from './kept-report';
import formStyles from '../../form/form.module.css';
import styles from './kept.module.css';

interface KeepDialogProps {
  readonly start: Omit<KeptReport, 'reporteGuardadoId' | 'siguiente' | 'version'>;
  /** Kept report to change; absent for a new one. */
  readonly kept?: KeptReport;
  readonly report: Pick<ReportModule, 'exports' | 'types'>;
  readonly onClose: () => void;
}

/** Dialog of a kept report: its name, period, and schedule. */
export default function KeepDialog({ start, kept, report, onClose }: KeepDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const mayExport = usePermission('reporte.exportar');
  const { create, change, failure, pending } = useKeepReport();
  const [name, setName] = useState(start.nombre.slice(0, 60));
  const [period, setPeriod] = useState(start.periodo);
  const [often, setOften] = useState(start.frecuencia);
  const [format, setFormat] = useState(start.formato);
  const ready = name.trim() !== '';
  const formats = report.exports;
  const hasDays = Object.hasOwn(report.types, 'desde') && Object.hasOwn(report.types, 'hasta');
  const canBeMade = mayExport && formats.length > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!ready || pending) return;
    const { desde: _from, hasta: _to, ...others } = start.parametros;
    const wanted = {
      nombre: name.trim(),
      parametros: period === null ? start.parametros : others,
      periodo: period,
      formato: format,
      frecuencia: often,
    };
    const saved = kept ? await change(kept, wanted) : await create({ ...wanted, reporte: start.reporte });
    if (!saved) return;
    notify('app.reports.keep.kept', { type: 'success', messageArgs: { name: saved.nombre } });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{translate(`app.reports.keep.${kept ? 'change' : 'button'}`)}</DialogTitle>
        <DialogContent className={styles['fields'] ?? ''}>
          <Labelled label={translate('app.reports.keep.name')}>
            {(id) => (
              <TextField
                id={id}
                value={name}
                autoFocus
                fullWidth
                slotProps={{ htmlInput: { maxLength: 60 } }}
                onChange={({ target: { value } }) => setName(value)}
              />
            )}
          </Labelled>
          {hasDays && (
            <Labelled label={translate('app.reports.keep.days')}>
              {(id) => (
                <select
                  id={id}
                  className={formStyles['select']}
                  value={period ?? ''}
                  onChange={({ target: { value } }) => setPeriod(KEPT_PERIODS.find((each) => each === value) ?? null)}
                >
                  <option value="">{translate('app.reports.keep.sameDays')}</option>
                  {KEPT_PERIODS.map((each) => (
                    <option key={each} value={each}>
                      {translate(`app.reports.keep.periods.${each}`)}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          )}
          {canBeMade && (
            <Labelled label={translate('app.reports.keep.often')}>
              {(id) => (
                <select
                  id={id}
                  className={formStyles['select']}
                  value={often}
                  onChange={({ target: { value } }) => setOften(FREQUENCIES.find((each) => each === value) ?? often)}
                >
                  {FREQUENCIES.map((each) => (
                    <option key={each} value={each}>
                      {translate(`app.reports.keep.frequencies.${each}`)}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          )}
          {canBeMade && often !== 'NINGUNA' && (
            <>
              <Labelled label={translate('app.reports.keep.format')}>
                {(id) => (
                  <select
                    id={id}
                    className={formStyles['select']}
                    value={format}
                    onChange={({ target: { value } }) => setFormat(formats.find((each) => each === value) ?? format)}
                  >
                    {formats.map((each) => (
                      <option key={each} value={each}>
                        {translate(`app.reports.keep.formats.${each}`)}
                      </option>
                    ))}
                  </select>
                )}
              </Labelled>
              <p className={styles['note']}>{translate('app.reports.keep.note')}</p>
            </>
          )}
          {failure && (
            <p role="alert" className={styles['failure']}>
              {failure}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            {...blocked(!ready && translate('app.why.name'), pending)}
          >
            {translate('app.reports.keep.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
