import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { General, SignsEntry } from './useSignsEntry';
import styles from './signs.module.css';

const CONSCIOUSNESS = ['A', 'C', 'V', 'P', 'U'] as const;
const SWEATING = ['AUSENTE', 'LEVE', 'MODERADA', 'PROFUSA'] as const;
const NORMAL: General = { conciencia: 'A', diaforesis: 'AUSENTE', oxigenoSuplementario: false };

/** How the patient is: one press where all is well, and a press each where it is not. */
export const GeneralState = memo(function GeneralState({
  general,
  setGeneral,
  beyond,
  confirmed,
  confirm,
}: Pick<SignsEntry, 'general' | 'setGeneral' | 'beyond' | 'confirmed' | 'confirm'>) {
  const translate = useTranslate();
  const change = (values: General) => {
    setGeneral((before) => ({ ...before, ...values }));
    for (const field of Object.keys(values)) confirm(field, false);
  };
  const choices = <Value extends string>(
    field: 'conciencia' | 'diaforesis',
    values: readonly Value[],
    type: string,
  ) => (
    <fieldset>
      <legend>{translate(`resources.signos.fields.${field}`)}</legend>
      {values.map((value) => (
        <label key={value} data-chosen={general[field] === value || undefined}>
          <input
            type="radio"
            name={field}
            checked={general[field] === value}
            onChange={() => change({ [field]: value })}
          />
          {translate(`enums.${type}.${value}`)}
        </label>
      ))}
      {beyond
        .filter(({ signo }) => signo === field)
        .map(({ signo }) => (
          <label key={signo} className={styles['confirm']}>
            <input
              type="checkbox"
              checked={confirmed.has(signo)}
              onChange={({ target }) => confirm(signo, target.checked)}
            />
            {translate('signs.confirm')}
          </label>
        ))}
    </fieldset>
  );
  return (
    <section className={styles['general']} aria-label={translate('signs.general')}>
      <Button variant="outlined" onClick={() => change(NORMAL)}>
        {translate('signs.allNormal')}
      </Button>
      {choices('conciencia', CONSCIOUSNESS, 'Conciencia')}
      {choices('diaforesis', SWEATING, 'Diaforesis')}
      <label className={styles['oxygen']}>
        <input
          type="checkbox"
          checked={general.oxigenoSuplementario === true}
          onChange={({ target }) => change({ oxigenoSuplementario: target.checked })}
        />
        {translate('resources.signos.fields.oxigenoSuplementario')}
      </label>
    </section>
  );
});
