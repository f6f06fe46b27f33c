import type { ImportSpec, ReviewAnswer } from '../import-spec';
import type { Issue } from '#platform/shared/validation/issue';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import type { ImportRow as TableRow, ImportTable } from '../columns/import-table';
import type { Pace } from '../pace';
import type { RowResult } from '../import-row';
import type { ImportTexts } from '../columns/import-texts';

/** A prefilled row of the template, with a description that identifies its record. */
export interface TemplateRow {
  /** Cells by column. */
  readonly cells: Readonly<Record<string, string>>;
  readonly descripcion: string;
  /** Code of `UnidadBase`. */
  readonly unidad: string;
}

/** Result of a file's rows. */
export interface Reading<Place> {
  readonly place: Place;
  /** In the order of the table's rows. */
  readonly results: readonly RowResult[];
  /** Notices, by row index; -1 for the file as a whole. */
  readonly notices: readonly { readonly at: number; readonly issue: Issue; readonly valor?: string }[];
  readonly effects: ReviewAnswer['vistaPrevia'];
  /** Effect of the import: a key of the server's texts. */
  readonly efecto: string;
  /** Name of the place. */
  readonly lugar: string;
}

/** Input of a reading: a new file, or the stored rows of one. */
export interface ReadRequest<Place> {
  readonly db: Queryable;
  readonly spec: ImportSpec;
  readonly table: ImportTable;
  readonly texts: ImportTexts;
  readonly place: Place;
  readonly actor: Actor;
  readonly now: Date;
  readonly pace: Pace;
}

/** Identity of an uploaded file, used to recognise a repeated upload. */
export interface ReviewedFile {
  readonly nombre: string;
  /** SHA-256, in hex. */
  readonly huella: string;
  /** Earlier check of the same person that this one replaces. */
  readonly replaces: number | null;
}

export interface Figures {
  readonly filas: number;
  readonly conError: number;
  readonly conAviso: number;
}

/** A stored check. */
export interface KeptReview {
  readonly importacionId: number;
  readonly estatus: string;
  readonly folio: string | null;
  readonly vence: Date;
  readonly documento: ReviewAnswer['documento'];
}

/** A stored check that may be applied, locked. */
export interface OpenReview<Place> {
  readonly place: Place;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** Announced effect: `Reading.efecto`. */
  readonly efecto: string;
}

/**
 * Import with custom logic for its rows. Each method checks the actor's scope: a stored check belongs to a place, and outside that scope it
 * answers 404.
 */
export interface Review<Place = unknown, Read extends Reading<Place> = Reading<Place>> {
  /** @throws Problem 422 for invalid answers of the form, 404 for a place out of the actor's reach */
  place(db: Queryable, answers: Readonly<Record<string, unknown>>, actor: Actor): Promise<Place>;
  template(db: Queryable, place: Place): Promise<readonly TemplateRow[]>;
  /** Returns notices about the file itself, such as an earlier upload. */
  known(db: Queryable, place: Place, file: ReviewedFile, actor: Actor): Promise<Read['notices']>;
  /** @throws Problem 422 for faults of the file as a whole */
  read(request: ReadRequest<Place>): Promise<Read>;
  /** Stores a check and its rows for a day. */
  keep(tx: Queryable, reading: Read, kept: KeptFile, context: ReviewContext): Promise<KeptReview>;
  /** @throws Problem 404; 409 IMPORTACION_APLICADA, IMPORTACION_VENCIDA */
  open(tx: Queryable, importacionId: number, context: ReviewContext): Promise<OpenReview<Place>>;
  /** Writes the effect of a file, and records that it was applied. */
  apply(tx: Queryable, importacionId: number, reading: Read, said: Said, context: ReviewContext): Promise<KeptReview>;
}

export interface ReviewContext {
  readonly actor: Actor;
  readonly now: Date;
}

interface KeptFile {
  readonly file: ReviewedFile;
  readonly figures: Figures;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

interface Said {
  readonly observaciones: string | null;
  readonly figures: Figures;
}
