import type { ListFilter } from '#platform/shared/list-filter';
import type { ResourceModule } from '../../ui/resource/resource-module';
import type { ValueSpec } from '../../ui/values/value-spec';

/** Section of a worklist: its list, and the display of one row. */
export interface WorklistSection extends Pick<ResourceModule, 'recordLabel' | 'recordDetail' | 'keyName'> {
  readonly id: string;
  readonly resource: string;
  readonly filter: ListFilter;
  readonly sort?: { readonly field: string; readonly order: 'ASC' };
  /** Day or moment by which a record is due; without `due`, since which it waits. */
  readonly when?: { readonly source: string; readonly type: 'date' | 'datetime'; readonly due?: true };
  /** Value shown beside the record's name. */
  readonly fact?: ValueSpec & { readonly source: string };
  /** Step that a row offers to readers who can take it. */
  readonly action?: string;
}

/** List of the current day. */
export interface WorklistDay {
  readonly resource: string;
  readonly keyName: string;
  /** Filter besides the day. */
  readonly filter: ListFilter;
  /** Date that is the current day. */
  readonly date: string;
  /** Moment of a row. */
  readonly time: string;
  /** Fields of which the first filled one is the name of a row, and the second a line below it. */
  readonly names: readonly string[];
  /** Reference to the staff record of the user. */
  readonly owner?: string;
}

/** Specification of a worklist of schemas/worklists, loaded with the start page. Its texts are `resources.worklists.<name>.<section>`, and `…<name>.day`. */
export interface WorklistModule {
  readonly name: string;
  readonly sections: readonly WorklistSection[];
  readonly day?: WorklistDay;
  readonly labels: ResourceModule['labels'];
}

/** Import of a worklist. */
export type LoadWorklist = () => Promise<{ readonly default: WorklistModule }>;
/** Worklists by profile. */
export type Worklists = Readonly<Record<string, LoadWorklist>>;
