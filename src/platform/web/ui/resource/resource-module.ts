import type { ComponentType } from 'react';
import type { FileKind } from '#platform/shared/file-kinds';
import type { IconName } from '../icons/Icon';
import type { BatchTarget } from '../list/batch/batch-target';
import type { LoadBulkFields } from '../list/bulk/bulk-field';
import type { BatchOutcome } from '../list/list-methods';
import type { LazyView } from './lazy-view';
import type { WireRecord } from './wire-record';
import type { Holder } from '../form/duplicates/candidate';
import type { LineEditors } from '../lines/editors/LineEditorsContext';
import type { LineNotes } from '../lines/scan/line-note';
import type { LineTools } from '../lines/line-tool';

export type StandardOperation = 'list' | 'get' | 'create' | 'update' | 'delete';
export type ViewName = 'list' | 'show' | 'create' | 'edit';

/** Part of a page without props: it finds the current record by itself. `preload` fetches its data before it renders. */
export type Part = ComponentType & { readonly preload?: () => void };

/** Props of a button for selected records. */
export interface SelectionPartProps {
  readonly target: BatchTarget;
  /** Called with the outcomes, which are shown and can be undone like a batch edit. */
  readonly onDone: (outcomes: readonly BatchOutcome[]) => void;
}

/**
 * Operation that returns a record together with the data of its page's parts, so that the page needs one request. It takes the record's
 * key, and its response is cached under `openingKey`.
 */
export interface Opening {
  readonly operation: string;
  /** Without this permission, the record is read alone. */
  readonly permission: string;
  /** Field of the response with the record. */
  readonly record: string;
  /** Field of the response with the referenced records, whose labels are shown. */
  readonly referred: string;
}

/** Parts that features add to the pages of a resource, beyond its schema. */
export interface ResourceParts {
  readonly opening?: Opening;
  /** Set when an own action deactivates a record; deletion is then worded as such. */
  readonly deactivates?: true;
  /** Buttons over its list. */
  readonly listActions?: readonly Part[];
  /** Buttons for selected records of its list, in addition to the general ones. */
  readonly selectionActions?: readonly ComponentType<SelectionPartProps>[];
  /** Buttons over a record. */
  readonly recordActions?: readonly Part[];
  /** Alerts at the head of a record and of its form. */
  readonly recordAlerts?: readonly Part[];
  /** Alerts above the form of a new record; a part reads the values with `useWatch`. */
  readonly createAlerts?: readonly Part[];
  /** Sections above a record's fields, with its most requested content. */
  readonly recordLeads?: readonly Part[];
  /** Sections below the fields of a form, updated during input; a part reads the values with `useWatch`. */
  readonly formSections?: readonly Part[];
  /** Actions offered when another record has the same unique value. */
  readonly takenActions?: ComponentType<{ readonly holders: readonly Holder[] }>;
  /** Editors of cells of its lines, by `<lines>.<field>`. */
  readonly lineEditors?: LineEditors;
  /** Notes below each line of its forms, steps and actions, by the field of the lines. */
  readonly lineNotes?: LineNotes;
  /** Tools above the lines of its forms, steps and actions, by the field of the lines. */
  readonly lineTools?: LineTools;
  /** Sections below a record's fields. */
  readonly recordSections?: readonly Part[];
}

/** Limits of a record's attachments: number, size of each in MB, and kinds. */
export interface Attachments {
  readonly maxFiles: number;
  readonly maxMB: number;
  readonly accept: readonly FileKind[];
}

/** Texts by key; nested objects become dotted keys. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
/** Default request of a list, for a URL without parameters. */
export interface ListDefaults {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly pageSize: number;
  /** True when a column shows the sum over all matches. */
  readonly totals?: boolean;
  /** True when full-text search finds none of its records. */
  readonly unsearched?: boolean;
  /** Permissions required for full-text search to find records. */
  readonly searchNeeds?: readonly string[];
}
/** Protected field: without permission, the server omits it or sends only its initial. */
export interface Secret {
  readonly permission: string;
  readonly initial?: boolean;
}
export type LabelLoader = () => Promise<readonly Messages[]>;

/**
 * Specification of a resource for the screens, in one module loaded when the resource is opened. Views load one by one, each with its own
 * code; labels load in the current language.
 */
export interface ResourceModule<Item extends object = WireRecord> {
  readonly name: string;
  /** Backend of its records; the sample backend has no saved views, files or history. */
  readonly backend: 'server' | 'mock';
  /** REST path below the API's base. */
  readonly path: string;
  readonly keyName: string;
  readonly icon: IconName;
  // Methods, so that a module of one record type is also a module of any record.
  recordLabel(record: Item): string;
  recordDetail(record: Item): string;
  readonly operations: readonly StandardOperation[];
  /** True when deleting deactivates a record; otherwise it is removed. */
  readonly softDelete: boolean;
  /** False when records cannot be copied. */
  readonly copy?: false;
  /** Limits of attachments; absent without attachments. */
  readonly attachments?: Attachments;
  /** Permission to write comments; absent without comments. */
  readonly comments?: { readonly write: string };
  readonly permissions: Readonly<Record<StandardOperation, string>>;
  /** Fields that tie a record to its writers, by kind of scope; absent when other records decide as well. */
  readonly writers?: Readonly<Record<string, readonly string[]>>;
  readonly labels: { readonly es: LabelLoader; readonly en: LabelLoader; readonly 'es-mx': LabelLoader };
  /** Protected fields by path. */
  readonly secrets?: Readonly<Record<string, Secret>>;
  /** Null when there is no list. */
  readonly list: ListDefaults | null;
  /** Loads the inputs of fields that can be edited on many records. */
  readonly bulk?: LoadBulkFields;
  readonly views: Readonly<Partial<Record<ViewName, LazyView>>>;
  readonly parts?: ResourceParts;
}
