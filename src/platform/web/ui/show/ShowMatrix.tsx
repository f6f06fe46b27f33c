import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import type { MatrixSpec } from '../matrix/matrix-spec';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { LateTexts } from '../texts/LateTexts';
import { Loading } from '../states/Loading';
import { useShowContext } from './ShowContext';
import { lazyPart } from '../loading/lazy-part';
import styles from './show.module.css';

const GrantedMatrix = lazyPart(() => import('../matrix/GrantedMatrix'));

export interface ShowMatrixProps {
  readonly source: string;
  readonly conditional?: boolean;
  /** True for the only field of its section, whose title suffices. */
  readonly plain?: boolean;
  readonly matrix: MatrixSpec;
}

/** List of choices by group, with the chosen rows only. */
export function ShowMatrix({ source, conditional = false, plain = false, matrix }: ShowMatrixProps) {
  const { record, prefix } = useShowContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const value = readPath(record, prefix + source);
  if (conditional && (!Array.isArray(value) || value.length === 0)) return null;
  const label = translate(`resources.${name}.fields.${prefix}${source}`);
  return (
    <div className={`${styles['field']} ${styles['wide']}`} data-full-width>
      <dt className={plain ? 'rs-hidden' : undefined}>{label}</dt>
      <dd>
        <Suspense fallback={<Loading />}>
          <LateTexts area="matriz" waiting={<Loading />}>
            <GrantedMatrix matrix={matrix} value={value} label={label} />
          </LateTexts>
        </Suspense>
      </dd>
    </div>
  );
}
