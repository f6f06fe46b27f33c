import { useTranslate } from 'react-admin';
import { RATION_RULES } from '#areas/solicitudes/shared/solicitud/ration';
import type { Rule } from './central-calls';
import styles from './central-office.module.css';

interface RationRulesProps {
  readonly rule: Rule;
  readonly guard: boolean;
  readonly onRule: (rule: Rule) => void;
  readonly onGuard: (guard: boolean) => void;
}

/** Rules for rationing a shortage, each with its effect. */
export function RationRules({ rule, guard, onRule, onGuard }: RationRulesProps) {
  const translate = useTranslate();
  return (
    <fieldset className={styles['rules']}>
      <legend>{translate('app.centralOffice.ration.rule')}</legend>
      {RATION_RULES.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).map((each) => (
        <label key={each} data-chosen={each === rule || undefined}>
          <input type="radio" name="ration-rule" checked={each === rule} onChange={() => onRule(each)} />
          <b>{translate(`app.centralOffice.ration.rules.${each}`)}</b>
          <small>{translate(`app.centralOffice.ration.ruleHelp.${each}`)}</small>
        </label>
      ))}
      <label data-chosen={guard || undefined}>
        <input type="checkbox" checked={guard} onChange={({ target }) => onGuard(target.checked)} />
        <b>{translate('app.centralOffice.ration.guard')}</b>
        <small>{translate('app.centralOffice.ration.guardHelp')}</small>
      </label>
    </fieldset>
  );
}

const ORDER: readonly Rule[] = ['PRORRATEO', 'COMPLETO', 'MAXIMO'];
