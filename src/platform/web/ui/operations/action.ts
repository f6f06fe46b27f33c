import type { ComponentType } from 'react';
import type { FormSpec, Predicate } from '#platform/shared/validation/form-spec';
import type { IconName } from '../icons/Icon';

/** Form of an action: its inputs, preparation and validation. */
export interface ActionForm {
  readonly form: FormSpec;
  readonly default: ComponentType;
}

/** Operation that a user starts with a button, on a record or a list. Its texts: `resources.<resource>.actions.<name>`. */
export interface Action {
  /** Name of the operation and of the data provider's method. */
  readonly name: string;
  readonly icon?: IconName;
  /** Null for any signed-in user. */
  readonly permission: string | null;
  /** True when a second person must vouch for it. */
  readonly secondPerson?: true;
  /** True to ask for confirmation with a text about the effect. */
  readonly confirm?: boolean;
  /** True for a wide dialog, for a form with a grid. */
  readonly wide?: boolean;
  /** Resources to fetch again afterwards. */
  readonly invalidates: readonly string[];
  /** Resource of the record that it returns. */
  readonly answer?: string;
  /** Condition on the record for the button to appear. */
  readonly when?: Predicate;
  /** Path parameters and their paths in the record; by default its key. */
  readonly params?: Readonly<Record<string, string>>;
  /** Form fields taken from the record and not shown. */
  readonly take?: Readonly<Record<string, string>>;
  /** Form fields that start with values of the record, by their paths in it. */
  readonly start?: Readonly<Record<string, string>>;
  /** True when it copies the record, replacing the general copy button. */
  readonly copies?: boolean;
  /** True to open the returned record in its form. */
  readonly edits?: boolean;
  /** True when only people who may write the record have it. */
  readonly writes?: boolean;
  /** Set for the import of a spreadsheet, whose columns are fields of the resource. */
  readonly import?: {
    readonly path: string;
    readonly columns: readonly string[];
    readonly match: readonly string[];
    readonly most: number;
    /** The server stores the check and applies it by id; the form precedes the file. */
    readonly review?: boolean;
  };
  /** Loads its form when the dialog opens. */
  readonly load?: () => Promise<ActionForm>;
}
