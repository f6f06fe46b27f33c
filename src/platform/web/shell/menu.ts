import type { IconName } from '../ui/icons/Icon';

export interface MenuGroup {
  readonly id: string;
  readonly icon: IconName;
  readonly text: string;
  readonly unitGroups: readonly string[] | null;
  readonly items: readonly MenuItem[];
}

export type PanelKind = 'record' | 'report' | 'setting';

export interface MenuItem {
  readonly id: string;
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  /** Names of the steps that move its documents on; set for lists of documents only. */
  readonly steps?: Readonly<Record<string, string>>;
  /** Name of one of its records; null for pages that are not lists. */
  readonly one: string | null;
  readonly entity: string | null;
  /** Permission to create one of its records; absent when creation is impossible. */
  readonly create?: string;
  /** Further words that the search matches. */
  readonly words?: string;
  /** List that the item opens with preset filters; null for other items. */
  readonly pile: { readonly entity: string; readonly filter: Readonly<Record<string, unknown>> } | null;
  /** Heading of the item within its group. */
  readonly section: string | null;
  /** Permissions, any of which makes it visible; null when it is visible to all. */
  readonly permissions: readonly string[] | null;
  /** A second permission that it requires. */
  readonly needs?: string;
  readonly unitGroups: readonly string[] | null;
  /** `home` stands on top; `page` is handwritten and may be a task; the others name their panel. */
  readonly kind: 'home' | 'page' | PanelKind;
  /** Place among the tasks of each profile that has it. */
  readonly tasks?: Readonly<Record<string, number>>;
  /** `mock`: shown only with the sample backend. */
  readonly backend: 'server' | 'mock';
}
