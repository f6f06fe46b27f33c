/** A part of an address that a page does not use: the key of its sentence and the name in it. */
export interface LeftOut {
  readonly text:
    | 'unknown'
    | 'unusable'
    | 'search'
    | 'sort'
    | 'unsortable'
    | 'unreadable'
    | 'page'
    | 'size'
    | 'parameter'
    | 'unknownParameter';
  /** The name as a person reads it; absent where the sentence has none. */
  readonly name?: string;
}
