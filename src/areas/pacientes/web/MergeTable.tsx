import { useTranslate } from 'react-admin';
import { formatDate } from '#platform/web/ui/format/format-date';
import { isFilled } from '#platform/shared/paths';
import { isDate } from '#platform/shared/dates/days';
import styles from './merge.module.css';

export interface Difference {
  /** `persona.telefono` */
  readonly path: string;
  readonly own: unknown;
  readonly other: unknown;
  /** True when the field cannot be taken over. */
  readonly isFixed: boolean;
}

interface MergeTableProps {
  readonly differences: readonly Difference[];
  readonly taken: ReadonlySet<string>;
  readonly onTake: (path: string, take: boolean) => void;
}

/** Lists the values of both records field by field, with a choice between them. */
export function MergeTable({ differences, taken, onTake }: MergeTableProps) {
  const translate = useTranslate();
  const text = useText();
  const sides = ['queda', 'duplicado'].map((side) => translate(`app.patient.merge.${side}`));
  return (
    <table className={styles['table']} aria-label={translate('app.patient.merge.differences')}>
      <thead>
        <tr>
          <th scope="col">{translate('app.patient.merge.field')}</th>
          <th scope="col">{sides[0]}</th>
          <th scope="col">{sides[1]}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, own, other, isFixed }) => (
          <tr key={path}>
            <th scope="row">{translate(fieldKey(path))}</th>
            {[own, other].map((value, side) => (
              <td key={sides[side]} data-label={sides[side]}>
                <label>
                  <input
                    type="radio"
                    name={path}
                    checked={taken.has(path) === (side === 1)}
                    disabled={isFixed}
                    onChange={() => onTake(path, side === 1)}
                    aria-label={`${translate(fieldKey(path))}: ${sides[side]!}`}
                  />
                  <span>{isFilled(value) ? text(path, value) : translate('app.patient.merge.empty')}</span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const fieldKey = (path: string): string => `resources.paciente.fields.${path}`;

/** Formats a value for display; objects by their texts and dates, without keys and coordinates. */
function useText(): (path: string, value: unknown) => string {
  const translate = useTranslate();
  const told = (value: unknown): string => {
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (isDate(value)) return formatDate(value);
    if (Array.isArray(value)) return value.map(told).join('; ');
    if (typeof value === 'object' && value !== null)
      return Object.values(value)
        .filter((part) => isFilled(part) && (typeof part === 'string' || typeof part === 'object'))
        .map(told)
        .join(', ');
    return String(value);
  };
  return (path, value) =>
    path === 'persona.genero'
      ? translate(`enums.Genero.${String(value)}`)
      : path === 'afiliacion'
        ? translate(`enums.Afiliacion.${String(value)}`)
        : told(value);
}
