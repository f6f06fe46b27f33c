import { Suspense, useEffect, useState } from 'react';
import { choicesOf, type MatrixGroup } from '#platform/shared/matrix';
import { matrixChanges, type MatrixChange } from '#platform/shared/matrix-changes';
import type { MatrixSpec } from '#platform/web/ui/matrix/matrix-spec';
import { readPath } from '#platform/web/ui/resource/read-path';
import { useFormContextValue } from '../../FormContext';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const ReviewDialog = lazyPart(() => import('./ReviewDialog'));

interface ChangeReviewProps {
  readonly path: string;
  readonly matrix: MatrixSpec;
  readonly groups: readonly MatrixGroup[];
}

interface Asked {
  readonly changes: readonly MatrixChange[];
  /** Number of users affected; null if unknown. */
  readonly affected: number | null;
  readonly answer: (go: boolean) => void;
}

/** Review between «save» and saving: shows the changes and requires a confirmation. */
export function ChangeReview({ path, matrix, groups }: ChangeReviewProps) {
  const { reviews, mode } = useFormContextValue();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (mode !== 'edit' || !reviews) return undefined;
    reviews.set(path, (values, base) => {
      const changes = matrixChanges(
        matrix.order,
        choicesOf(readPath(base, path), matrix),
        choicesOf(readPath(values, path), matrix),
      );
      if (changes.length === 0) return Promise.resolve(true);
      const affected = matrix.affects === undefined ? null : readPath(base, matrix.affects);
      return new Promise((resolve) => {
        setAsked({ changes, affected: typeof affected === 'number' ? affected : null, answer: resolve });
      });
    });
    return () => void reviews.delete(path);
  }, [reviews, mode, path, matrix]);
  // A form that unmounts during the review is not sent.
  useEffect(() => () => asked?.answer(false), [asked]);

  if (!asked) return null;
  const answer = (go: boolean) => {
    asked.answer(go);
    setAsked(null);
  };
  return (
    <Suspense>
      <ReviewDialog {...asked} matrix={matrix} groups={groups} onAnswer={answer} />
    </Suspense>
  );
}
