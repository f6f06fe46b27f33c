import { dayIssues } from './check-days';
import { comparisonIssues } from './check-comparisons';
import type { FormSpec } from './form-spec';
import type { Issue } from './issue';
import { named } from '../text/named';
import { isFilled, isObject, schemaPath, valueAt } from '../paths';
import type { LooseRecord, Rules } from './rule';
import { unprintableTexts } from '../text/unprintable-texts';
import { decodeErrors } from './validation';

/**
 * Returns every issue of a prepared record: shape (the standalone validator), conditionally required fields, fields in the wrong order, and
 * the domain's rules. Form and server report the same issues. A rule checks only values of valid shape, so that one mistake gives one
 * message.
 *
 * @param key the record's key when it exists already, so that rules distinguish it from others.
 * @param today `yyyy-MM-dd` in the unit's time zone; rules about ages and future dates need it.
 */
export function checkRecord(
  form: FormSpec,
  record: LooseRecord,
  rules: Rules,
  today: string,
  key?: string | number,
): Issue[] {
  const issues: Issue[] = form.validate(record)
    ? []
    : explained(form, record, rules, today, decodeErrors(form.validate.errors ?? []));
  issues.push(...repeatedLines(form, record));
  issues.push(...unprintableTexts(record).filter(({ campo }) => !issues.some((issue) => issue.campo === campo)));
  const broken = new Set(issues.map((issue) => schemaPath(issue.campo)));

  for (const [path, isRequired] of Object.entries(form.required)) {
    if (!isFilled(valueAt(record, path)) && !broken.has(path) && parentGiven(record, path) && isRequired(record)) {
      issues.push({ campo: path, codigo: 'REQUERIDO', params: {} });
    }
  }
  for (const [path, name] of Object.entries(form.valueRules)) {
    const rule = named(rules.value, 'rule', name);
    const value = valueAt(record, path);
    if (!isFilled(value) || broken.has(path)) continue;
    const finding = rule(value, parentOf(record, path), today);
    if (finding) issues.push({ campo: path, codigo: finding.codigo, params: finding.params ?? {} });
  }
  for (const issue of comparisonIssues(form.comparisons ?? [], record)) {
    if (!broken.has(schemaPath(issue.campo)) && !issues.some(({ campo }) => campo === issue.campo)) issues.push(issue);
  }
  for (const issue of dayIssues(form.dayRanges ?? {}, record, today)) {
    if (!issues.some(({ campo }) => campo === issue.campo)) issues.push(issue);
  }
  const reported = new Set(issues.map((issue) => issue.campo));
  for (const { rule: name, at } of form.recordRules) {
    const target = at ? valueAt(record, at) : key === undefined ? record : { ...record, [form.key]: key };
    if (!isObject(target)) continue;
    for (const { campo, codigo, params } of named(rules.record, 'rule', name)(target, today)) {
      const path = at ? `${at}.${campo}` : campo;
      if (!reported.has(path)) issues.push({ campo: path, codigo, params: params ?? {} });
    }
  }
  return issues;
}

/** Reports lines that repeat the unique fields of an earlier line. */
function repeatedLines({ lines }: FormSpec, record: LooseRecord): Issue[] {
  return lines.flatMap(({ path, unique }) => {
    const rows = valueAt(record, path);
    if (!Array.isArray(rows)) return [];
    return unique.flatMap((fields) => {
      const seen = new Map<string, number>();
      return rows.flatMap((row: unknown, index): Issue[] => {
        const values = fields.map((field) => valueAt(row, field));
        if (!values.every(isFilled)) return [];
        const first = seen.get(JSON.stringify(values));
        if (first === undefined) seen.set(JSON.stringify(values), index);
        return first === undefined
          ? []
          : [{ campo: `${path}.${index}.${fields[0] ?? ''}`, codigo: 'LINEA_REPETIDA', params: { linea: first + 1 } }];
      });
    });
  });
}

/** Replaces a failed pattern by the finding of the field's rule, if any. It counts as one issue, even if the text is also too long. */
function explained(
  form: FormSpec,
  record: LooseRecord,
  rules: Rules,
  today: string,
  issues: readonly Issue[],
): Issue[] {
  const reasons = new Map<string, Issue>();
  for (const { campo, codigo } of issues) {
    const path = schemaPath(campo);
    if (codigo !== 'FORMATO' || !Object.hasOwn(form.valueRules, path)) continue;
    const value = within(record, campo);
    const finding = named(rules.value, 'rule', form.valueRules[path]!)(value, {}, today);
    if (finding) reasons.set(campo, { campo, codigo: finding.codigo, params: finding.params ?? {} });
  }
  return [
    ...issues.filter(({ campo }) => !reasons.has(campo)).map((issue) => withExample(form, issue)),
    ...reasons.values(),
  ];
}

/** Returns the value at the path of an issue, through the items of lists. */
function within(record: LooseRecord, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null ? (value as LooseRecord)[step] : undefined),
      record,
    );
}

/** Replaces the pattern in a message by an example, which people understand. */
function withExample({ examples }: FormSpec, issue: Issue): Issue {
  const path = schemaPath(issue.campo);
  const ejemplo = Object.hasOwn(examples, path) ? examples[path] : undefined;
  return issue.codigo === 'FORMATO' && ejemplo !== undefined
    ? { ...issue, codigo: 'FORMATO_EJEMPLO', params: { ejemplo } }
    : issue;
}

function parentOf(record: LooseRecord, path: string): LooseRecord {
  const steps = path.split('.').slice(0, -1);
  const parent = steps.length > 0 ? valueAt(record, steps.join('.')) : record;
  return isObject(parent) ? parent : {};
}

/** False for a field inside a group that was not given at all: it is not missing; the group's own `required` decides that. */
function parentGiven(record: LooseRecord, path: string): boolean {
  const steps = path.split('.').slice(0, -1);
  return steps.length === 0 || isObject(valueAt(record, steps.join('.')));
}
