import { useDataProvider, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { readLabel } from '../../shared/barcodes/read-label';
import type { ListFilter } from '../../shared/list-filter';
import type { FoundReference } from '../reference/find-references';
import { toOption } from '../reference/reference-option';
import { useFindReference } from '../reference/useFindReference';
import { useLoadResource } from '../resource/ResourceRegistry';
import { lotOfLabel } from '../scan/lot-of-label';
import type { ScanThrough } from './scan-line';

/** Lots of one supply that are looked among. */
const MAX_LOTS = 200;

/**
 * Finds the lot that a label or a code names among those that a filter lets: the code names the supply, the label the lot. A code of a supply
 * with several lots answers them all, and so does a label whose lot is not certain. What names no supply is looked up as a lot number.
 */
export function useFindLot() {
  const find = useFindReference();
  const load = useLoadResource();
  const provider = useDataProvider();
  return useCallback(
    async (resource: string, through: ScanThrough, text: string, filter: ListFilter): Promise<FoundReference> => {
      const supply = await find(through.reference, text);
      if (supply.state === 'none') return find(resource, text, filter);
      if (supply.state !== 'found') return supply.state === 'failed' ? supply : find(resource, text, filter);
      try {
        const module = await load(resource);
        const { data } = await provider.getList<RaRecord>(resource, {
          pagination: { page: 1, perPage: MAX_LOTS },
          sort: { field: through.expiry, order: 'ASC' },
          filter: { ...filter, [through.field]: supply.option.id },
        });
        const textIn = (record: RaRecord, field: string) => {
          const value: unknown = record[field];
          return typeof value === 'string' && value !== '' ? value : null;
        };
        const lots = data.map((record) => ({
          id: record.id,
          lot: textIn(record, through.lot),
          expiry: textIn(record, through.expiry),
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
