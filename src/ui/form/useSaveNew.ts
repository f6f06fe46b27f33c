import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useTranslate } from 'ra-core';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../resource/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { ROOT_ERROR } from './form-errors';
import { SAVED } from './saved-state';
import { readFailure } from './submission-failure';

/** Creates a record once: sending the same values again after a lost answer carries the same idempotency key. */
export function useSaveNew() {
  const { name } = useResourceModule();
  const [create] = useCreate();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const translate = useTranslate();
  const sent = useRef({ values: '', key: '' });

  return useCallback(async (data: WireRecord): Promise<Record<string, string> | undefined> => {
    const values = JSON.stringify(data);
    if (sent.current.values !== values) sent.current = { values, key: crypto.randomUUID() };
    try {
      const created: WireRecord = await create(name, { data, meta: { idempotencyKey: sent.current.key } }, { returnPromise: true });
      // react-admin answers an empty record when the session ended meanwhile: nothing was created.
      if (created['version'] === undefined) return {};
      await queries.invalidateQueries({ queryKey: [name] });
      notify('app.form.created', { type: 'success', messageArgs: { name: translate(`resources.${name}.name`, { smart_count: 1 }) } });
      void navigate(recordPath.show(name, created['id']), { state: SAVED, replace: true });
      return undefined;
    } catch (error) {
      const failure = readFailure(error);
      if (failure.message === null) return Object.fromEntries(failure.fields.map(({ path, message }) => [path, message]));
      return { [ROOT_ERROR]: translate(failure.message, { correlationId: failure.correlationId ?? '' }) };
    }
  }, [create, name, navigate, notify, queries, translate]);
}
