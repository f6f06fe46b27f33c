import type { BareEntity } from './entity';

/** Whether the keys of an entity name fields that it has. Where they do not, it is told there, and nobody can tell what is unique. */
export function hasSoundKeys({ key, unique, fields }: BareEntity): boolean {
  const has = (name: string) => fields.some((field) => field.name === name || field.embed?.keyName === name);
  return (key.kind === 'serial' || has(key.name)) && unique.every((group) => group.fields.every(has));
}
