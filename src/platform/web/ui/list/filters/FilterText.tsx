import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { formatDate } from '../../format/format-date';
import { formatNumber } from '../../format/format-number';
import { choiceKey } from '../../values/enum-choices';
import { FetchedLabel } from '../../values/FetchedLabel';
import type { FilterSpec, RangeValue } from '../filter-spec';
import { asList } from './as-list';
import { nullValue } from './null-value';

/** Readable value of a filter, for its chip. */
export function FilterText({ filter, value }: { readonly filter: FilterSpec; readonly value: unknown }) {
  const translate = useTranslate();
  const isNull = nullValue(value);
  if (isNull !== undefined) return translate(isNull ? 'app.lists.filters.null' : 'app.lists.filters.notNull');
  switch (filter.kind) {
    case 'set':
      return asList(value)
        .map((code) => translate(choiceKey(filter.choices, code), { _: code }))
        .join(', ');
    case 'boolean':
      return translate(value === true ? 'app.value.yes' : 'app.value.no');
    case 'reference':
      return (Array.isArray(value) ? value : [value]).map((id: unknown, index) => (
        <Fragment key={String(id)}>
          {index > 0 && ', '}
          <FetchedLabel reference={filter.reference} id={id} />
        </Fragment>
      ));
    case 'range': {
      const { gte, lte } = value as RangeValue;
      const show = (bound: string | number) => (filter.of === 'number' ? formatNumber(bound) : formatDate(bound));
      if (gte !== undefined && lte !== undefined) return `${show(gte)} – ${show(lte)}`;
      return gte !== undefined
        ? translate('app.list.atLeast', { value: show(gte) })
        : translate('app.list.atMost', { value: show(lte ?? '') });
    }
    default:
      return typeof value === 'object' && value !== null && 'like' in value ? `«${String(value.like)}»` : String(value);
  }
}
