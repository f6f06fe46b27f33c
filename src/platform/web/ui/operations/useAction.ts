import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'react-admin';
import { useCallback, useRef } from 'react';
import { valueAt } from '#platform/shared/paths';
import { useNavigate } from 'react-router-dom';
import { stepFailure, type StepQuestions } from '../form/questions/step-questions';
import { SAVED } from '../form/page/saved-state';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { useLoadResource } from '../resource/ResourceRegistry';
import type { WireRecord } from '../resource/wire-record';
import type { Action } from './action';
import { useAfterAction } from './AfterActionsContext';

/** A custom operation as a method of the application's data provider. */
type Operation = (call: {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
}) => Promise<{ readonly data: unknown }>;

/**
 * Runs an action with an idempotency key. Then it refetches the changed data and opens another returned record, unless the application
 * handles the response otherwise.
 *
 * @param on the record of the action, null on a list
 * @returns errors by path, or undefined on success
 */
export function useAction(
  { name, invalidates, answer, load, params, edits = false }: Action,
  on: { readonly id: string; readonly record: WireRecord } | null,
) {
  const id = on?.id ?? null;
  const record = on?.record;
  const { name: resource, keyName } = useResourceModule();
  const provider = useDataProvider<DataProvider & Readonly<Record<string, Operation>>>();
  const queries = useQueryClient();
  const loadResource = useLoadResource();
  const notify = useNotify();
  const navigate = useNavigate();
  const translate = useTranslate();
  const after = useAfterAction(name);
  const attempt = useRef({ body: '', key: '' });

  return useCallback(
    async (body: Record<string, unknown>): Promise<Record<string, string> | StepQuestions | undefined> => {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      try {
        const operation = provider[name] as Operation;
        const { data } = await operation({
          ...(id === null
            ? {}
            : {
                params: params
                  ? Object.fromEntries(
                      Object.entries(params).map(([parameter, path]) => [parameter, valueAt(record, path)]),
                    )
                  : { [keyName]: id },
              }),
          ...(load ? { body } : {}),
          idempotencyKey: attempt.current.key,
        });
        if (after) {
          after(data);
          return undefined;
        }
        const answered = answer
          ? { resource: answer, key: String((data as WireRecord)[(await loadResource(answer)).keyName]) }
          : null;
        await Promise.all(
          [...new Set([resource, ...invalidates])].map((other) => queries.invalidateQueries({ queryKey: [other] })),
        );
        notify('app.operations.done', { type: 'success' });
        const isHere = answered?.resource === resource && answered.key === id;
        if (answered && !isHere)
          void navigate(
            edits ? recordPath.edit(answered.resource, answered.key) : recordPath.show(answered.resource, answered.key),
            { state: SAVED },
          );
        return undefined;
      } catch (error) {
        return stepFailure(error, translate);
      }
    },
    [
      after,
      answer,
      edits,
      id,
      invalidates,
      keyName,
      load,
      loadResource,
      name,
      navigate,
      notify,
      params,
      provider,
      queries,
      record,
      resource,
      translate,
    ],
  );
}
