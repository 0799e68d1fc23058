import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { SearchBox } from '@/ui/components/search-box';
import type { MenuViewModel } from '@/ui/screens/menu/menu-view-model';

/** Search within the menu; the number of results is announced when typing pauses. Source: decisions, Menu; PAIN-57. */
export const MenuSearch = observer(function MenuSearch({ model }: { readonly model: MenuViewModel }) {
  const { t } = useText();
  return (
    <SearchBox
      label={t('menu.searchLabel')}
      placeholder={t('menu.searchPlaceholder')}
      value={model.search}
      found={
        model.isSearching && model.found !== undefined ? t('menu.found', { count: model.found.length }) : ''
      }
      onFocus={() => void model.prepareSearch()}
      onChange={model.setSearch}
    />
  );
});
