import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Consulta } from '#generated/shared/types/consulta.gen';
import { changeReferral, isReferred, type Referral as Values } from '#areas/consulta/shared/consulta/referral';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import styles from './consult.module.css';

interface ReferralProps {
  readonly note: Consulta;
  /** Issues by field: `referencia.motivo`. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onChange: (more: Partial<Consulta>) => void;
}

/** Renders a referral to another unit: destination, urgency, reason and clinical summary (NOM-004-SSA3-2012, 6.4). */
export function Referral({ note, refused, onChange }: ReferralProps) {
  const translate = useTranslate();
  const { referencia } = note;
  const set = (more: Partial<Values>) => onChange({ referencia: changeReferral(referencia, more) });
  const label = (field: keyof Values) => translate(`resources.consulta.fields.referencia.${field}`);
  const text = (field: 'motivo' | 'resumen', { rows, most }: { readonly rows: number; readonly most: number }) => (
    <div>
      <label htmlFor={`nota-referencia.${field}`}>{label(field)}</label>
      <TextField
        id={`nota-referencia.${field}`}
        multiline
        minRows={rows}
        value={referencia?.[field] ?? ''}
        error={refused[`referencia.${field}`] !== undefined}
        helperText={refused[`referencia.${field}`]}
        onChange={({ target }) => set({ [field]: target.value })}
        slotProps={{ htmlInput: { maxLength: most } }}
        fullWidth
      />
    </div>
  );
  return (
    <details className={styles['referral']} open={isReferred(referencia)}>
      <summary>{translate('resources.consulta.fields.referencia')}</summary>
      <div>
        <p>{translate('consult.referral.help')}</p>
        <div>
          <label htmlFor="nota-referencia.unidadDestinoId">{label('unidadDestinoId')}</label>
          <ReferencePicker
            id="nota-referencia.unidadDestinoId"
            reference="unidad"
            value={referencia?.unidadDestinoId ? [referencia.unidadDestinoId] : []}
            onChange={([id]) => set({ unidadDestinoId: id === undefined ? null : Number(id) })}
          />
        </div>
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={referencia?.urgente === true}
            onChange={({ target }) => set({ urgente: target.checked })}
          />
          {label('urgente')}
        </label>
        {text('motivo', { rows: 1, most: 500 })}
        {text('resumen', { rows: 3, most: 2000 })}
      </div>
    </details>
  );
}
