import type { ReshapedName } from '#generated/shared/resource-names.gen';
import type { WireRecord } from '#platform/server/records/to-record';
import { usuarioBody } from '#areas/seguridad/server/usuario/parse-body';

/** Converts the body of a request into the one shape that is validated. `before` is the record that it changes, null for a new one. */
export type BodyReader = (
  body: Readonly<Record<string, unknown>>,
  before: WireRecord | null,
) => Record<string, unknown>;

/** Entities that clients may send in more than one shape (`x-entity.alsoSent`). */
export const bodies: Readonly<Record<ReshapedName, BodyReader>> = { usuario: usuarioBody };

/** Reader of an entity's bodies; undefined when it has only one shape. */
export function readerOf(name: string): BodyReader | undefined {
  return (bodies as Readonly<Record<string, BodyReader>>)[name];
}
