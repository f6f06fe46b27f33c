/** A part of a URL that a page ignores: the key of its message and the name in it. */
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
  /** Readable name; absent when the message has none. */
  readonly name?: string;
}
