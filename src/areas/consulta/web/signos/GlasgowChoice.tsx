import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { glasgow } from '#areas/consulta/shared/signos/glasgow';
import { ChoiceSet } from './ChoiceSet';
import type { SignsEntry } from './useSignsEntry';
import styles from './signs.module.css';

/** Points from the best response to none (Teasdale and Jennett, 1974). */
const EYES = [4, 3, 2, 1] as const;
const VERBAL = [5, 4, 3, 2, 1] as const;
const MOTOR = [6, 5, 4, 3, 2, 1] as const;
/** Value of the verbal part for an intubated patient, who cannot speak. */
const UNTESTABLE = 'T';

/** Renders the Glasgow coma scale as buttons for the patient's responses, with its sum (DOMAIN f.4). */
export const GlasgowChoice = memo(function GlasgowChoice({
  general,
  setGeneral,
}: Pick<SignsEntry, 'general' | 'setGeneral'>) {
  const translate = useTranslate();
  const { glasgowOcular, glasgowVerbal, glasgowMotora, verbalNoValorable } = general;
  const { text } = glasgow(general);
  const isBegun = glasgowOcular != null || glasgowVerbal != null || glasgowMotora != null || verbalNoValorable === true;
  const scored = (part: string) => (value: number | typeof UNTESTABLE) => {
    const words = translate(`signs.glasgow.${part}.${value}`);
    return value === UNTESTABLE ? words : `${value} · ${words}`;
  };
  return (
    <section className={styles['general']} aria-label={translate('signs.glasgow.title')}>
      <header>
        <h3>{translate('signs.glasgow.title')}</h3>
        <output aria-live="polite">
          {text ?? (isBegun ? translate('signs.glasgow.incomplete') : translate('signs.glasgow.notAssessed'))}
        </output>
        {isBegun && (
          <Button
            size="small"
            onClick={() =>
              setGeneral(
                ({ glasgowOcular: _o, glasgowVerbal: _v, glasgowMotora: _m, verbalNoValorable: _u, ...rest }) => rest,
              )
            }
          >
            {translate('signs.glasgow.clear')}
          </Button>
        )}
      </header>
      <ChoiceSet
        legend={translate('signs.glasgow.eyes')}
        values={EYES}
        textOf={scored('ocular')}
        value={glasgowOcular as (typeof EYES)[number] | undefined}
        onChange={(value) => setGeneral((before) => ({ ...before, glasgowOcular: value }))}
      />
      <ChoiceSet
        legend={translate('signs.glasgow.verbal')}
        values={[...VERBAL, UNTESTABLE]}
        textOf={scored('verbalAnswer')}
        value={verbalNoValorable ? UNTESTABLE : (glasgowVerbal as (typeof VERBAL)[number] | undefined)}
        onChange={(value) =>
          setGeneral(({ glasgowVerbal: _before, ...rest }) =>
            value === UNTESTABLE
              ? { ...rest, verbalNoValorable: true }
              : { ...rest, verbalNoValorable: false, glasgowVerbal: value },
          )
        }
      />
      <ChoiceSet
        legend={translate('signs.glasgow.motor')}
        values={MOTOR}
        textOf={scored('motora')}
        value={glasgowMotora as (typeof MOTOR)[number] | undefined}
        onChange={(value) => setGeneral((before) => ({ ...before, glasgowMotora: value }))}
      />
    </section>
  );
});
