import type { Proof } from '../../context';
import type { Planted } from '../../planted';

/** Records of one entity as if they were of another, whose reach they are held to: a warehouse is reached by the stock that it keeps. */
export function recordsAs(entity: string, of: string, { planted }: Proof): readonly Planted[] {
  const records = planted.filter((record) => record.entity === of);
  return of === entity ? records : records.map((record) => ({ ...record, entity }));
}
