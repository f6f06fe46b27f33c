import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { fluidTotals } from '#areas/consulta/shared/signos/fluid-totals';
import type { VitalSigns } from '#areas/consulta/shared/signos/vital-signs';
import { Icon } from '#platform/web/ui/icons/Icon';
import styles from './signs.module.css';

interface FluidsSectionProps {
  readonly signs: VitalSigns;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly intake: ReactNode;
  readonly output: ReactNode;
}

/** Renders fluids by kind since the previous set, collapsed until needed, with their totals. */
export function FluidsSection({ signs, isOpen, onToggle, intake, output }: FluidsSectionProps) {
  const translate = useTranslate();
  const id = useId();
  const { ingresosMl, egresosMl } = fluidTotals(signs.liquidos ?? []);
  const totals =
    ingresosMl === null && egresosMl === null
      ? ''
      : translate('signs.fluids.totals', { intake: ingresosMl ?? '—', output: egresosMl ?? '—' });
  return (
    <section className={styles['fluids']} aria-label={translate('signs.fluids.title')}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <Icon name="down" />
        <b>{translate('signs.fluids.title')}</b>
        <span>{totals}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <h3>{translate('signs.fluids.intake')}</h3>
            <ol className={styles['rows']}>{intake}</ol>
            <h3>{translate('signs.fluids.output')}</h3>
            <ol className={styles['rows']}>{output}</ol>
          </>
        )}
      </div>
    </section>
  );
}
