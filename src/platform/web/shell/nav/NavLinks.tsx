import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId } from 'react';
import { isLong } from '../sections-of';
import type { MenuGroup } from '../menu';
import { setFold, useFolds } from './fold-store';
import { useHere } from './HereContext';
import { NavItems } from './NavItems';
import styles from './side-nav.module.css';

interface NavLinksProps {
  readonly groups: readonly MenuGroup[];
  readonly collapsed: boolean;
  /** Groups start closed, except the one with the current page. */
  readonly folded: boolean;
  /** Search results are visible even in closed groups. */
  readonly searching: boolean;
}

/** Menu links by group; each group can be closed, and its state is remembered. */
export function NavLinks({ groups, collapsed, folded, searching }: NavLinksProps) {
  const page = useHere();
  const folds = useFolds();
  return groups.map((group) => {
    const here = group.items.some(({ to }) => to === page);
    if (collapsed)
      return folded && !here ? null : (
        <div key={group.id} className={styles['group']} role="group" aria-label={group.text}>
          <NavItems items={group.items} iconsOnly />
        </div>
      );
    if (!isTitled(group))
      return (
        <div key={group.id} className={styles['group']} role="group" aria-label={group.text}>
          <NavItems items={group.items} />
        </div>
      );
    return (
      <Group
        key={group.id}
        group={group}
        open={searching || (folds[group.id] ?? (here || group.isOwn || !(folded || isLong(group))))}
        fixed={searching}
      />
    );
  });
}

function Group({ group, open, fixed }: { group: MenuGroup; open: boolean; fixed: boolean }) {
  const id = useId();
  return (
    <div className={styles['group']} role="group" aria-labelledby={id}>
      <h2 id={id}>
        {fixed ? (
          <span className={styles['title']}>{group.text}</span>
        ) : (
          <button
            type="button"
            className={styles['fold']}
            aria-expanded={open}
            onClick={() => setFold(group.id, !open)}
          >
            <span>{group.text}</span>
            <ExpandMore aria-hidden />
          </button>
        )}
      </h2>
      {open && <NavItems items={group.items} />}
    </div>
  );
}

/** False for a group with one item of the same name, or with one page that is not a list. */
function isTitled({ items: [first, ...others], text }: MenuGroup): boolean {
  return (
    others.length > 0 ||
    first?.section != null ||
    first?.pile != null ||
    (first?.entity !== null && first?.text !== text)
  );
}
