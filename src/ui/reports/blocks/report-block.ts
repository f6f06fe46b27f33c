import type { ComponentType } from 'react';
import type { Action } from '../../operations/action';
import type { ReportRow } from '../report-answer';
import type { Drill, DrillValue } from './drill';

/** A drawing of a report, as its schema describes it. Its texts: `resources.reportes.<report>.blocks.<name>`. */
export interface ReportBlock {
  readonly name: string;
  readonly type:
    | 'heatmap'
    | 'map'
    | 'months'
    | 'meters'
    | 'tiles'
    | 'stack'
    | 'pareto'
    | 'sparklines'
    | 'boxplot'
    | 'sankey'
    | 'control';
  /** Loaded when a report has it. */
  readonly Drawing: ComponentType<BlockProps>;
  /** What each part of the drawing is made of: a field of its rows, by the keyword that names it. */
  readonly roles: Readonly<Record<string, string>>;
  /** Fields that have a title. */
  readonly fields: readonly BlockField[];
  /** Four limits in percent, ascending, between five colours. */
  readonly levels: readonly number[];
  /** Of lines: one or two values, ascending, from which they are watched. */
  readonly marks?: readonly number[];
  /** Whether shares are neither good nor bad: all have one colour. */
  readonly neutral?: boolean;
  /** Where a row leads. */
  readonly drill?: Drill;
  /** What each row offers to do. */
  readonly action?: BlockAction;
}

export interface BlockField {
  readonly field: string;
  readonly format: string;
  /** Of a tile: its colour while it is not zero. */
  readonly tone?: 'danger' | 'warning';
  readonly drill?: Drill;
}

export interface BlockAction {
  readonly resource: string;
  /** Name of one of the actions of that resource's list. */
  readonly operation: string;
  readonly load: () => Promise<{ readonly listActions: readonly Action[] }>;
  /** What its form starts with. */
  readonly start: Readonly<Record<string, DrillValue>>;
}

/** What each drawing is given. */
export interface BlockProps {
  readonly block: ReportBlock;
  readonly rows: readonly ReportRow[];
  /** What the report was asked with. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Title of the block, and of a field of it. */
  readonly title: string;
  readonly titleOf: (field: string) => string;
  /** Whether others of its kind are on the page, so that tiles, which else need no heading, have one. */
  readonly hasPeers?: boolean;
}
