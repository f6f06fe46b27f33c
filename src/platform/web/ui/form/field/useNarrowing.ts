import { useSourceContext, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ListFilter } from '#platform/shared/list-filter';
import { isFilled, schemaPath, valueAt } from '#platform/shared/paths';
import { useFormContextValue } from '../FormContext';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';

interface Narrowing {
  /** Filter of the options: the fixed filter and the values of the fields that this one depends on. */
  readonly filter: ListFilter;
  /** Filter that the chosen record must match, from the filled-in fields. */
  readonly must: ListFilter;
  /** Message that names the fields to fill in first; null when none is missing. */
  readonly waitsFor: string | null;
}

/**
 * Filters a picker by other fields of the form and by the schema's fixed filter. In a step whose form lacks a field, the document's is
 * used. A picker that `fills` waits for no field and offers all records: the fields it depends on are filled from it.
 */
export function useNarrowing(
  dependsOn: Readonly<Record<string, string>> = NOTHING,
  filter: ListFilter = NOTHING,
  fills = false,
): Narrowing {
  const { getSource } = useSourceContext();
  const { name } = useResourceModule();
  const { spec, document } = useFormContextValue();
  const translate = useTranslate();
  const sources = Object.values(dependsOn).map((source) => getSource(source));
  const watched: readonly unknown[] = useWatch({ name: sources });
  // Values of the form override those of the stored document.
  const isOfDocument = (source: string) => document != null && !spec.writable.has(schemaPath(source));
  const values = sources.map((source, index) =>
    isOfDocument(source) ? valueAt(document?.record, source) : watched[index],
  );
  const missing = fills
    ? []
    : sources
        .filter((_source, index) => !isFilled(values[index]))
        .map((source) => {
          const path = schemaPath(source);
          // A copied field is not in the form; the reference that it is copied from is.
          const from = isOfDocument(source) ? undefined : spec.copies?.[path]?.[0]?.reference;
          return translate(`resources.${isOfDocument(source) ? document!.resource : name}.fields.${from ?? path}`);
        });
  // Stable while its content is unchanged, so that the server is queried once.
  const text = JSON.stringify({
    ...filter,
    ...Object.fromEntries(
      Object.keys(dependsOn).flatMap((theirs, index) =>
        fills && !isFilled(values[index]) ? [] : [[theirs, values[index]]],
      ),
    ),
  });
  const must = useMemo(() => JSON.parse(text) as ListFilter, [text]);
  return {
    must,
    filter: fills ? filter : must,
    waitsFor: missing.length > 0 ? translate('app.reference.waitsFor', { fields: missing.join(', ') }) : null,
  };
}

const NOTHING = {};
