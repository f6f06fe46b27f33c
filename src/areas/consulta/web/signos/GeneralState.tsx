import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { ChoiceSet } from './ChoiceSet';
import type { SignsEntry } from './useSignsEntry';
import styles from './signs.module.css';

const CONSCIOUSNESS = ['A', 'C', 'V', 'P', 'U'] as const;
const SWEATING = ['AUSENTE', 'LEVE', 'MODERADA', 'PROFUSA'] as const;

/** Renders consciousness and sweating, each set by one press. */
export const GeneralState = memo(function GeneralState({
  general,
  setGeneral,
}: Pick<SignsEntry, 'general' | 'setGeneral'>) {
  const translate = useTranslate();
  return (
    <section className={styles['general']} aria-label={translate('signs.general')}>
      <ChoiceSet
        legend={translate('resources.signos.fields.conciencia')}
        values={CONSCIOUSNESS}
        textOf={(value) => translate(`enums.Conciencia.${value}`)}
        value={general.conciencia}
        onChange={(conciencia) => setGeneral((before) => ({ ...before, conciencia }))}
      />
      <ChoiceSet
        legend={translate('resources.signos.fields.diaforesis')}
        values={SWEATING}
        textOf={(value) => translate(`enums.Diaforesis.${value}`)}
        value={general.diaforesis}
        onChange={(diaforesis) => setGeneral((before) => ({ ...before, diaforesis }))}
      />
    </section>
  );
});
