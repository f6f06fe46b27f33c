import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Loading } from '../states/Loading';
import { LateTexts } from '../texts/LateTexts';
import type { LoadHistoryFields } from './RecordTrail';
import { lazyPart } from '../loading/lazy-part';
import sectionStyles from '../page/titled-section.module.css';
import styles from './show.module.css';

const RecordTrail = lazyPart(() => import('./RecordTrail'));

/** Audit trail, loaded when it is first opened. */
export function TrailSection({
  id,
  loadFields,
  restorable,
}: {
  readonly id: string;
  readonly loadFields: LoadHistoryFields;
  readonly restorable: boolean;
}) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <section className={`${sectionStyles['section']} ${styles['screenOnly']}`} aria-labelledby="trail-title">
      <h2 id="trail-title">{translate('app.history.title')}</h2>
      <div className={styles['trail']}>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {translate(open ? 'app.history.hide' : 'app.history.show')}
        </Button>
        {open && (
          <Suspense fallback={<Loading />}>
            <LateTexts area="preguntas" waiting={<Loading />}>
              <RecordTrail id={id} loadFields={loadFields} restorable={restorable} />
            </LateTexts>
          </Suspense>
        )}
      </div>
    </section>
  );
}
