import type { Proof } from '../../context';
import type { Planted } from '../../planted';

/** Returns records of one entity with the reach of another: a warehouse is reached through its stock. */
export function recordsAs(entity: string, of: string, { planted }: Proof): readonly Planted[] {
  const records = planted.filter((record) => record.entity === of);
  return of === entity ? records : records.map((record) => ({ ...record, entity }));
}
