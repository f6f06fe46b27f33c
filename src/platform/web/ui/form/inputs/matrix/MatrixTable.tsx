import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import type { Choices, MatrixGroup } from '#platform/shared/matrix';
import type { MatrixSpec } from '#platform/web/ui/matrix/matrix-spec';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import { MatrixRowView, type ChoiceText } from './MatrixRowView';
import { GroupHead } from './GroupHead';
import styles from './matrix-input.module.css';

interface MatrixTableProps {
  /** Prefix of the names of the rows' radio buttons. */
  readonly name: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  /** Groups with their visible rows, and with all rows. */
  readonly groups: readonly MatrixGroup[];
  readonly allGroups: readonly MatrixGroup[];
  readonly matrix: MatrixSpec;
  readonly chosen: Choices;
  readonly before: Choices;
  readonly closed: ReadonlySet<string>;
  /** True for a column per choice; otherwise one list per row. */
  readonly isWide: boolean;
  readonly locked: boolean;
  readonly onToggle: (group: string) => void;
  readonly onChoose: (row: string, choice: string | null) => void;
  readonly onChooseAll: (name: string, rows: readonly string[], choice: string | null) => void;
}

/** Rows below the headings of their groups. */
export function MatrixTable({
  name,
  label,
  describedBy,
  groups,
  allGroups,
  matrix,
  chosen,
  before,
  closed,
  isWide,
  locked,
  onToggle,
  onChoose,
  onChooseAll,
}: MatrixTableProps) {
  const translate = useTranslate();
  const options: ChoiceText[] = [
    { value: null, text: translate('app.matrix.none') },
    ...matrix.choices.options.map(({ value }) => ({ value, text: translate(choiceKey(matrix.choices, value)) })),
  ];
  if (groups.length === 0) return <p className={styles['nothing']}>{translate('app.matrix.noMatch')}</p>;
  return (
    <table
      className={styles['table']}
      data-wide={isWide || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={isWide ? moveBetweenRows : undefined}
    >
      {isWide && (
        <thead>
          <tr>
            <th scope="col">{translate('app.matrix.row')}</th>
            {options.map(({ value, text }) => (
              <th key={value} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {groups.map((group) => {
        const all = allGroups.find(({ clave }) => clave === group.clave)?.filas ?? [];
        const isOpen = !closed.has(group.clave);
        return (
          <tbody key={group.clave}>
            <GroupHead
              group={group}
              held={all.filter(({ clave }) => chosen.has(clave)).length}
              total={all.length}
              columns={isWide ? options.length + 1 : 2}
              options={options}
              isOpen={isOpen}
              locked={locked}
              onToggle={() => onToggle(group.clave)}
              onChooseAll={(choice) =>
                onChooseAll(
                  group.nombre,
                  group.filas.map(({ clave }) => clave),
                  choice,
                )
              }
            />
            {isOpen &&
              group.filas.map((row) => (
                <MatrixRowView
                  key={row.clave}
                  name={`${name}-${row.clave}`}
                  row={row}
                  options={options}
                  chosen={chosen.get(row.clave) ?? null}
                  before={before.get(row.clave) ?? null}
                  isWide={isWide}
                  locked={locked}
                  onChoose={onChoose}
                />
              ))}
          </tbody>
        );
      })}
    </table>
  );
}

/** Moves between rows with up and down, without changing their choice; left and right change the choice, as in any radio group. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLInputElement) || target.type !== 'radio')
    return;
  event.preventDefault();
  const checked = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')];
  const here = checked.findIndex((input) => input.name === target.name);
  checked[here + (key === 'ArrowDown' ? 1 : -1)]?.focus();
}
