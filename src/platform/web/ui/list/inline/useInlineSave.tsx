import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { sameValues } from '#platform/shared/merge/same-values';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { WireRecord } from '../../resource/wire-record';
import { describeError } from '../../states/describe-error';
import { useListMethods, type BatchOutcome } from '../list-methods';
import type { Inline } from './InlineContext';
import { UndoNotice } from './UndoNotice';

/** Outcome of saving a cell: saved, refused with a reason, or the record as another user saved it. */
export type CellOutcome = { readonly saved: true } | { readonly refused: string } | { readonly theirs: RaRecord };

/** Time to read the message and reach the undo. */
const UNDO_MS = 10_000;

/**
 * Saves one field of a record like its form, with the version of the opened cell. Changes of other fields by another user are merged; a
 * change of this field is a conflict. The row keeps its position, regardless of sort and filter, until the next fetch.
 */
export function useInlineSave(inline: Inline, source: string, label: string) {
  const { name } = useResourceModule();
  const methods = useListMethods();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();

  const send = useCallback(
    async (id: RaRecord['id'], version: number, value: unknown): Promise<BatchOutcome | undefined> => {
      const { outcomes } = await methods.runBatch(name, 'editar', { records: [{ id, version }] }, undefined, {
        cambios: { [source]: value },
      });
      return outcomes[0];
    },
    [methods, name, source],
  );

  /** Fetches the current record and updates the lists that show it. */
  const refresh = useCallback(
    async (id: RaRecord['id']): Promise<RaRecord> => {
      const { data: fresh } = await methods.getOne<RaRecord>(name, { id });
      queries.setQueriesData<{ data?: RaRecord[] }>({ queryKey: [name, 'getList'] }, (list) =>
        list?.data ? { ...list, data: list.data.map((each) => (each.id === id ? { ...each, ...fresh } : each)) } : list,
      );
      await queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
      return fresh;
    },
    [methods, name, queries],
  );

  const offerUndo = useCallback(
    (id: RaRecord['id'], { version, antes }: BatchOutcome) => {
      const undo = async () => {
        inline.remember(null);
        try {
          const outcome = await send(id, Number(version), antes?.[source] ?? null);
          if (outcome?.resultado === 'rechazado') notify(outcome.mensaje ?? 'errors.DESCONOCIDO', { type: 'error' });
          else notify('app.lists.inline.undone', { type: 'success', messageArgs: { field: label } });
          await refresh(id);
        } catch (error) {
          notify(describeError(error).message, { type: 'error' });
        }
      };
      const run = () => void undo();
      inline.remember(run);
      notify(<UndoNotice text={translate('app.lists.inline.saved', { field: label })} onUndo={run} />, {
        type: 'success',
        autoHideDuration: UNDO_MS,
      });
    },
    [inline, send, source, label, notify, translate, refresh],
  );

  return useCallback(
    async (opened: WireRecord & { readonly id: RaRecord['id'] }, value: unknown): Promise<CellOutcome> => {
      const { id } = opened;
      try {
        let outcome = await send(id, Number(opened['version']), value);
        // Each retry may meet another concurrent change, hence the limit.
        for (let tries = 0; outcome?.codigo === 'CONFLICTO_VERSION' && tries < 3; tries += 1) {
          const now = await refresh(id);
          if (!sameValues(now[source], opened[source]) && !sameValues(now[source], value)) return { theirs: now };
          outcome = await send(id, Number(now['version']), value);
        }
        if (!outcome) return { refused: translate('errors.DESCONOCIDO') };
        if (outcome.resultado === 'rechazado') return { refused: refusal(outcome, source) };
        await refresh(id);
        if (outcome.resultado === 'hecho') offerUndo(id, outcome);
        return { saved: true };
      } catch (error) {
        const { message, correlationId } = describeError(error);
        return { refused: translate(message, { correlationId: correlationId ?? '' }) };
      }
    },
    [send, refresh, offerUndo, source, translate],
  );
}

/** Returns the message for this field, else for related fields, else the general one. */
function refusal({ errores = [], mensaje }: BatchOutcome, source: string): string {
  const own = errores.filter(({ campo }) => campo === source);
  const told = (own.length > 0 ? own : errores).map((each) => each.mensaje).filter(Boolean);
  return told.length > 0 ? told.join(' ') : (mensaje ?? '');
}
