import { useId } from 'react';
import type { MenuGroup } from '../menu';
import { NavItems } from './NavItems';
import styles from './side-nav.module.css';

/** Items of several groups of the menu, each group under its name. */
export function GroupedItems({ groups }: { readonly groups: readonly MenuGroup[] }) {
  return groups.map((group) => <Group key={group.id} group={group} />);
}

function Group({ group }: { readonly group: MenuGroup }) {
  const id = useId();
  return (
    <div className={styles['group']} role="group" aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {group.text}
      </h2>
      <NavItems items={group.items} />
    </div>
  );
}
