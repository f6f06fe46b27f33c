import type { EnumChoices } from './enum-choices';

/** Format of a value: in list cells, record pages, facts under a title, and the conflict dialog. */
export type ValueSpec =
  | { readonly type: 'text' | 'longText' | 'richText' | 'email' | 'phone' | 'url' | 'color' | 'code' }
  | { readonly type: 'integer' }
  | { readonly type: 'number'; readonly scale?: number; readonly unit?: string }
  | { readonly type: 'money' }
  | { readonly type: 'boolean' }
  | { readonly type: 'date' | 'datetime' | 'time' }
  | { readonly type: 'enum'; readonly choices: EnumChoices }
  | { readonly type: 'enums'; readonly choices: EnumChoices }
  | { readonly type: 'words' }
  | { readonly type: 'image' | 'images' }
  /** Id of a picture in a field of this resource. */
  | { readonly type: 'file'; readonly resource: string }
  /** List whose items have a key field. */
  | { readonly type: 'keyed'; readonly key: string }
  /** Small objects, one per line, with the values of these fields side by side. */
  | { readonly type: 'brief'; readonly parts: readonly BriefPart[] }
  | ReferenceSpec
  | {
      readonly type: 'references';
      readonly reference: string;
      /** Permission to read the names of the referenced records. */
      readonly permission?: string;
    };

export type BriefPart = ValueSpec & { readonly source: string };

export interface ReferenceSpec {
  readonly type: 'reference';
  /** Resource that the key belongs to. */
  readonly reference: string;
  /** Field beside the key with the referenced record's name; absent inside nested objects. */
  readonly labelField?: string;
  /** Permission to open the referenced record; without it the name is plain text. */
  readonly permission?: string;
}

/** True for figures, which are right-aligned so that their digits line up. */
export function isNumeric(spec: ValueSpec): boolean {
  return spec.type === 'integer' || spec.type === 'number' || spec.type === 'money';
}
