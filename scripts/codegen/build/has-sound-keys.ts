import type { BareEntity } from './entity';

/**
 * Returns true when the keys of an entity name existing fields. Otherwise the fault is reported with the keys, and unique values cannot be
 * determined.
 */
export function hasSoundKeys({ key, unique, fields }: BareEntity): boolean {
  const has = (name: string) => fields.some((field) => field.name === name || field.embed?.keyName === name);
  return (key.kind === 'serial' || has(key.name)) && unique.every((group) => group.fields.every(has));
}
