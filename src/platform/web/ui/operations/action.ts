import type { ComponentType } from 'react';
import type { FormSpec, Predicate } from '#platform/shared/form-spec';
import type { IconName } from '../icons/Icon';

/** Form of an action: its inputs, preparation and validation. */
export interface ActionForm {
  readonly form: FormSpec;
  readonly default: ComponentType;
}

/** An operation that a person starts by a button: on a record, or on a list. Its texts: `resources.<resource>.actions.<name>`. */
export interface Action {
  /** Name of the operation: also that of the data provider's method. */
  readonly name: string;
  readonly icon?: IconName;
  /** Null for any signed-in user. */
  readonly permission: string | null;
  /** Another person vouches for it, with their own password. */
  readonly secondPerson?: true;
  /** Shows the effect before the action. */
  readonly confirm?: boolean;
  /** Its form has a grid, which wants the room. */
  readonly wide?: boolean;
  /** Resources to fetch again afterwards. */
  readonly invalidates: readonly string[];
  /** Resource that the answer is a record of. */
  readonly answer?: string;
  /** Only records of which it holds have the button. */
  readonly when?: Predicate;
  /** Parameters of its path and where the record has them; its key alone when nothing is said. */
  readonly params?: Readonly<Record<string, string>>;
  /** Form fields taken from the record and not shown. */
  readonly take?: Readonly<Record<string, string>>;
  /** Fields of the form that begin with what the record has. */
  readonly start?: Readonly<Record<string, string>>;
  /** It makes a copy of the record, in place of the general way to. */
  readonly copies?: boolean;
  /** The record that it answers is opened in its form. */
  readonly edits?: boolean;
  /** Only those who may write the record have it. */
  readonly writes?: boolean;
  /** A spreadsheet to import: its columns are fields of the resource. */
  readonly import?: {
    readonly path: string;
    readonly columns: readonly string[];
    readonly match: readonly string[];
    readonly most: number;
    /** The server stores the check and applies it by id; the form precedes the file. */
    readonly review?: boolean;
  };
  /** Loads what it asks for, when its dialog opens. */
  readonly load?: () => Promise<ActionForm>;
}
