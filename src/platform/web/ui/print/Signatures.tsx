import { useTranslate } from 'react-admin';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import styles from './print.module.css';

/** Signature lines of the people in a document, one for each role that its steps assign. Print only. */
export function Signatures({ record, lifecycle }: { readonly record: WireRecord; readonly lifecycle: LifecycleSpec }) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const stamps = [lifecycle.stamps, ...Object.values(lifecycle.transitions).map((transition) => transition.stamps)];
  const parts = [
    ...new Set(
      stamps.flatMap((fields) =>
        Object.entries(fields)
          .filter(([, stamp]) => stamp === 'actor')
          .map(([field]) => field),
      ),
    ),
  ];
  if (parts.length === 0) return null;
  return (
    <section className={styles['signatures']} aria-hidden>
      <h2>{translate('app.print.signatures')}</h2>
      <div>
        {parts.map((field) => {
          const person = readPath(record, field.replace(/Id$/, 'Nombre'));
          return (
            <p key={field}>
              <span>{typeof person === 'string' ? person : ''}</span>
              <small>
                {translate(`resources.${name}.fields.${field}`)} · {translate('app.print.name')}
              </small>
            </p>
          );
        })}
      </div>
    </section>
  );
}
