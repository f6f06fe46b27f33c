import type { Diagnostics, Place } from '../diagnostic';
import type { SharedDefinitions } from '../load/property-node';
import type { Key } from '../model';
import { didYouMean } from '../nearest';
import type { EnumTypes } from './enum-types';

/** What is known of every entity before any of them is built, so that references can be checked in any order. */
export interface EntityHead {
  readonly name: string;
  readonly key: Key;
}

export interface BuildContext {
  readonly diagnostics: Diagnostics;
  readonly shared: SharedDefinitions;
  readonly heads: ReadonlyMap<string, EntityHead>;
  readonly enums: EnumTypes;
  readonly permissions: ReadonlySet<string>;
}

/** Reports a permission key that schemas/profiles.json does not have. */
export function checkPermission(context: BuildContext, key: string, place: Place): void {
  if (context.permissions.has(key)) return;
  context.diagnostics.add('unknown-permission', place, `No permission is called \`${key}\`.`, didYouMean(key, context.permissions) ?? 'add it to schemas/profiles.json and grant it to a profile');
}
