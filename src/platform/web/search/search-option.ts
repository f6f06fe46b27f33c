import type { IconName } from '../ui/icons/Icon';

/** Something that the search box leads to, or does. */
export interface SearchOption {
  readonly key: string;
  /** Name of what it is one of: «Menú», «Acciones», «Pacientes». */
  readonly group: string;
  readonly text: string;
  readonly detail: string;
  readonly icon: IconName;
  /** An address to open, or something to do at once. */
  readonly act: string | (() => void);
}

/** A page or an action, which is found by what it is called. */
export interface Command extends SearchOption {
  /** Other words that it is found by. */
  readonly words: string;
  /** True for trial screens, which rank last outside the samples. */
  readonly isSample: boolean;
}
