import type { ReshapedName } from '../../../../generated/shared/resource-names.gen';
import type { WireRecord } from '../to-record';
import { usuarioBody } from './usuario';

/** What a client sent of a record, in the one shape that it is checked in. `before` is the record that it changes, null for a new one. */
export type BodyReader = (
  body: Readonly<Record<string, unknown>>,
  before: WireRecord | null,
) => Record<string, unknown>;

/** Entities that clients may send in more than one shape (`x-entity.alsoSent`). */
export const bodies: Readonly<Record<ReshapedName, BodyReader>> = { usuario: usuarioBody };

/** How what is sent of an entity is read; undefined where it has one shape. */
export function readerOf(name: string): BodyReader | undefined {
  return (bodies as Readonly<Record<string, BodyReader>>)[name];
}
