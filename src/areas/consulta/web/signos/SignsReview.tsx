import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { bodyMassIndex } from '#areas/consulta/shared/signos/body-mass-index';
import { glasgow } from '#areas/consulta/shared/signos/glasgow';
import type { VitalSigns } from '#areas/consulta/shared/signos/vital-signs';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { PARAMETERS } from './parameters';
import type { Unexpected } from './useSignsEntry';
import styles from './signs.module.css';

interface SignsReviewProps {
  readonly unusual: readonly Unexpected[];
  readonly signs: VitalSigns;
  readonly isSaving: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** Shows all unexpected values before saving. The nurse confirms them or measures again. */
export function SignsReview({ unusual, signs, isSaving, onConfirm, onBack }: SignsReviewProps) {
  const translate = useTranslate();
  const values = signs as Readonly<Record<string, unknown>>;
  const shown = (signo: string): string => {
    if (signo === 'imc') return formatNumber(bodyMassIndex(signs.peso, signs.talla) ?? 0, 1);
    if (signo === 'glasgow') return glasgow(signs).text ?? '';
    const value = values[signo];
    if (typeof value === 'string')
      return translate(`enums.${signo === 'conciencia' ? 'Conciencia' : 'Diaforesis'}.${value}`);
    const unit = PARAMETERS.find(({ field }) => field === signo)?.unit ?? '';
    return `${formatNumber(Number(value))} ${unit === '0–10' ? '' : unit}`.trim();
  };
  const expected = ({ signo, esperado }: Unexpected) =>
    signo === 'conciencia'
      ? translate('enums.Conciencia.A')
      : signo === 'diaforesis'
        ? translate('signs.review.sweating')
        : esperado;
  return (
    <Dialog open disableRestoreFocus onClose={onBack} fullWidth maxWidth="sm" aria-labelledby="signs-review">
      <DialogTitle id="signs-review">{translate('signs.review.title', { smart_count: unusual.length })}</DialogTitle>
      <DialogContent>
        <table className={styles['review']}>
          <thead>
            <tr>
              <th scope="col">{translate('signs.review.sign')}</th>
              <th scope="col">{translate('signs.review.value')}</th>
              <th scope="col">{translate('signs.review.expected')}</th>
            </tr>
          </thead>
          <tbody>
            {unusual.map((each) => (
              <tr key={each.signo}>
                <th scope="row">{translate(`resources.signos.fields.${each.signo}`)}</th>
                <td>{shown(each.signo)}</td>
                <td>{expected(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{translate('signs.review.question')}</p>
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={onBack}>
          {translate('signs.review.back')}
        </Button>
        <Button variant="contained" color="primary" size="large" {...blocked(null, isSaving)} onClick={onConfirm}>
          {translate('signs.review.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
