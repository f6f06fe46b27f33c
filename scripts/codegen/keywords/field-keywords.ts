import { labels } from './labels';
import { hint } from './hint';
import { options } from './options';
import { enumName } from './enum-name';
import { reference } from './reference';
import { embed } from './embed';
import { list } from './list';
import { filter } from './filter';
import { section } from './section';
import { widget } from './widget';
import { mask } from './mask';
import { normalize } from './normalize';
import { when, requiredWhen } from './conditions';
import { notBelow, above } from './comparisons';
import { dayRange } from './day-range';
import { monthEnd } from './month-end';
import { inverse } from './inverse';
import { related } from './related';
import { among } from './among';
import { rule } from './rule';
import { importNames } from './import-names';
import { importAs } from './import-as';
import { computed } from './computed';
import { count } from './count';
import { generated } from './generated';
import { matrix } from './matrix';
import { defaultFrom } from './default-from';
import { startsFrom, through, copy } from './far-fields';
import { fills } from './fills';
import { emptyIs } from './empty-is';
import { unit } from './unit';
import { precision, scale } from './decimals';
import { blank } from './blank';
import { writeOnce } from './write-once';
import { freshSignIn } from './fresh-sign-in';
import { sensitive } from './sensitive';
import { bulkEdit } from './bulk-edit';
import { file } from './file';
import { index } from './indexed';
import { lines } from './lines';
import { shares } from './shares';
import { renamedFrom } from './renamed-from';

/** Every keyword of `x-field`, in a suitable order for learning them. */
export const FIELD_KEYWORDS = [
  labels,
  hint,
  options,
  enumName,
  reference,
  embed,
  list,
  filter,
  section,
  widget,
  mask,
  normalize,
  when,
  requiredWhen,
  notBelow,
  above,
  dayRange,
  monthEnd,
  inverse,
  through,
  related,
  among,
  rule,
  importNames,
  importAs,
  computed,
  count,
  generated,
  matrix,
  defaultFrom,
  startsFrom,
  fills,
  emptyIs,
  unit,
  precision,
  scale,
  blank,
  writeOnce,
  freshSignIn,
  sensitive,
  bulkEdit,
  file,
  index,
  lines,
  shares,
  copy,
  renamedFrom,
] as const;

type ReadKeyword = Extract<(typeof FIELD_KEYWORDS)[number], { readonly read: unknown }>;

/** Values of a field's keywords in the model, by keyword name. */
export type FieldKeywordValues = { readonly [Keyword in ReadKeyword as Keyword['name']]: ReturnType<Keyword['read']> };
