import type { ImportSpec, ReviewAnswer } from '../../../../../generated/server/imports.gen';
import type { Issue } from '../../../../shared/issue';
import type { Actor } from '../../../db/actor';
import type { Queryable } from '../../../db/database';
import type { ImportRow as TableRow, ImportTable } from '../import-table';
import type { Pace } from '../pace';
import type { RowResult } from '../import-row';
import type { ImportTexts } from '../run-import';

/** A row of the template that is filled in already, and what tells people which record it is. */
export interface TemplateRow {
  /** By column. */
  readonly cells: Readonly<Record<string, string>>;
  readonly descripcion: string;
  /** Code of `UnidadBase`. */
  readonly unidad: string;
}

/** What the rows of a file come to. */
export interface Reading<Place> {
  readonly place: Place;
  /** In the order of the table's rows. */
  readonly results: readonly RowResult[];
  /** What is to be known of rows, by their place among them; -1 for the file as a whole. */
  readonly notices: readonly { readonly at: number; readonly issue: Issue; readonly valor?: string }[];
  readonly effects: ReviewAnswer['vistaPrevia'];
  /** What becomes of it: a key of the server's texts. */
  readonly efecto: string;
  /** What the place is called. */
  readonly lugar: string;
}

/** What reading takes: a file, or what was kept of one. */
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

/** A file as it came, for whoever comes with the same one again. */
export interface ReviewedFile {
  readonly nombre: string;
  /** SHA-256, in hex. */
  readonly huella: string;
  /** The check of the same person that this one takes the place of. */
  readonly replaces: number | null;
}

export interface Figures {
  readonly filas: number;
  readonly conError: number;
  readonly conAviso: number;
}

/** A check as it is kept. */
export interface KeptReview {
  readonly importacionId: number;
  readonly estatus: string;
  readonly folio: string | null;
  readonly vence: Date;
  readonly documento: ReviewAnswer['documento'];
}

/** A check that was kept and may be applied, locked. */
export interface OpenReview<Place> {
  readonly place: Place;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** What it was said to become of it: `Reading.efecto`. */
  readonly efecto: string;
}

/**
 * An import whose rows a function understands. All of it checks the actor's reach by itself: a kept check is of a place, and whoever does not
 * reach that place is told that there is no such check.
 */
export interface Review<Place = unknown, Read extends Reading<Place> = Reading<Place>> {
  /** @throws Problem 422 for answers of the form that are wrong, 404 for a place out of the actor's reach */
  place(db: Queryable, answers: Readonly<Record<string, unknown>>, actor: Actor): Promise<Place>;
  template(db: Queryable, place: Place): Promise<readonly TemplateRow[]>;
  /** What is to be known of the file itself: that it came before. */
  known(db: Queryable, place: Place, file: ReviewedFile, actor: Actor): Promise<Read['notices']>;
  /** @throws Problem 422 for what speaks against the file as a whole */
  read(request: ReadRequest<Place>): Promise<Read>;
  /** Keeps a check and its rows for a day. */
  keep(tx: Queryable, reading: Read, kept: KeptFile, context: ReviewContext): Promise<KeptReview>;
  /** @throws Problem 404; 409 IMPORTACION_APLICADA, IMPORTACION_VENCIDA */
  open(tx: Queryable, importacionId: number, context: ReviewContext): Promise<OpenReview<Place>>;
  /** Writes what a file came to, and that it was applied. */
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
