import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import type { WireRecord } from '#platform/web/ui/resource/wire-record';
import type { Conflict } from '../conflict/ConflictDialog';
import { CONFIRMED, holdersOf } from '../duplicates/candidate';
import { CONFIRMED_VALUES } from '../questions/confirmed';
import { ROOT_ERROR } from './form-errors';
import { REFUSED, type SaveOutcome } from './save-outcome';
import { readFailure } from './submission-failure';

/**
 * Saves an edited record with the version that it is based on. If another user saved first, it returns the conflict, whose resolution makes
 * the other version the base of the next save.
 */
export function useSaveEdit(id: string, opened: WireRecord) {
  const { name } = useResourceModule();
  const [update] = useUpdate();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const base = useRef(opened);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = useCallback(
    async (data: WireRecord): Promise<SaveOutcome> => {
      try {
        const saved: WireRecord = await update(
          name,
          { id, data, previousData: { ...base.current, id } },
          { returnPromise: true, mutationMode: 'pessimistic' },
        );
        // react-admin returns an empty record when the session ended meanwhile: nothing was saved.
        if (saved['id'] === undefined) return REFUSED;
        setConflict(null);
        await queries.invalidateQueries({ queryKey: [name] });
        notify('app.form.saved', { type: 'success' });
        return { saved };
      } catch (error) {
        const { [CONFIRMED]: _, [CONFIRMED_VALUES]: _values, ...values } = data;
        const failure = readFailure(error);
        if (failure.current) {
          const theirs = failure.current;
          setConflict({
            base: base.current,
            mine: values,
            theirs,
            saves: true,
            onChoose: () => {
              base.current = theirs;
              setConflict(null);
            },
            onClose: () => setConflict(null),
          });
          return REFUSED;
        }
        if (failure.message === null)
          return {
            errors: Object.fromEntries(failure.fields.map(({ path, message }) => [path, message])),
            isQuestion: failure.isQuestion,
            holders: holdersOf(error),
          };
        return { errors: { [ROOT_ERROR]: translate(failure.message, { correlationId: failure.correlationId ?? '' }) } };
      }
    },
    [id, name, notify, queries, translate, update],
  );

  const currentBase = useCallback(() => base.current, []);
  return { save, conflict, currentBase };
}
