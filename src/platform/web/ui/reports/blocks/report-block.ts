import type { ComponentType } from 'react';
import type { Action } from '../../operations/action';
import type { ReportRow } from '../report-answer';
import type { Drill, DrillValue } from './drill';

/** Drawing of a report, generated from its schema. Its texts: `resources.reportes.<report>.blocks.<name>`. */
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
  /** Component, loaded with the first report that has it. */
  readonly Drawing: ComponentType<BlockProps>;
  /** Field of the rows for each part of the drawing, by keyword. */
  readonly roles: Readonly<Record<string, string>>;
  /** Fields with a title. */
  readonly fields: readonly BlockField[];
  /** Four limits in percent, ascending, between five colours. */
  readonly levels: readonly number[];
  /** Thresholds of a line chart: one or two values, ascending. */
  readonly marks?: readonly number[];
  /** True for percentages without a good or bad end: all have one colour. */
  readonly neutral?: boolean;
  /** Link of a row. */
  readonly drill?: Drill;
  /** Action of a row. */
  readonly action?: BlockAction;
}

export interface BlockField {
  readonly field: string;
  readonly format: string;
  /** Colour of a tile when it is not zero. */
  readonly tone?: 'danger' | 'warning';
  readonly drill?: Drill;
}

export interface BlockAction {
  readonly resource: string;
  /** Name of an action of that resource's list. */
  readonly operation: string;
  readonly load: () => Promise<{ readonly listActions: readonly Action[] }>;
  /** Initial values of its form. */
  readonly start: Readonly<Record<string, DrillValue>>;
}

/** Props of every drawing. */
export interface BlockProps {
  readonly block: ReportBlock;
  readonly rows: readonly ReportRow[];
  /** Parameters of the report. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Titles of the block, and of its fields. */
  readonly title: string;
  readonly titleOf: (field: string) => string;
  /** True when the page has similar blocks. Tiles, which otherwise have no heading, then get one. */
  readonly hasPeers?: boolean;
}
