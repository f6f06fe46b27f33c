import { readPath } from '../resource/read-path';
import type { ValueSpec } from './value-spec';

/** Returns the name of a referenced record, sent beside its key; undefined when the value is not a key, or has no name. */
export function labelBeside(spec: ValueSpec, record: unknown): unknown {
  return spec.type === 'reference' && spec.labelField ? readPath(record, spec.labelField) : undefined;
}
