import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { blocked } from '../../ui/buttons/blocked';
import { failureErrors } from '../../ui/form/failure-errors';
import { GeneralState } from './GeneralState';
import { Keypad } from './Keypad';
import { LiveFigures } from './LiveFigures';
import { ParameterRow } from './ParameterRow';
import { PARAMETERS } from './parameters';
import { useSignsEntry, type Context, type SavedSigns } from './useSignsEntry';
import styles from './signs.module.css';

interface SignsFormProps {
  readonly context: Context;
  readonly onSaved: (saved: SavedSigns) => void;
  readonly onBack: () => void;
}

/** The signs of one visit, for a tablet and one hand: what is asked above, the keys where the thumb is. */
export function SignsForm({ context, onSaved, onBack }: SignsFormProps) {
  const translate = useTranslate();
  const entry = useSignsEntry(context);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  /** Where the keys write: the row that had the focus last. */
  const place = useRef(0);
  const [decimal, setDecimal] = useState(false);
  const { type, textOf, beyond, open, confirmed, confirm, isEmpty, isSaving, failure } = entry;
  const refused = failure ? failureErrors(failure, translate) : {};
  const known = new Set<string>(PARAMETERS.map((each) => each.field));
  const elsewhere = Object.entries(refused).filter(([path]) => !known.has(path));
  const register = useCallback((index: number, input: HTMLInputElement | null) => {
    inputs.current[index] = input;
  }, []);
  const go = useCallback((index: number) => {
    const input = inputs.current[index];
    // Focusing what has the focus would lay the page out again.
    if (input !== document.activeElement) input?.focus({ preventScroll: true });
  }, []);
  useEffect(() => go(0), [go]);
  const onActivate = useCallback((index: number) => {
    place.current = index;
    setDecimal(PARAMETERS[index]!.decimal ?? false);
    // Above the keys, which on a phone lie over the end of the page.
    inputs.current[index]?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const onNext = useCallback(() => go(Math.min(place.current + 1, PARAMETERS.length - 1)), [go]);
  const onType = useCallback(
    (index: number, text: string) => {
      const input = inputs.current[index]!;
      const { field, length, decimal: takesPoint = false } = PARAMETERS[index]!;
      const asked = text.replace(',', '.');
      const taken = fits(asked, length, takesPoint) ? asked : textOf(field);
      if (input.value !== taken) input.value = taken;
      type(field, taken);
    },
    [type, textOf],
  );
  const write = useCallback(
    (change: (text: string) => string) => {
      go(place.current);
      onType(place.current, change(textOf(PARAMETERS[place.current]!.field)));
    },
    [go, onType, textOf],
  );
  const onDigit = useCallback((digit: string) => write((text) => text + digit), [write]);
  const onErase = useCallback(() => write((text) => text.slice(0, -1)), [write]);
  return (
    <div className={styles['form']}>
      <PatientHeader context={context} onBack={onBack} />
      <ol className={styles['rows']}>
        {PARAMETERS.map((parameter, index) => (
          <ParameterRow
            key={parameter.field}
            parameter={parameter}
            index={index}
            register={register}
            previous={context.previos[parameter.field as keyof Context['previos']] ?? null}
            beyond={beyond.find(({ signo }) => signo === parameter.field)}
            confirmed={confirmed.has(parameter.field)}
            problem={refused[parameter.field]}
            onActivate={onActivate}
            onType={onType}
            onNext={onNext}
            onConfirm={confirm}
          />
        ))}
      </ol>
      <div className={styles['keys']}>
        <Keypad decimal={decimal} onDigit={onDigit} onErase={onErase} onNext={onNext} />
        <Button
          variant="contained"
          color="primary"
          size="large"
          {...blocked(
            isEmpty
              ? translate('app.why.value')
              : open.length > 0 && translate('signs.toConfirm', { smart_count: open.length }),
            isSaving,
          )}
          onClick={() => entry.save(new Date(), onSaved)}
        >
          {open.length > 0 ? translate('signs.toConfirm', { smart_count: open.length }) : translate('signs.save')}
        </Button>
      </div>
      <div className={styles['side']}>
        <LiveFigures signs={entry.signs} score={entry.score} context={context} />
        {beyond
          .filter(({ signo }) => signo === 'imc')
          .map(({ signo, esperado }) => (
            <label key={signo} className={styles['confirm']}>
              <input
                type="checkbox"
                checked={confirmed.has(signo)}
                onChange={({ target }) => confirm(signo, target.checked)}
              />
              {translate('signs.confirmImc', { expected: esperado })}
            </label>
          ))}
        <GeneralState
          general={entry.general}
          setGeneral={entry.setGeneral}
          beyond={beyond}
          confirmed={confirmed}
          confirm={confirm}
        />
        {elsewhere.length > 0 && (
          <Alert severity="error" role="alert">
            {elsewhere.map(([path, message]) => (
              <div key={path}>{message}</div>
            ))}
          </Alert>
        )}
      </div>
    </div>
  );
}

const PatientHeader = memo(function PatientHeader({ context, onBack }: Omit<SignsFormProps, 'onSaved'>) {
  const translate = useTranslate();
  const where =
    'visitaId' in context
      ? translate('signs.turn', { turn: context.turnoNumero ?? '—' })
      : translate('signs.bed', { number: context.camaNumero ?? '—' });
  return (
    <header className={styles['patient']}>
      <div>
        <h2>{context.pacienteNombre ?? where}</h2>
        <p>{[context.edad, where, context.motivo].filter(Boolean).join(' · ')}</p>
      </div>
      <Button onClick={onBack}>{translate('visitaId' in context ? 'signs.back' : 'signs.leave')}</Button>
    </header>
  );
});

/** Whether a text may stand in a field: figures, at most so many, with one point after the first where the field takes one. */
function fits(text: string, length: number, takesPoint: boolean): boolean {
  return text.length <= length && (takesPoint ? /^(\d+\.?\d*)?$/ : /^\d*$/).test(text);
}
