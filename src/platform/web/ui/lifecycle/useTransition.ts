import { useQueryClient, type Query } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type DataProvider, type RaRecord } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import type { StepArgs } from '#platform/shared/lifecycle/step-args';
import { refusalOf, type LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { stepFailure, type StepQuestions } from '../form/questions/step-questions';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import type { HistoryEvent } from '#platform/shared/history-event';
import type { HistoryProvider } from '../show/history-provider';
import { choiceKey, type EnumChoices } from '../values/enum-choices';

/** Maximum characters of a document's name in the notice of a step. */
const MAX_TITLE_LENGTH = 40;

/** Conflict of a step: the current document, the other user, and the feasibility of the step. */
export interface Overtaken {
  readonly record: WireRecord;
  readonly event: HistoryEvent | null;
  readonly possible: boolean;
}

/**
 * Takes a step of a document. If another user acted first, it reports the event, and continues from the current document if the step is
 * still possible.
 */
export function useTransition(
  id: string,
  opened: WireRecord,
  lifecycle: LifecycleSpec,
  name: string,
  states: EnumChoices,
) {
  const { resource } = lifecycle;
  const provider = useDataProvider<LifecycleProvider & HistoryProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { recordLabel } = useResourceModule();
  const base = useRef(opened);
  const attempt = useRef({ body: '', key: '' });
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);

  const run = useCallback(
    async (body: Record<string, unknown>): Promise<Record<string, string> | StepQuestions | undefined> => {
      // The same request reuses its idempotency key, so that a repeated attempt has the same result.
      const text = JSON.stringify([base.current['version'], body]);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      try {
        const { data } = await provider.transition(resource, {
          id,
          version: base.current['version'],
          transition: lifecycle.transitions[name]!.path,
          body,
          idempotencyKey: attempt.current.key,
        });
        queries.setQueryData([resource, 'getOne', { id, meta: undefined }], data);
        await queries.invalidateQueries({ queryKey: [resource] });
        // A step also writes other documents (a voided note ends its prescriptions), and the channel does not report a page's own writes.
        void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== resource && isRenewed(query) });
        const state = translate(choiceKey(states, String((data as WireRecord)[lifecycle.field])));
        const action = translate(`resources.${resource}.transitions.${name}.name`);
        const title = recordLabel(data);
        const isShort = title !== '' && title.length <= MAX_TITLE_LENGTH;
        notify(isShort ? 'app.lifecycle.doneOf' : 'app.lifecycle.done', {
          type: 'success',
          messageArgs: { action, state, name: title },
        });
        return undefined;
      } catch (error) {
        const current = currentOf(error);
        if (current && current['version'] !== base.current['version']) {
          const events = await provider.history(resource, { id, page: 1, pageSize: 5 }).then(
            ({ data }) => data,
            () => [],
          );
          base.current = current;
          setOvertaken({
            record: current,
            event: events.find(({ accion }) => accion !== 'LEER') ?? null,
            possible: refusalOf(lifecycle, current, name, null) === null,
          });
          void queries.invalidateQueries({ queryKey: [resource] });
          return {};
        }
        return stepFailure(error, translate);
      }
    },
    [id, lifecycle, name, notify, provider, queries, recordLabel, resource, states, translate],
  );

  return { run, overtaken };
}

/** True for queries that are refetched automatically. Open forms keep the record as loaded. */
const isRenewed = ({ observers }: Query): boolean => observers.every(({ options }) => options.staleTime !== Infinity);

/** Returns the document in a 409 or 412 response. */
function currentOf(error: unknown): WireRecord | null {
  const { actual } = (typeof error === 'object' && error !== null ? error : {}) as { actual?: unknown };
  return typeof actual === 'object' && actual !== null ? (actual as WireRecord) : null;
}

/** Methods of the data provider beyond react-admin's (src/platform/web/client/data-provider.ts). */
interface LifecycleProvider extends DataProvider {
  transition(resource: string, request: StepArgs): Promise<{ data: RaRecord }>;
}
