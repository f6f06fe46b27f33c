import { readPath } from '../resource/read-path';
import type { ValueSpec } from './value-spec';

/** The name that a record carries beside the key of another; undefined where the value is no key, or no name is beside it. */
export function labelBeside(spec: ValueSpec, record: unknown): unknown {
  return spec.type === 'reference' && spec.labelField ? readPath(record, spec.labelField) : undefined;
}
