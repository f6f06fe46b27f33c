import type { ResourceModule } from './resource-module';
import type { WireRecord } from './wire-record';

interface Names<Item> {
  readonly recordLabel: (record: Item) => string;
  readonly recordDetail: (record: Item) => string;
}

/** Returns the functions that name an untyped record, as sent by the API, from those of its type. */
export function recordNames<Item extends object>({
  recordLabel,
  recordDetail,
}: Names<Item>): Pick<ResourceModule, keyof Names<Item>> {
  const typed = (record: WireRecord) => record as Item;
  return {
    recordLabel: (record) => recordLabel(typed(record)),
    recordDetail: (record) => recordDetail(typed(record)),
  };
}
