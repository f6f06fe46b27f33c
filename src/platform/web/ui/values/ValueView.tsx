import { Link } from 'react-router-dom';
import No from '@mui/icons-material/RemoveCircleOutline';
import Check from '@mui/icons-material/CheckCircleOutlined';
import { useTranslate } from 'react-admin';
import { Fragment, Suspense } from 'react';
import { isFilled, isObject, type LooseRecord } from '#platform/shared/paths';
import type { BriefPart, ReferenceSpec, ValueSpec } from './value-spec';
import { EnumChip } from './EnumChip';
import { FetchedLabel } from './FetchedLabel';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '../access/PermissionsContext';
import { formatDate, formatDateTime } from '../format/format-date';
import { formatMoney, formatNumber } from '../format/format-number';
import { choiceKey, hasTones, type EnumChoices } from './enum-choices';
import { ImagesValue } from './images/ImagesValue';
import { ImageValue } from './images/ImageValue';
import { plainTextOf } from './plain-text-of';
import { safeLink } from './rich-text/safe-link';
import { RichText } from './RichText';
import { ToneChip } from './ToneChip';
import { lazyPart } from '../loading/lazy-part';
import styles from './value-view.module.css';

const PhoneValue = lazyPart(() => import('./PhoneValue'));
const StoredPicture = lazyPart(() => import('./images/StoredPicture'));

/** Maximum characters of a formatted text in lists and cells. */
const EXCERPT = 200;

export interface ValueViewProps {
  readonly spec: ValueSpec;
  readonly value: unknown;
  /** Name of the referenced record, if the API sent it. */
  readonly label?: unknown;
  /** True for full display, as on the page of a record: formatted text with its formatting, large pictures. */
  readonly full?: boolean;
}

/** One value as text, chip or link. An empty value is an em dash, which assistive technology reads as «Sin dato». */
export function ValueView({ spec, value, label, full = false }: ValueViewProps) {
  if (spec.type === 'file')
    return (
      <Suspense>
        <StoredPicture resource={spec.resource} value={value} full={full} />
      </Suspense>
    );
  if (spec.type === 'image') return <ImageValue value={value} full={full} />;
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <EmptyValue />;
  switch (spec.type) {
    case 'boolean':
      return <BooleanValue value={value === true} />;
    case 'integer':
      return formatNumber(value, 0);
    case 'number':
      return (
        <>
          {formatNumber(value, spec.scale)}
          {spec.unit && <span className={styles['unit']}>{spec.unit}</span>}
        </>
      );
    case 'money':
      return formatMoney(value);
    case 'date':
      return formatDate(value) || String(value);
    case 'datetime':
      return formatDateTime(value) || String(value);
    case 'enum':
      return <EnumValue choices={spec.choices} value={String(value)} />;
    case 'enums':
      return (
        <Row>
          {asList(value).map((item) => (
            <EnumValue key={item} choices={spec.choices} value={item} chip />
          ))}
        </Row>
      );
    case 'words':
      return (
        <Row>
          {asList(value).map((item) => (
            <ToneChip key={item}>{item}</ToneChip>
          ))}
        </Row>
      );
    case 'reference':
      return <ReferenceValue spec={spec} id={value} label={label} />;
    case 'references':
      return <ReferencesValue reference={spec.reference} ids={Array.isArray(value) ? value : [value]} />;
    case 'email':
      return <a href={`mailto:${String(value)}`}>{String(value)}</a>;
    case 'phone':
      return (
        <Suspense fallback={String(value)}>
          <PhoneValue number={String(value)} />
        </Suspense>
      );
    case 'url':
      return <WebLink address={String(value)} />;
    case 'color':
      return (
        <span className={styles['color']}>
          <span style={{ backgroundColor: String(value) }} aria-hidden />
          {String(value)}
        </span>
      );
    case 'longText':
      return <span className={styles['long']}>{String(value)}</span>;
    case 'richText':
      return full ? <RichText html={String(value)} /> : plainTextOf(value, EXCERPT) || <EmptyValue />;
    case 'images':
      return <ImagesValue value={value} full={full} />;
    case 'brief':
      return <BriefValue parts={spec.parts} items={asObjects(value)} />;
    default:
      return String(value);
  }
}

function BriefValue({ parts, items }: { parts: readonly BriefPart[]; items: readonly LooseRecord[] }) {
  return items.map((item, index) => (
    <span key={index} className={styles['brief']}>
      {parts
        .filter(({ source }) => isFilled(item[source]))
        .map((part, place) => (
          <Fragment key={part.source}>
            {place > 0 && ' · '}
            <ValueView spec={part} value={item[part.source]} />
          </Fragment>
        ))}
    </span>
  ));
}

function asObjects(value: unknown): readonly LooseRecord[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function EmptyValue() {
  const translate = useTranslate();
  return (
    <span className={styles['empty']}>
      <span aria-hidden>—</span>
      <span className="rs-hidden">{translate('app.value.empty')}</span>
    </span>
  );
}

/** Checks the link: values stored before URLs were validated may contain a script. */
function WebLink({ address }: { address: string }) {
  const safe = safeLink(address);
  return safe === null ? (
    address
  ) : (
    <a href={safe} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}

function EnumValue({ choices, value, chip = false }: { choices: EnumChoices; value: string; chip?: boolean }) {
  const translate = useTranslate();
  if (chip || hasTones(choices)) return <EnumChip choices={choices} value={value} />;
  return translate(choiceKey(choices, value), { _: value });
}

function Row({ children }: { children: React.ReactNode }) {
  return <span className={styles['row']}>{children}</span>;
}

function asList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** «Sí» or «No», with an icon for scanning a column. */
function BooleanValue({ value }: { readonly value: boolean }) {
  const translate = useTranslate();
  const Drawing = value ? Check : No;
  return (
    <span className={styles['boolean']} data-value={value}>
      <Drawing aria-hidden fontSize="inherit" />
      {translate(value ? 'app.value.yes' : 'app.value.no')}
    </span>
  );
}

interface ReferenceValueProps {
  readonly spec: ReferenceSpec;
  readonly id: unknown;
  readonly label: unknown;
}

/** Name of another record, linked if the user may see it. Sends a request only when the API sent no name. */
function ReferenceValue({ spec, id, label }: ReferenceValueProps) {
  const mayOpen = usePermission(spec.permission);
  const text = typeof label === 'string' && label !== '' ? label : <FetchedLabel reference={spec.reference} id={id} />;
  return mayOpen ? <Link to={recordPath.show(spec.reference, id)}>{text}</Link> : text;
}

/** Names of several records known by their keys. */
function ReferencesValue({ reference, ids }: { readonly reference: string; readonly ids: readonly unknown[] }) {
  return (
    <span className={styles['row']}>
      {ids.map((id) => (
        <ToneChip key={String(id)}>
          <FetchedLabel reference={reference} id={id} />
        </ToneChip>
      ))}
    </span>
  );
}
