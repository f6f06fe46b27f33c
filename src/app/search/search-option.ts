import type { IconName } from '../../ui/icons/Icon';

/** Something that the search box leads to. */
export interface SearchOption {
  readonly key: string;
  /** Name of what it is one of: «Menú», «Pacientes». */
  readonly group: string;
  readonly text: string;
  readonly detail: string;
  readonly icon: IconName;
  readonly to: string;
}
