import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useCallback, useMemo, useRef } from 'react';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import type { WireRecord } from '#platform/web/ui/resource/wire-record';
import type { Draft } from '../drafts/draft-slot';
import { holdersOf } from '../duplicates/candidate';
import { failureErrors } from './failure-errors';
import { readFailure } from './submission-failure';
import { REFUSED, type SaveOutcome } from './save-outcome';

/** Last attempt to create. It is stored with the draft, so that sending again after a reload creates no second record. */
export interface Attempt {
  readonly get: () => Draft['sent'];
  readonly restore: (sent: Draft['sent']) => void;
}

interface SaveNew {
  readonly save: (data: WireRecord) => Promise<SaveOutcome>;
  readonly attempt: Attempt;
}

/** Creates a record once: the same values sent again after a lost response have the same idempotency key. */
export function useSaveNew(): SaveNew {
  const { name } = useResourceModule();
  const [create] = useCreate();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const sent = useRef<Draft['sent']>(null);

  const save = useCallback(
    async (data: WireRecord): Promise<SaveOutcome> => {
      const values = JSON.stringify(data);
      if (sent.current?.values !== values) sent.current = { values, key: crypto.randomUUID() };
      try {
        const created: WireRecord = await create(
          name,
          { data, meta: { idempotencyKey: sent.current.key } },
          { returnPromise: true },
        );
        // react-admin returns an empty record when the session ended meanwhile: nothing was created.
        if (created['id'] === undefined) return REFUSED;
        await queries.invalidateQueries({ queryKey: [name] });
        notify('app.form.created', {
          type: 'success',
          messageArgs: { name: translate(`resources.${name}.name`, { smart_count: 1 }) },
        });
        return { saved: created };
      } catch (error) {
        return {
          errors: failureErrors(error, translate),
          isQuestion: readFailure(error).isQuestion,
          holders: holdersOf(error),
        };
      }
    },
    [create, name, notify, queries, translate],
  );
  const attempt = useMemo<Attempt>(
    () => ({
      get: () => sent.current,
      restore: (last) => {
        sent.current = last;
      },
    }),
    [],
  );
  return { save, attempt };
}
