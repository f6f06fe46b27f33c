import type { ComponentType } from 'react';
import type { FormSpec, Predicate } from '../../shared/form-spec';
import type { IconName } from '../icons/Icon';

/** What an action asks for: the inputs, and how they are prepared and checked. */
export interface ActionForm {
  readonly form: FormSpec;
  readonly default: ComponentType;
}

/** An operation that a person starts by a button: on a record, or on a list. Its texts: `resources.<resource>.actions.<name>`. */
export interface Action {
  /** Name of the operation: also that of the data provider's method. */
  readonly name: string;
  readonly icon?: IconName;
  /** Null for whoever is signed in. */
  readonly permission: string | null;
  /** Another person vouches for it, with their own password. */
  readonly secondPerson?: true;
  /** What happens is told before it is done. */
  readonly confirm?: boolean;
  /** Its form has a grid, which wants the room. */
  readonly wide?: boolean;
  /** Resources whose data are asked for again afterwards. */
  readonly invalidates: readonly string[];
  /** Resource that the answer is a record of. */
  readonly answer?: string;
  /** Only records of which it holds have the button. */
  readonly when?: Predicate;
  /** Parameters of its path and where the record has them; its key alone when nothing is said. */
  readonly params?: Readonly<Record<string, string>>;
  /** Fields of the form that the record gives; nobody is asked for them. */
  readonly take?: Readonly<Record<string, string>>;
  /** Fields of the form that begin with what the record has. */
  readonly start?: Readonly<Record<string, string>>;
  /** It makes a copy of the record, in place of the general way to. */
  readonly copies?: boolean;
  /** The record that it answers is opened in its form. */
  readonly edits?: boolean;
  /** A spreadsheet to import: its columns are fields of the resource. */
  readonly import?: {
    readonly path: string;
    readonly columns: readonly string[];
    readonly match: readonly string[];
    readonly most: number;
    /** What it would do is kept by the server and applied by its number; its form is asked before the file. */
    readonly review?: boolean;
  };
  /** Loads what it asks for, when its dialog opens. */
  readonly load?: () => Promise<ActionForm>;
}
