import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
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
  const [place, setPlace] = useState(0);
  const { field, length, decimal = false } = PARAMETERS[place]!;
  const { texts, type, beyond, open, confirmed, confirm, isEmpty, work } = entry;
  const refused = work.error ? failureErrors(work.error, translate) : {};
  const known = new Set<string>(PARAMETERS.map((each) => each.field));
  const elsewhere = Object.entries(refused).filter(([path]) => !known.has(path));
  const where =
    'visitaId' in context
      ? translate('signs.turn', { turn: context.turnoNumero ?? '—' })
      : translate('signs.bed', { number: context.camaNumero ?? '—' });
  const next = () => setPlace((before) => Math.min(before + 1, PARAMETERS.length - 1));
  const onDigit = (digit: string) => {
    const before = texts[field] ?? '';
    if (before.length < length && !(digit === '.' && (before.includes('.') || before === '')))
      type(field, before + digit);
  };
  return (
    <div className={styles['form']}>
      <header className={styles['patient']}>
        <div>
          <h2>{context.pacienteNombre ?? where}</h2>
          <p>{[context.edad, where, context.motivo].filter(Boolean).join(' · ')}</p>
        </div>
        <Button onClick={onBack}>{translate('signs.back')}</Button>
      </header>
      <ol className={styles['rows']}>
        {PARAMETERS.map((parameter, index) => (
          <ParameterRow
            key={parameter.field}
            parameter={parameter}
            text={texts[parameter.field] ?? ''}
            active={index === place}
            previous={context.previos[parameter.field as keyof Context['previos']] ?? null}
            beyond={beyond.find(({ signo }) => signo === parameter.field)}
            confirmed={confirmed.has(parameter.field)}
            problem={refused[parameter.field]}
            onActivate={() => setPlace(index)}
            onType={(text) => type(parameter.field, text)}
            onNext={next}
            onConfirm={(isRight) => confirm(parameter.field, isRight)}
          />
        ))}
      </ol>
      <div className={styles['keys']}>
        <Keypad
          decimal={decimal}
          onDigit={onDigit}
          onErase={() => type(field, (texts[field] ?? '').slice(0, -1))}
          onNext={next}
        />
        <Button
          variant="contained"
          color="primary"
          size="large"
          disabled={isEmpty || open.length > 0 || work.isPending}
          onClick={() => work.mutate(new Date(), { onSuccess: onSaved })}
        >
          {open.length > 0 ? translate('signs.toConfirm', { smart_count: open.length }) : translate('signs.save')}
        </Button>
      </div>
      <div className={styles['side']}>
        <LiveFigures entry={entry} context={context} />
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
        <GeneralState {...entry} />
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
