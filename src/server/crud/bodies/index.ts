import type { ServedResourceName } from '../../../../generated/shared/resource-names.gen';
import type { WireRecord } from '../to-record';
import { usuarioBody } from './usuario';

/** What a client sent of a record, in the one shape that it is checked in. `before` is the record that it changes, null for a new one. */
export type BodyReader = (body: Readonly<Record<string, unknown>>, before: WireRecord | null) => Record<string, unknown>;

/** Entities that clients may send in more than one shape. */
export const bodies: Partial<Record<ServedResourceName, BodyReader>> = { usuario: usuarioBody };
