import type { ComponentType } from 'react';
import type { FileKind } from '#platform/shared/file-kinds';
import type { IconName } from '../icons/Icon';
import type { BatchTarget } from '../list/batch/useBatch';
import type { LoadBulkFields } from '../list/bulk/bulk-field';
import type { BatchOutcome } from '../list/list-methods';
import type { LazyView } from './lazy-view';
import type { WireRecord } from './wire-record';
import type { Holder } from '../form/duplicates/candidate';
import type { LineEditors } from '../lines/LineEditorsContext';
import type { LineNotes } from '../lines/line-note';

export type StandardOperation = 'list' | 'get' | 'create' | 'update' | 'delete';
export type ViewName = 'list' | 'show' | 'create' | 'edit';

/** A piece of a page that takes nothing: it finds the record on show by itself. With `preload`, what it needs can be fetched before it is drawn. */
export type Part = ComponentType & { readonly preload?: () => void };

/** Props of a button for selected records. */
export interface SelectionPartProps {
  readonly target: BatchTarget;
  /** Called with the outcomes, which are shown and can be undone like an edit of fields. */
  readonly onDone: (outcomes: readonly BatchOutcome[]) => void;
}

/**
 * An operation that answers a record together with what the parts of its page show: the page opens with one request. It takes the record's key, and its answer is kept
 * under `openingKey`.
 */
export interface Opening {
  readonly operation: string;
  /** Without this permission, the record is read alone. */
  readonly permission: string;
  /** Field of the answer that holds the record. */
  readonly record: string;
  /** Field of the answer that holds what the record refers to, whose labels are shown. */
  readonly referred: string;
}

/** Parts that features add to the pages of a resource, beyond its schema. */
export interface ResourceParts {
  readonly opening?: Opening;
  /** An action of its own takes a record out of service; deleting is worded as such. */
  readonly deactivates?: true;
  /** Buttons over its list. */
  readonly listActions?: readonly Part[];
  /** Buttons for chosen records of its list, beside those that every list has. */
  readonly selectionActions?: readonly ComponentType<SelectionPartProps>[];
  /** Buttons over a record. */
  readonly recordActions?: readonly Part[];
  /** Alerts at the head of a record and of its form. */
  readonly recordAlerts?: readonly Part[];
  /** Alerts above the form of a new record: a part reads the values by `useWatch`. */
  readonly createAlerts?: readonly Part[];
  /** Sections above a record's fields: what most people open it for. */
  readonly recordLeads?: readonly Part[];
  /** Sections below the fields of a form, updated during input: a part reads the values by `useWatch`. */
  readonly formSections?: readonly Part[];
  /** Actions offered when another record has a value that no two may share. */
  readonly takenActions?: ComponentType<{ readonly holders: readonly Holder[] }>;
  /** Editors of cells of its lines, by `<lines>.<field>`. */
  readonly lineEditors?: LineEditors;
  /** Notes below each line of its forms, steps and actions, by the field that holds the lines. */
  readonly lineNotes?: LineNotes;
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
  /** Nothing of its records is found by free text. */
  readonly unsearched?: boolean;
  /** Permissions without which free text would find nothing. */
  readonly searchNeeds?: readonly string[];
}
/** Protected field: without permission, the server omits it or answers its initial. */
export interface Secret {
  readonly permission: string;
  readonly initial?: boolean;
}
export type LabelLoader = () => Promise<readonly Messages[]>;

/**
 * Everything the application knows of one resource, in one module that loads when the resource is opened.
 * Views load one by one, each with its own code; labels load in the language in use.
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
  /** Deleting takes a record out of use; otherwise it is gone. */
  readonly softDelete: boolean;
  /** No new record begins as a copy of another. */
  readonly copy?: false;
  /** Files that a record may carry. */
  readonly attachments?: Attachments;
  /** People write under its records, who have this permission. */
  readonly comments?: { readonly write: string };
  readonly permissions: Readonly<Record<StandardOperation, string>>;
  /** Fields that tie a record to its writers, by kind of scope; absent when other records decide as well. */
  readonly writers?: Readonly<Record<string, readonly string[]>>;
  readonly labels: { readonly es: LabelLoader; readonly en: LabelLoader; readonly 'es-mx': LabelLoader };
  /** By path. */
  readonly secrets?: Readonly<Record<string, Secret>>;
  /** Null where there is no list. */
  readonly list: ListDefaults | null;
  /** Inputs of the fields that many records can be given one value of. */
  readonly bulk?: LoadBulkFields;
  readonly views: Readonly<Partial<Record<ViewName, LazyView>>>;
  readonly parts?: ResourceParts;
}
