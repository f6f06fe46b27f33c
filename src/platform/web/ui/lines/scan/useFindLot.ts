import { useDataProvider, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { readLabel } from '#platform/shared/barcodes/read-label';
import { filledText } from '#platform/web/ui/scan/filled-text';
import type { ListFilter } from '#platform/shared/list-filter';
import type { FoundReference } from '#platform/web/ui/reference/find-references';
import { toOption } from '#platform/web/ui/reference/reference-option';
import { useFindReference } from '#platform/web/ui/reference/useFindReference';
import { useLoadResource } from '#platform/web/ui/resource/ResourceRegistry';
import { lotOfLabel, MAX_LOTS } from '#platform/web/ui/scan/lot-of-label';
import type { ScanThrough } from './scan-line';

/**
 * Finds the lot of a label or a code within a filter. The code identifies the supply, the label the lot. A code of a supply with several
 * lots returns all of them, and so does an uncertain label. Text that matches no supply is looked up as a lot number.
 */
export function useFindLot() {
  const find = useFindReference();
  const load = useLoadResource();
  const provider = useDataProvider();
  return useCallback(
    async (resource: string, through: ScanThrough, text: string, filter: ListFilter): Promise<FoundReference> => {
      const supply = await find(through.reference, text);
      if (supply.state === 'failed') return supply;
      if (supply.state !== 'found') return find(resource, text, filter);
      try {
        const module = await load(resource);
        const { data } = await provider.getList<RaRecord>(resource, {
          pagination: { page: 1, perPage: MAX_LOTS },
          sort: { field: through.expiry, order: 'ASC' },
          filter: { ...filter, [through.field]: supply.option.id },
        });
        const lots = data.map((record) => ({
          id: record.id,
          lot: filledText(record[through.lot]),
          expiry: filledText(record[through.expiry]),
          isPlanned: true,
        }));
        const chosen = lotOfLabel(readLabel(text), lots);
        const named = (ids: readonly unknown[]) =>
          data
            .filter(({ id }) => ids.includes(id))
            .map((record) => ({ option: toOption(module, record), pieces: supply.pieces }));
        if (chosen.state === 'ask') return { state: 'many', choices: named(chosen.lots.map(({ id }) => id)) };
        const [only] = chosen.state === 'found' && chosen.lot ? named([chosen.lot.id]) : [];
        return only ? { state: 'found', ...only } : { state: 'none' };
      } catch {
        return { state: 'failed' };
      }
    },
    [find, load, provider],
  );
}
