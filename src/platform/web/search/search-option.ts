import type { IconName } from '../ui/icons/Icon';

/** Result of the search box: a page to open, or an action. */
export interface SearchOption {
  readonly key: string;
  /** Heading of its group: «Menú», «Acciones», «Pacientes». */
  readonly group: string;
  readonly text: string;
  readonly detail: string;
  readonly icon: IconName;
  /** Path to open, or function to run at once. */
  readonly act: string | (() => void);
}

/** A page or an action, found by its name. */
export interface Command extends SearchOption {
  /** Further words that match it. */
  readonly words: string;
  /** True for trial screens, which rank last outside the samples. */
  readonly isSample: boolean;
}
