import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { articleFavorite } from '@/domain/customer/favorite';
import { FavoriteToggleModel } from '@/ui/components/favorite-toggle-model';
import { aMemberTab } from '@test/support/a-member-tab';
import { articleCode } from '@test/support/builders/ids';

const SOUP = articleFavorite(articleCode('soup'));
const BREAD = articleFavorite(articleCode('bread'));

describe('FavoriteToggleModel', () => {
  it('toggles at once [FAV-01]', () => {
    const model = new FavoriteToggleModel(aMemberTab(), SOUP);
    void model.toggle();
    expect(model.isOn).toBe(true);
  });

  it('toggles back and shows why when the server refuses [OPEN-38]', async () => {
    const tab = aMemberTab();
    tab.club.favoriteList.script.failNext(refusal(500));
    const model = new FavoriteToggleModel(tab, SOUP);
    await model.toggle();
    expect(model.isOn).toBe(false);
    expect(tab.notices.error).toEqual({ visible: true, message: { key: 'error.server', values: {} } });
  });

  it('redraws only for its own favourite', async () => {
    const tab = aMemberTab();
    const [soup, bread] = [new FavoriteToggleModel(tab, SOUP), new FavoriteToggleModel(tab, BREAD)];
    let drawings = 0;
    autorun(() => {
      drawings += 1;
      return bread.isOn;
    });
    await soup.toggle();
    expect(drawings).toBe(1);
  });
});
