import { useDataProvider } from 'react-admin';
import { useCallback } from 'react';
import type { ListFilter } from '#platform/shared/list-filter';
import { useLoadResource } from '#platform/web/ui/resource/ResourceRegistry';
import { findReferences, type FoundReference } from '#platform/web/ui/reference/find-references';
import type { LineChange } from '../line-changes';
import { changeLines } from '../line-changes';
import type { LineColumn, LineReference } from '../line-column';
import type { LinesModel } from '../useLines';

/** A text of a cell to be looked up as a record. */
export interface LookUp {
  readonly lineId: number;
  readonly column: LineColumn & { readonly input: LineReference };
  readonly text: string;
  readonly filter: ListFilter;
}

/**
 * Finds the records of texts in cells, with as few requests as possible, and writes them into their lines. A cell changed meanwhile keeps
 * its new content. Resolves to the number of texts without a record.
 */
export function useLookUp(model: LinesModel): (jobs: readonly LookUp[]) => Promise<number> {
  const provider = useDataProvider();
  const load = useLoadResource();
  const { current, change } = model;
  return useCallback(
    async (jobs) => {
      const groups = new Map<string, LookUp[]>();
      for (const job of jobs) {
        const key = `${job.column.source} ${JSON.stringify(job.filter)}`;
        groups.set(key, [...(groups.get(key) ?? []), job]);
      }
      let missing = 0;
      await Promise.all(
        [...groups.values()].map(async (group) => {
          const { column, filter } = group[0]!;
          const found = await load(column.input.reference)
            .then((module) =>
              findReferences(
                provider,
                module,
                { ...column.input, filter },
                group.map(({ text }) => text),
              ),
            )
            .catch(() => new Map<string, FoundReference>());
          const changes = new Map<number, LineChange>();
          const waiting = new Map(current().map((line) => [line.id, line.pending?.[column.source]?.text]));
          for (const { lineId, text } of group) {
            if (waiting.get(lineId) !== text) continue;
            const match = found.get(text) ?? { state: 'failed' };
            if (match.state !== 'found') missing += 1;
            changes.set(
              lineId,
              match.state === 'found'
                ? {
                    values: { [column.source]: match.option.id, [column.input.labelField]: match.option.label },
                    pending: { [column.source]: null },
                  }
                : { pending: { [column.source]: { text, state: match.state } } },
            );
          }
          change(changeLines(current(), changes), false);
        }),
      );
      return missing;
    },
    [change, current, load, provider],
  );
}
