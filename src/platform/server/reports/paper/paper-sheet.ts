import type { ReportFormat, ReportPaper } from '#platform/shared/report';
import type { Indicators } from '../indicators';
import type { ReportValues } from '../report-rows';

/** A report as printed, in the reader's language. Plain data, so that it can be passed to the layout thread. */
export interface PaperSheet extends Pick<ReportPaper, 'orientation' | 'size'> {
  readonly network: string;
  /** Owner of the report, from the largest to the smallest: unit, warehouse. */
  readonly place: readonly string[];
  readonly title: string;
  /** Period of the figures. */
  readonly period: string | null;
  /** URL in the QR code beside the title. */
  readonly code: string | null;
  /** Parameters, and values common to all rows: names and values. */
  readonly asked: readonly (readonly [name: string, value: string])[];
  /** The indicators of the screen, by drawing. */
  readonly indicators?: readonly Indicators[];
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly ReportValues[];
  readonly totals: ReportValues;
  /** Copies for single recipients, with a large heading each; empty: one copy without recipient. */
  readonly copies: readonly PaperCopy[];
  readonly notes: readonly string[];
  /** Responsibility of each signatory. */
  readonly signatures: readonly string[];
  readonly who: string;
  /** ISO 8601 in UTC. */
  readonly when: string;
  /** Time zone of the reader, used for displayed hours. */
  readonly timeZone: string;
  readonly words: {
    /** Author and time of the sheet. */
    readonly made: string;
    /** Contains the placeholders `%{pagina}` and `%{paginas}`. */
    readonly page: string;
    readonly total: string;
    /** Text shown when there are no rows. */
    readonly nothing: string;
    /** Caption below the signature line. */
    readonly signer: string;
  };
}

export interface PaperCopy {
  readonly name: string;
  readonly large: readonly string[];
}

export interface PaperColumn {
  readonly field: string;
  readonly title: string;
  /** Heading shared with neighbouring columns. */
  readonly group: string | null;
  readonly format: ReportFormat;
  readonly unit: string | null;
}

/** Answer of the layout thread. */
export type FromPaperWorker =
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly message: string };
