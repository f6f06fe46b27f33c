import { useTranslate } from 'react-admin';
import type { LineColumn, LineValues } from '../lines/line-column';
import { detailKey, type Details } from '../lines/useDetails';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { labelBeside } from '../values/label-beside';
import { ValueView } from '../values/ValueView';
import { headingOf } from './heading-of';
import styles from './walk.module.css';

interface WalkLineProps {
  readonly line: LineValues;
  readonly columns: readonly LineColumn[];
  readonly details: Details;
  /** Amount already entered. */
  readonly held: number | undefined;
  readonly position: number;
  readonly count: number;
  readonly field: string;
}

/** One line in large type: its name, and details that distinguish it on the shelf. */
export function WalkLine({ line, columns, details, held, position, count, field }: WalkLineProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const [head, ...others] = columns;
  const shown = others.filter(
    ({ source }) => line[source] !== null && line[source] !== undefined && line[source] !== '',
  );
  const detail = head?.type === 'reference' ? details.get(detailKey(head.reference, line[head.source])) : undefined;
  return (
    <section className={styles['line']} aria-label={translate('walk.line', { position, count })}>
      <p className={styles['position']}>
        {translate('walk.line', { position, count })}
        {held !== undefined && <strong>{translate('walk.held', { amount: held })}</strong>}
      </p>
      <h3>{headingOf(line, columns)}</h3>
      {detail && <p className={styles['detail']}>{detail}</p>}
      <dl>
        {shown.map((column) => (
          <div key={column.source}>
            <dt>{translate(`resources.${name}.fields.${field}.${column.source}`)}</dt>
            <dd>
              <ValueView spec={column} value={line[column.source]} label={labelBeside(column, line)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
