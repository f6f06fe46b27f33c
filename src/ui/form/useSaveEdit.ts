import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../resource/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import type { Conflict } from './ConflictDialog';
import { ROOT_ERROR } from './form-errors';
import { SAVED } from './saved-state';
import { readFailure } from './submission-failure';

type FormErrors = Record<string, string> | undefined;

/**
 * Saves an edited record on the version that it is based on. When somebody else saved first it gives the conflict
 * to resolve; resolving makes their version the base of the next save.
 */
export function useSaveEdit(id: string, opened: WireRecord) {
  const { name } = useResourceModule();
  const [update] = useUpdate();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const translate = useTranslate();
  const base = useRef(opened);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = useCallback(async (data: WireRecord): Promise<FormErrors> => {
    try {
      const saved: WireRecord = await update(name, { id, data, previousData: { ...base.current, id } }, { returnPromise: true, mutationMode: 'pessimistic' });
      // react-admin answers an empty record when the session ended meanwhile: nothing was saved.
      if (saved['version'] === undefined) return {};
      setConflict(null);
      await queries.invalidateQueries({ queryKey: [name] });
      notify('app.form.saved', { type: 'success' });
      void navigate(recordPath.show(name, id), { state: SAVED });
      return undefined;
    } catch (error) {
      const failure = readFailure(error);
      if (failure.current) {
        const theirs = failure.current;
        setConflict({
          base: base.current,
          mine: data,
          theirs,
          onChoose: () => {
            base.current = theirs;
            setConflict(null);
          },
          onClose: () => setConflict(null),
        });
        return {};
      }
      if (failure.message === null) return Object.fromEntries(failure.fields.map(({ path, message }) => [path, message]));
      return { [ROOT_ERROR]: translate(failure.message, { correlationId: failure.correlationId ?? '' }) };
    }
  }, [id, name, navigate, notify, queries, translate, update]);

  return { save, conflict };
}
