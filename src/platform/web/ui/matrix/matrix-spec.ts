import type { ChoiceOrder } from '#platform/shared/matrix';
import type { EnumChoices } from '../values/enum-choices';

/** A list of objects that is shown as a matrix: what `x-field.matrix` says of it. */
export interface MatrixSpec {
  /** Method of the data provider that gives the rows in groups. */
  readonly rows: string;
  /** Field of an item that names its row, and the one that holds its choice. */
  readonly key: string;
  readonly choice: string;
  readonly choices: EnumChoices;
  /** Choices from the widest to the narrowest. */
  readonly order: ChoiceOrder;
  /** Field of the record that says how many a change reaches. */
  readonly affects?: string;
}
