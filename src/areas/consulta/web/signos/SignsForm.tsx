import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Signos } from '#generated/shared/types/signos.gen';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { failureErrors } from '#platform/web/ui/form/submit/failure-errors';
import { CorrectionReason, MIN_REASON } from './CorrectionReason';
import { FluidsSection } from './FluidsSection';
import { GeneralState } from './GeneralState';
import { GlasgowChoice } from './GlasgowChoice';
import { Keypad } from './Keypad';
import { LiveFigures } from './LiveFigures';
import { OxygenChoice } from './OxygenChoice';
import { ParameterRow } from './ParameterRow';
import { PARAMETERS, type Parameter } from './parameters';
import { PatientHeader } from './PatientHeader';
import { SignsReview } from './SignsReview';
import { useSignsEntry, type Context, type SavedSigns } from './useSignsEntry';
import styles from './signs.module.css';

interface SignsFormProps {
  readonly context: Context;
  /** Stored set that is being corrected. */
  readonly corrected?: Signos | null;
  readonly onSaved: (saved: SavedSigns) => void;
  readonly onBack: () => void;
}

/** Renders the form of one set of signs, for a tablet used with one hand: fields above, the keypad near the thumb. */
export function SignsForm({ context, corrected = null, onSaved, onBack }: SignsFormProps) {
  const translate = useTranslate();
  const entry = useSignsEntry(context, corrected);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  /** Row that the keypad writes to: the last one that had focus. */
  const place = useRef(0);
  const [decimal, setDecimal] = useState(false);
  const [showsFluids, setShowsFluids] = useState(Boolean(corrected?.liquidos?.length));
  const [motivo, setMotivo] = useState('');
  const { type, textOf, beyond, impossible, isEmpty, isSaving, failure, general, setGeneral } = entry;
  const refused = failure ? failureErrors(failure, translate) : {};
  const known = new Set<string>([...PARAMETERS.map((each) => each.field), 'motivo']);
  const elsewhere = Object.entries(refused).filter(([path]) => !known.has(path));
  const register = useCallback((index: number, input: HTMLInputElement | null) => {
    inputs.current[index] = input;
  }, []);
  const go = useCallback((index: number) => {
    const input = inputs.current[index];
    // Focusing the focused element again would cause a layout.
    if (input !== document.activeElement) input?.focus({ preventScroll: true });
  }, []);
  useEffect(() => go(0), [go]);
  const onActivate = useCallback((index: number) => {
    place.current = index;
    setDecimal(PARAMETERS[index]!.decimal ?? false);
    // Scrolls the row above the keypad, which on a phone covers the end of the page.
    inputs.current[index]?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const onNext = useCallback(() => {
    // Skips rows of oxygen and fluids that are not shown.
    const next = inputs.current.findIndex((input, index) => input && index > place.current);
    if (next > 0) go(next);
  }, [go]);
  const onType = useCallback(
    (index: number, text: string) => {
      const input = inputs.current[index];
      if (!input) return;
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
  /** The keypad next writes the flow. The focus stays, so that arrow keys continue among the devices. */
  const onDevice = (device: string) => {
    const field = device === 'VENTILACION' ? 'fio2' : 'flujoLpm';
    place.current = PARAMETERS.findIndex((each) => each.field === field);
    setDecimal(PARAMETERS[place.current]!.decimal ?? false);
  };
  const goTo = (signo: string | undefined) => {
    const index = PARAMETERS.findIndex(({ field }) => field === signo);
    if (index >= 0) go(index);
  };
  const values = () => ({ taken: new Date(), motivo: motivo.trim() });
  const rows = (group: Parameter['group']) =>
    PARAMETERS.map((parameter, index) => {
      const { field } = parameter;
      if (parameter.group !== group || !isOffered(parameter, general.dispositivoOxigeno)) return null;
      const isFluid = group === 'intake' || group === 'output';
      return (
        <ParameterRow
          key={field}
          parameter={parameter}
          label={translate(isFluid ? `enums.TipoLiquido.${field}` : `resources.signos.fields.${field}`)}
          index={index}
          text={textOf(field)}
          register={register}
          previous={group === 'signs' ? (context.previos[field as keyof Context['previos']] ?? null) : undefined}
          beyond={beyond.find(({ signo }) => signo === field)}
          impossible={impossible.find(({ campo }) => campo === field)}
          problem={refused[field]}
          onActivate={onActivate}
          onType={onType}
          onNext={onNext}
        />
      );
    });
  const reason = isEmpty
    ? translate('app.why.value')
    : corrected && entry.isUnchanged
      ? translate('signs.correct.unchanged')
      : corrected && motivo.trim().length < MIN_REASON
        ? translate('signs.correct.noReason')
        : impossible.length > 0 && translate('signs.impossible', { smart_count: impossible.length });
  return (
    <div className={styles['form']}>
      <PatientHeader
        context={context}
        corrected={corrected}
        onAllNormal={() =>
          setGeneral(({ dispositivoOxigeno: _device, ...before }) => ({
            ...before,
            conciencia: 'A',
            diaforesis: 'AUSENTE',
            oxigenoSuplementario: false,
          }))
        }
        onBack={onBack}
      />
      <div className={styles['left']}>
        {corrected && <CorrectionReason value={motivo} onChange={setMotivo} problem={refused['motivo']} />}
        <ol className={styles['rows']}>{rows('signs')}</ol>
        <GeneralState general={general} setGeneral={setGeneral} />
        <OxygenChoice general={general} setGeneral={setGeneral} onDevice={onDevice}>
          {rows('oxygen')}
        </OxygenChoice>
        <GlasgowChoice general={general} setGeneral={setGeneral} />
        <FluidsSection
          signs={entry.signs}
          isOpen={showsFluids}
          onToggle={() => setShowsFluids(!showsFluids)}
          intake={rows('intake')}
          output={rows('output')}
        />
        {elsewhere.length > 0 && (
          <Alert severity="error" role="alert">
            {elsewhere.map(([path, message]) => (
              <div key={path}>{message}</div>
            ))}
          </Alert>
        )}
      </div>
      <div className={styles['right']}>
        <div className={styles['keys']}>
          <Keypad decimal={decimal} onDigit={onDigit} onErase={onErase} onNext={onNext} />
          <Button
            variant="contained"
            color="primary"
            size="large"
            {...blocked(reason, isSaving)}
            onClick={() => goTo(entry.save(values(), onSaved) ?? undefined)}
          >
            {translate(corrected ? 'signs.correct.save' : 'signs.save')}
          </Button>
          {reason && !isEmpty && <p className={styles['why']}>{reason}</p>}
        </div>
        <LiveFigures signs={entry.signs} score={entry.score} context={context} />
      </div>
      {entry.review && (
        <SignsReview
          unusual={entry.review}
          signs={entry.signs}
          isSaving={isSaving}
          onConfirm={() => entry.confirm(values(), onSaved)}
          onBack={() => {
            const first = entry.review?.[0]?.signo;
            entry.closeReview();
            // After the dialog has returned focus to the form.
            setTimeout(() => goTo(first));
          }}
        />
      )}
    </div>
  );
}

/** Flow applies to devices that are set by flow. A ventilator and a mask with a fixed fraction are set by the fraction. */
function isOffered({ field }: Parameter, device: unknown): boolean {
  if (field === 'flujoLpm') return device !== 'VENTILACION';
  if (field === 'fio2') return device === 'VENTURI' || device === 'ALTO_FLUJO' || device === 'VENTILACION';
  return true;
}

/** Returns true when a field accepts the text: digits up to a length, with one point after the first digit in a decimal field. */
function fits(text: string, length: number, takesPoint: boolean): boolean {
  return text.length <= length && (takesPoint ? /^(\d+\.?\d*)?$/ : /^\d*$/).test(text);
}
