import { useTranslate } from 'react-admin';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { ValueSpec } from '../values/value-spec';
import { labelBeside } from '../values/label-beside';
import { ValueView } from '../values/ValueView';
import { useShowContext } from './ShowContext';
import styles from './show.module.css';

export type Fact = ValueSpec & { readonly source: string };

/** Key facts of a record, in one line below the title. */
export function RecordFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const { record } = useShowContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const given = facts.filter((fact) => readPath(record, fact.source) != null);
  if (given.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {given.map((fact) => (
        <div key={fact.source}>
          <dt>{translate(`resources.${name}.fields.${fact.source}`)}</dt>
          <dd>
            <ValueView spec={fact} value={readPath(record, fact.source)} label={labelBeside(fact, record)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
