import { Loading } from '#platform/web/ui/states/Loading';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import type { MatrixSpec } from '#platform/web/ui/matrix/matrix-spec';
import { useMatrixRows } from '#platform/web/ui/matrix/useMatrixRows';
import type { FieldControl } from '#platform/web/ui/form/field/FormField';
import { MatrixEditor } from './MatrixEditor';
import styles from './matrix-input.module.css';

interface MatrixControlProps {
  readonly control: FieldControl;
  readonly matrix: MatrixSpec;
  readonly plain: boolean;
}

/** The matrix, rendered once its rows are loaded. */
export default function MatrixControl({ control, matrix, plain }: MatrixControlProps) {
  const { data, error, refetch } = useMatrixRows(matrix);
  return (
    <div
      id={control.id}
      tabIndex={-1}
      className={styles['matrix']}
      data-full-width
      data-plain={plain || undefined}
      aria-busy={!data && !error}
    >
      {data ? (
        <MatrixEditor control={control} matrix={matrix} rows={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
