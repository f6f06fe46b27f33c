import type { IconName } from '../ui/icons/Icon';

export interface MenuGroup {
  readonly id: string;
  readonly icon: IconName;
  readonly text: string;
  readonly unitGroups: readonly string[] | null;
  readonly items: readonly MenuItem[];
  /** True for the menu of the user's own kind of unit. */
  readonly isOwn?: boolean;
}

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
  /** `mock`: shown only with the sample backend. */
  readonly backend: 'server' | 'mock';
}
