import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { riesgoNews2 } from '#generated/web/signos/enums.gen';
import { bmiClass, bodyMassIndex } from '#areas/consulta/shared/signos/body-mass-index';
import { meanArterialPressure } from '#areas/consulta/shared/signos/mean-arterial-pressure';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import type { Context, SignsEntry } from './useSignsEntry';
import styles from './signs.module.css';

/** Renders figures derived from the current input by the server's rules: NEWS2 with its missing signs, mean pressure, body mass index. */
export const LiveFigures = memo(function LiveFigures({
  signs,
  score,
  context,
}: Pick<SignsEntry, 'signs' | 'score'> & { readonly context: Context }) {
  const translate = useTranslate();
  const imc = bodyMassIndex(signs.peso, signs.talla);
  const named = context.embarazo ? null : bmiClass(imc, context.anios);
  const mean = meanArterialPressure(signs.tas, signs.tad);
  const missing = score.faltan.map((field) => translate(`resources.signos.fields.${field}`).toLowerCase());
  return (
    <dl className={styles['figures']} aria-live="polite">
      <div>
        <dt>NEWS2</dt>
        <dd>
          {score.total !== null && score.riesgo ? (
            <EnumChip choices={riesgoNews2} value={score.riesgo} lead={String(score.total)} />
          ) : !score.aplica ? (
            translate('signs.news2NotFor')
          ) : (
            translate('signs.missing', { smart_count: missing.length, signs: missing.join(', ') })
          )}
        </dd>
      </div>
      <div>
        <dt>{translate('resources.signos.fields.tam')}</dt>
        <dd>{mean === null ? '—' : `${mean} mmHg`}</dd>
      </div>
      <div>
        <dt>{translate('resources.signos.fields.imc')}</dt>
        <dd>
          {imc === null ? '—' : formatNumber(imc, 1)}
          {named && ` · ${translate(`enums.ImcClase.${named}`)}`}
        </dd>
      </div>
    </dl>
  );
});
