import type { Diagnostics, Place } from '../diagnostic';
import type { DescribedKeyword } from '../keywords/field-keyword';
import type { SharedDefinitions } from '../load/property-node';
import type { Key } from '../model';
import { suggest } from '../suggest';
import type { AskedForm } from './check-pickers';
import type { EnumTypes } from './enum-types';

/** Facts about every entity, known before any is built, so that references can be checked in any order. */
export interface EntityHead {
  readonly name: string;
  readonly key: Key;
  /** True when the file is broken and its facts may be wrong. */
  readonly isUncertain: boolean;
}

export interface BuildContext {
  readonly diagnostics: Diagnostics;
  readonly shared: SharedDefinitions;
  readonly heads: ReadonlyMap<string, EntityHead>;
  readonly enums: EnumTypes;
  /** Keywords allowed in `x-field`. */
  readonly keywords: readonly DescribedKeyword[];
  /** Null when schemas/profiles.json is broken; then every key is accepted. */
  readonly permissions: ReadonlySet<string> | null;
  /** Forms of steps, operations and reports, whose pickers are checked once all entities are known. */
  readonly forms: AskedForm[];
  /** Permissions that an operation or entity requires. */
  readonly asked: Set<string>;
}

/** Registers a required permission. Reports a key that schemas/profiles.json does not have. */
export function askPermission(context: BuildContext, key: string, place: Place): void {
  context.asked.add(key);
  checkPermission(context, key, place);
}

/** Reports a permission key that schemas/profiles.json does not have. */
export function checkPermission(context: BuildContext, key: string, place: Place): void {
  if (context.permissions?.has(key) ?? true) return;
  context.diagnostics.add(
    'unknown-permission',
    place,
    `No permission is called \`${key}\`.`,
    suggest(key, context.permissions ?? [], { text: 'add it to schemas/profiles.json and grant it to a profile' }),
  );
}
