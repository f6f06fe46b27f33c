import type { ListFilter } from '#platform/shared/list-filter';
import type { Period } from '#platform/shared/dates/periods';
import type { IconName } from '../icons/Icon';
import type { Drill } from '../reports/blocks/drill';
import type { ResourceModule } from '../resource/resource-module';

/** Direction of change that counts as an improvement. */
export type Better = 'more' | 'less' | 'neither';

interface Card {
  /** Unique name among the cards of the board. */
  readonly name: string;
  /** True when its title has the key `resources.tableros.<board>.cards.<name>`. */
  readonly titled?: boolean;
  /** Title given by the user. */
  readonly title?: string;
  /** Enables the comparison with the previous period, and states which direction is better. */
  readonly better?: Better;
}

/** Card with the number of records in a list, or the sum of a column. */
export interface CountCardSpec extends Card, Omit<Drill, 'sort'> {
  readonly type: 'count';
  /** Complete filter of the list, when it does not depend on the parameters of the board. */
  readonly exactly?: ListFilter;
  /** Column that the list sums, and the format of the sum. */
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
  /** Field of the tile. */
  readonly field: string;
}

export interface DrawingCardSpec extends ReportCard {
  readonly type: 'drawing';
}

export type BoardCardSpec = CountCardSpec | FigureCardSpec | DrawingCardSpec;

/** Place of a board's figures: a record of this resource, sent under this parameter. */
export interface BoardPlace {
  readonly resource: string;
  readonly parameter: string;
  /** Filter of the records that can be chosen. */
  readonly filter: ListFilter;
  /** True when no place is required; the figures then cover the reader's whole scope. */
  readonly optional: boolean;
  /** Permissions of the reports of its cards; only places within the scope of each are offered. */
  readonly reach: readonly string[];
}

/** Parts of a board, from a schema or created by a user. */
export interface BoardParts {
  /** Key of its texts: `resources.tableros.<name>`. */
  readonly name: string;
  readonly place?: BoardPlace;
  /** Default period. */
  readonly period: Period;
  readonly cards: readonly BoardCardSpec[];
}

/** Specification of a board of schemas/boards, loaded when it is opened. */
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
