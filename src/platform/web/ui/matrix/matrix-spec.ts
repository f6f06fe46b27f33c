import type { ChoiceOrder } from '#platform/shared/matrix';
import type { EnumChoices } from '../values/enum-choices';

/** Specification of a list of objects shown as a matrix, from `x-field.matrix`. */
export interface MatrixSpec {
  /** Data provider method that returns the rows by group. */
  readonly rows: string;
  /** Fields of an item with the key of its row, and with its choice. */
  readonly key: string;
  readonly choice: string;
  readonly choices: EnumChoices;
  /** Choices from the widest to the narrowest. */
  readonly order: ChoiceOrder;
  /** Field of the record with the number of users affected by a change. */
  readonly affects?: string;
}
