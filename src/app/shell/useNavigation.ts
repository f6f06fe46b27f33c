import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { NAVIGATION } from '../../../generated/shared/navigation.gen';
import { usePermissionSet } from '../../ui/access/PermissionsContext';
import type { IconName } from '../../ui/icons/Icon';
import { matchesText } from './matches-text';

export interface MenuItem {
  readonly id: string;
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  readonly entity: string | null;
}

export interface MenuGroup {
  readonly id: string;
  readonly text: string;
  readonly items: readonly MenuItem[];
}

/** The menu as this person may see it, reduced to what matches the text. Groups without items are left out. */
export function useNavigation(text = ''): readonly MenuGroup[] {
  const held = usePermissionSet();
  const translate = useTranslate();
  return useMemo(() => NAVIGATION.map((group) => ({
    id: group.id,
    text: translate(`navigation.${group.id}`),
    items: group.items
      .filter((item) => item.permission === null || held.has(item.permission))
      .map((item): MenuItem => ({
        id: item.id,
        to: item.to,
        // The compiler took it from the closed list that Icon draws.
        icon: item.icon as IconName,
        text: item.entity ? translate(`resources.${item.entity}.name`, { smart_count: 2 }) : translate(`navigation.${item.id}`),
        entity: item.entity,
      }))
      .filter((item) => matchesText(item.text, text)),
  })).filter((group) => group.items.length > 0), [held, translate, text]);
}
