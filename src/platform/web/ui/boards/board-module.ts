import type { ListFilter } from '#platform/shared/list-filter';
import type { Period } from '#platform/shared/dates/periods';
import type { IconName } from '../icons/Icon';
import type { Drill } from '../reports/blocks/drill';
import type { ResourceModule } from '../resource/resource-module';

/** Which of two periods is the better one. */
export type Better = 'more' | 'less' | 'neither';

interface Card {
  /** Its own among the cards of the board. */
  readonly name: string;
  /** Its title stands under `resources.tableros.<board>.cards.<name>`. */
  readonly titled?: boolean;
  /** Title given by the user. */
  readonly title?: string;
  /** The same is asked of the period before. */
  readonly better?: Better;
}

/** Shows the comparison with the previous period. */
export interface CountCardSpec extends Card, Omit<Drill, 'sort'> {
  readonly type: 'count';
  /** The filter as the list has it, where nothing of it hangs on the board. */
  readonly exactly?: ListFilter;
  /** Column that the list adds up, and how what it comes to is written. */
  readonly sum?: { readonly field: string; readonly format: string };
  readonly tone?: 'danger' | 'warning';
}

/** Part of a report shown by a card. */
interface ReportCard extends Card {
  readonly report: string;
  readonly block: string;
  /** Parameters of the report besides the period and the place. */
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface FigureCardSpec extends ReportCard {
  readonly type: 'figure';
  /** The field of the tile. */
  readonly field: string;
}

export interface DrawingCardSpec extends ReportCard {
  readonly type: 'drawing';
}

export type BoardCardSpec = CountCardSpec | FigureCardSpec | DrawingCardSpec;

/** Whose figures a board shows: a record of this resource, under this parameter. */
export interface BoardPlace {
  readonly resource: string;
  readonly parameter: string;
  /** Which of them can be chosen. */
  readonly filter: ListFilter;
  /** Without one the figures are of all that the reader reaches. */
  readonly optional: boolean;
  /** Permissions of the reports of its cards: each covers the places that are offered. */
  readonly reach: readonly string[];
}

/** Parts of a board, from a schema or created by a user. */
export interface BoardParts {
  /** Names its texts: `resources.tableros.<name>`. */
  readonly name: string;
  readonly place?: BoardPlace;
  /** Default period. */
  readonly period: Period;
  readonly cards: readonly BoardCardSpec[];
}

/** Everything that the application knows of one board of schemas/boards, loaded when it is opened. */
export interface BoardModule extends BoardParts {
  readonly icon: IconName;
  readonly permission: string;
  readonly labels: ResourceModule['labels'];
}

/** A board before it is loaded. */
export interface BoardEntry {
  readonly permission: string;
  /** Profiles whose start page shows it. */
  readonly profiles: readonly string[];
  readonly load: () => Promise<{ readonly default: BoardModule }>;
}
