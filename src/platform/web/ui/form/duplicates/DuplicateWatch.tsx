import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AlikeRule } from '#platform/shared/validation/form-spec';
import { isFilled, valueAt } from '#platform/shared/paths';
import { usePaused } from '../../reference/usePaused';
import { LateTexts } from '../../texts/LateTexts';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useFormContextValue } from '../FormContext';
import { CONFIRMED, type AlikeProvider, type Candidate } from './candidate';
import { CandidateLink } from './CandidateLink';
import { lazyPart } from '../../loading/lazy-part';
import styles from './duplicates.module.css';

const DuplicateDialog = lazyPart(() => import('./DuplicateDialog'));

/** Delay after the last key, in milliseconds: avoids a request per letter. */
const PAUSE_MS = 400;
const NONE: readonly Candidate[] = [];

interface Question {
  readonly values: Readonly<Record<string, unknown>>;
  readonly found: readonly Candidate[];
  readonly answer: (goesOn: boolean) => void;
}

interface DuplicateWatchProps {
  readonly rules: readonly AlikeRule[];
  /** Called once the form is compared before saving. */
  readonly onReady: () => void;
}

/** Warns of possible duplicates as soon as the compared fields are filled, and asks for confirmation before saving. */
export default function DuplicateWatch({ rules, onReady }: DuplicateWatchProps) {
  const { name, keyName } = useResourceModule();
  const { record, reviews } = useFormContextValue();
  const translate = useTranslate();
  const { alike } = useDataProvider<AlikeProvider & ReturnType<typeof useDataProvider>>();
  const { control } = useFormContext();
  const [question, setQuestion] = useState<Question | null>(null);
  const own = record[keyName] as string | number | undefined;

  const paths = useMemo(() => [...new Set(rules.flatMap(({ same, sounds }) => [...same, ...sounds]))], [rules]);
  const typed = useWatch({ control, name: paths });
  // A rule applies when all of its fields are filled and at least one differs from the stored record.
  const compared = useMemo(() => {
    const values = new Map(paths.map((path, index) => [path, typed[index] as unknown]));
    const asks = rules.some(
      ({ same, sounds }) =>
        [...same, ...sounds].every((path) => isFilled(values.get(path))) &&
        [...same, ...sounds].some((path) => own === undefined || values.get(path) !== valueAt(record, path)),
    );
    return asks ? JSON.stringify(nested(values)) : '';
  }, [paths, typed, rules, record, own]);
  const asked = usePaused(compared, PAUSE_MS);
  const ask = (registro: string, signal?: AbortSignal) =>
    alike(name, JSON.parse(registro) as Record<string, unknown>, own, signal).then(({ data }) => data);
  const { data: found = NONE } = useQuery({
    queryKey: [name, 'parecidos', own ?? null, asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: asked !== '' && asked === compared,
    staleTime: 30_000,
    retry: false,
  });
  const shown = asked !== '' && asked === compared ? found : NONE;

  useEffect(() => {
    if (!reviews) return;
    reviews.set('parecidos', async (values) => {
      if (compared === '') return true;
      // Compares with the records of this moment, not with cached ones. If the check is unavailable, the server still refuses duplicates.
      const candidates = await ask(compared).catch(() => NONE);
      if (candidates.length === 0) return true;
      const goesOn = await new Promise<boolean>((resolve) => {
        setQuestion({ values, found: candidates, answer: resolve });
      });
      setQuestion(null);
      return goesOn && { [CONFIRMED]: true };
    });
    return () => {
      reviews.delete('parecidos');
    };
  });
  useEffect(onReady, [onReady]);

  return (
    // Only the message waits for its texts; the watch compares from the first change on.
    <LateTexts area="preguntas">
      <div role="status">
        {shown.length > 0 && (
          <div className={styles['notice']}>
            <p>{translate('app.duplicates.found', { smart_count: shown.length })}</p>
            <ul>
              {shown.map((candidate) => (
                <li key={candidate.id}>
                  <span>
                    <b>{candidate.titulo}</b>
                    {candidate.detalle && ` · ${candidate.detalle}`}
                    {candidate.identico && ` · ${translate('app.duplicates.identical')}`}
                  </span>{' '}
                  <CandidateLink candidate={candidate} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {question && (
        <Suspense>
          <DuplicateDialog paths={paths} {...question} />
        </Suspense>
      )}
    </LateTexts>
  );
}

/** Nests values by path: `persona.curp` → `{ persona: { curp } }`. */
function nested(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [path, value] of values) {
    if (!isFilled(value)) continue;
    const [head = '', tail] = path.split('.');
    record[head] =
      tail === undefined ? value : { ...(record[head] as Record<string, unknown> | undefined), [tail]: value };
  }
  return record;
}
